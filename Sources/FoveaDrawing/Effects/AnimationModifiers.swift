import FoveaLayout
import FoveaNode

extension View {
  /// Animates what changes in this view when a value changes.
  ///
  /// Opacity, offsets, scales, frames, padding, shapes and the colours of areas move; views that
  /// come, go or are pushed aside by others are in their new places at once.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier(value: value, always: false) { $0.animation = animation })
  }

  /// Animates every change in this view.
  @available(*, deprecated, message: "Use animation(_:value:)")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(value: 0, always: true) { $0.animation = animation })
  }

  /// Changes the transaction of every change in this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: 0, always: true, transform: transform))
  }

  /// Changes the transaction of changes in this view when a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, always: false, transform: transform))
  }

  /// How the view comes and goes. Fovea's views come and go at once, whatever is given here.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// How the content changes inside the view. It changes at once, whatever is given here.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Ties two views together across a change. They change places at once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}

/// How a view comes and goes. Accepted; views come and go at once.
nonisolated public struct AnyTransition: Sendable {
  /// The view is there at once: what is drawn here for any transition.
  public static let identity = AnyTransition()
  /// Asks the view to fade; it comes and goes at once.
  public static let opacity = AnyTransition()
  /// Asks the view to grow and shrink; it comes and goes at once.
  public static let scale = AnyTransition()
  /// Asks the view to come from leading and leave to trailing; it comes and goes at once.
  public static let slide = AnyTransition()

  /// Asks the view to grow from a size and shrink to it; it comes and goes at once.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Asks the view to come from an edge and leave there; it comes and goes at once.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Asks the view to push others aside from an edge; it comes and goes at once.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Asks the view to come from a distance in points; it comes and goes at once.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Asks for one way to come and another to go; the view does both at once.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
  /// Asks for two transitions together; the view comes and goes at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Asks for an animation of its own; the view comes and goes at once.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes inside a view. Accepted; it changes at once.
nonisolated public struct ContentTransition: Equatable, Sendable {
  private let number: Int
  /// No transition: what is drawn here for any of them.
  public static let identity = ContentTransition(number: 0)
  /// Asks the content to fade over; it changes at once.
  public static let opacity = ContentTransition(number: 1)
  /// Asks the content to pass into the newer one; it changes at once.
  public static let interpolate = ContentTransition(number: 2)
  /// Asks digits to roll, downward where numbers fall; they change at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(number: 3)
  }
}

/// What two tied views share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for the position and one for the size.
  public let rawValue: UInt32
  /// The properties whose bits are set; other bits stand for nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the views are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both where they are and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Changes the transaction while the content takes its newer value.
nonisolated struct TransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let always: Bool
  let transform: (inout Transaction) -> Void

  init(value: Value, always: Bool, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.always = always
    self.transform = transform
  }

  static var _appliesToEach: Bool { false }

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    TransactionNode(content, value: modifier.value, in: context)
  }

  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    node.cast(to: TransactionNode<Value>.self).update(modifier, content: content)
  }
}

package final class TransactionNode<Value: Equatable>: ViewNode {
  private var value: Value

  init<Inner: View>(_ content: Inner, value: Value, in context: NodeContext) {
    self.value = value
    super.init(in: context)
    adopt([Inner._makeNode(content, in: placeContext)])
  }

  // Views below take their newer values inside this call; those that read something of their own
  // follow with the transaction of what they read.
  func update<Inner: View>(_ modifier: TransactionModifier<Value>, content: Inner) {
    let outer = tree.transaction
    defer { tree.transaction = outer }
    if modifier.always || modifier.value != value { modifier.transform(&tree.transaction) }
    value = modifier.value
    Inner._updateNode(content, children[0])
  }

  package override var isModifier: Bool { true }
}
