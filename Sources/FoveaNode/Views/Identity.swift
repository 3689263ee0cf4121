extension View {
  /// Gives the view an identity: another one ends its state and its focus (F49).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Marks the view with a value by which a selection knows it.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(Tag(value: AnyHashable(tag)))
  }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    IdentityNode(view.id, BranchNode.Branch(AnyHashable(view.id), view.content), in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: IdentityNode.self).update(
      view.id, BranchNode.Branch(AnyHashable(view.id), view.content))
  }

  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    IdentityNode(view.id, view.branch(with: modifier), in: context)
  }

  @MainActor static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    node.cast(to: IdentityNode.self).update(view.id, view.branch(with: modifier))
  }

  @MainActor static var _mayBeSeveral: Bool { Content._mayBeSeveral }
  @MainActor static var _mayBeEndless: Bool { Content._mayBeEndless }

  @MainActor private func branch<M: ViewModifier>(with modifier: M) -> BranchNode.Branch {
    BranchNode.Branch(AnyHashable(id), EachModified(content: content, modifier: modifier))
  }
}

/// The place of a view with an identity of its own.
package final class IdentityNode: ViewNode {
  package private(set) var id: AnyHashable

  init(_ id: AnyHashable, _ branch: BranchNode.Branch, in context: NodeContext) {
    self.id = id
    super.init(in: context)
    adopt([branch.make(placeContext)])
  }

  func update(_ id: AnyHashable, _ branch: BranchNode.Branch) {
    if id == self.id, let child = children.first {
      branch.update(child)
      return
    }
    self.id = id
    setChildren([branch.make(placeContext)])
  }
}

nonisolated package struct Tag: NodeModifier {
  package typealias Body = Never
  package let value: AnyHashable
}

extension ViewNode {
  /// A tag that other modifiers, or a view of the author's, are wrapped around.
  package var innerTag: AnyHashable? {
    var current: ViewNode? = self
    while let candidate = current, candidate.isModifier || candidate.box == nil {
      if let tag = candidate as? ModifierNode<Tag> { return tag.modifier.value.unwrapped }
      current = candidate.children.count == 1 ? candidate.children[0] : nil
    }
    return nil
  }
}
