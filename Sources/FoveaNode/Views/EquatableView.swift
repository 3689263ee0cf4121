/// A view that is updated only when it is not equal to the one before.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared with the one before.
  public var content: Content

  /// Compares `content` with the content before by `==`, whatever its properties are.
  @inlinable public init(content: Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    EquatableNode(view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: EquatableNode<Content>.self).update(view.content)
  }
}

extension View where Self: Equatable {
  /// Updates this view only when `==` tells it from the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

package final class EquatableNode<Content: Equatable & View>: ViewNode {
  private var content: Content

  init(_ content: Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    adopt([Content._makeNode(content, in: placeContext)])
  }

  func update(_ newer: Content) {
    if newer == content { return }
    content = newer
    if let child = children.first { Content._updateNode(newer, child) }
  }
}
