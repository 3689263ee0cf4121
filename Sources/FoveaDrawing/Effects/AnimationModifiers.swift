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
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes inside a view. Accepted; it changes at once.
nonisolated public struct ContentTransition: Equatable, Sendable {
  private let number: Int
  public static let identity = ContentTransition(number: 0)
  public static let opacity = ContentTransition(number: 1)
  public static let interpolate = ContentTransition(number: 2)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(number: 3)
  }
}

/// What two tied views share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
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
