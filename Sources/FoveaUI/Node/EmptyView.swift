/// A view that is not there.
@frozen nonisolated public struct EmptyView: View {
  @inlinable public init() {}

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ViewNode(in: context)
  }
  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {}
}
