/// Several views that are treated as one by the modifiers around, and as several by containers.
@frozen nonisolated public struct Group<Content> {
  package let content: Content

  @usableFromInline init(_content: Content) { content = _content }

  /// The group of scenes or commands; a closure cannot be taken for its content.
  package static func holding(_ content: Content) -> Group { Group(_content: content) }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups the views of a closure, without a container of their own.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(_content: content())
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Content._makeNode(view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    Content._updateNode(view.content, node)
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: _NodeContext
  ) -> _ViewNode {
    Content._makeEach(view.content, with: modifier, in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    Content._updateEach(view.content, with: modifier, node)
  }

  @MainActor public static var _mayBeSeveral: Bool { Content._mayBeSeveral }
  @MainActor public static var _mayBeEndless: Bool { Content._mayBeEndless }
}
