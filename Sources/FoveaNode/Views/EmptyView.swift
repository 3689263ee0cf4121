/// A view that is not there.
@frozen nonisolated public struct EmptyView: View {
  /// A view that draws nothing and takes no room.
  @inlinable public init() {}

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ViewNode(in: context)
  }
  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {}

  // A view that is not there is not there with a modifier either.
  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: _NodeContext
  ) -> _ViewNode {
    _makeNode(view, in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {}

  @MainActor public static var _mayBeSeveral: Bool { true }
}
