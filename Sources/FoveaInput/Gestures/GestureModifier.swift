import Foundation
import FoveaDrawing
import FoveaLayout
import FoveaNode
import FoveaScene

extension View {
  /// Gives the view a gesture; gestures of views inside go before it.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Gives the view a gesture that goes before its other ones.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Gives the view a gesture that is recognized beside its other ones.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Runs an action on a tap or a click, and for Space or Select where the view has focus (F113,
  /// F114).
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the place of a tap or a click.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action with the place of a tap or a click.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action on a press that lasts; the duration is in seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressingGesture(
          press: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, changed: onPressingChanged),
        rank: .normal, mask: .all))
  }
}

/// Which gestures count: the one that is added, those of views inside, or both. `subviews` switches
/// the added gesture off; that of views inside cannot be switched off here.
nonisolated public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A long press that tells when pressing begins and ends.
nonisolated struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let action: () -> Void
  let changed: ((Bool) -> Void)?

  @MainActor static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    let recognizer = LongPressRecognizer(gesture.press)
    recognizer.onChanged = { _ in gesture.changed?(true) }
    recognizer.onEnded = { _ in gesture.action() }
    recognizer.onFinished = { gesture.changed?(false) }
    return _GestureRecognizer(recognizer: recognizer)
  }
}

nonisolated struct GestureModifier<G: Gesture>: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask

  @MainActor private final class Memory: GestureHolder {
    private var recognizer: Recognizer<G.Value>
    private var isStale = false
    unowned let node: ModifierNode<GestureModifier>

    init(_ recognizer: Recognizer<G.Value>, on node: ModifierNode<GestureModifier>) {
      self.recognizer = recognizer
      self.node = node
    }

    override var rank: GestureRank { node.modifier.rank }
    override var isActive: Bool {
      node.modifier.mask.contains(.gesture) && !node.isDetached && node.takesGestures
    }
    override func handle(_ event: PointerEvent) -> Bool {
      recognizer.handle(GestureTouch(event: event, node: node))
    }
    override func cancel() { recognizer.cancel() }
    /// What a newer gesture calls, and what it waits for, holds from the next press on.
    func replace() {
      if isTracking {
        isStale = true
      } else {
        recognizer = G._recognizer(node.modifier.gesture).recognizer
        isStale = false
      }
    }
    override func rest() { if isStale { replace() } }
    override func tap() -> Bool {
      guard recognizer.isTap, isActive else { return false }
      recognizer.perform(on: node)
      return true
    }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.facet?.render.hitArea = .bounds
    install(on: node)
    node.pointerHandler = { [weak node] event, _ in
      (node?.memory as? GestureHolder)?.pointer(event, at: node) ?? false
    }
    node.commandHandler = { [weak node] command in
      command == .tap && (node?.memory as? GestureHolder)?.tap() == true
    }
  }

  @MainActor func attached(to node: ModifierNode<Self>) {
    if node.contentArea(for: .interaction) != nil { node.facet?.render.hitArea = nil }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.memory as? Memory)?.replace()
  }

  @MainActor private func install(on node: ModifierNode<Self>) {
    node.memory = Memory(G._recognizer(gesture).recognizer, on: node)
  }

  @MainActor func detach(from node: ModifierNode<Self>) { (node.memory as? Memory)?.cancel() }
}
