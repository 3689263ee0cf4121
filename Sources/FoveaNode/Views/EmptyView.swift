/// A view that is not there.
@frozen nonisolated public struct EmptyView: View {
  /// A view that draws nothing and takes no room.
  @inlinable public init() {}

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ViewNode(in: context)
  }
  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {}

  // A view that is not there is not there with a modifier either.
  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    _makeNode(view, in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {}

  @MainActor public static var _mayBeSeveral: Bool { true }
}
