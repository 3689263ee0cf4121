/// A view whose type is not told. A change of the type ends the identity of what was there.
@frozen nonisolated public struct AnyView: View {
  private let view: any View

  /// Hides the type of a view; of a view that hides its type already nothing is added.
  public init<V: View>(_ view: V) { self.view = view }

  /// The same, where a name at the call makes plain what is done.
  public init<V: View>(erasing view: V) { self.view = view }

  /// Hides the type of a view that is known only as a value; `nil` where the value is no view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    BranchNode(view.branch, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: BranchNode.self).update(view.branch)
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: _NodeContext
  ) -> _ViewNode {
    guard M.self is any OpensErasedViews.Type else {
      return M._makeNode(modifier, content: view, in: context)
    }
    return BranchNode(view.branch(with: modifier), in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    guard M.self is any OpensErasedViews.Type else {
      return M._updateNode(modifier, content: view, node)
    }
    node.cast(to: BranchNode.self).update(view.branch(with: modifier))
  }

  @MainActor private var branch: BranchNode.Branch { Self.branch(of: view) }

  @MainActor private func branch<M: ViewModifier>(with modifier: M) -> BranchNode.Branch {
    func each<V: View>(_ view: V) -> BranchNode.Branch {
      if let any = view as? AnyView { return any.branch(with: modifier) }
      let content = EachModified(content: view, modifier: modifier)
      return BranchNode.Branch(ObjectIdentifier(V.self), content)
    }
    return each(view)
  }

  @MainActor private static func branch<V: View>(of view: V) -> BranchNode.Branch {
    if let any = view as? AnyView { return any.branch }
    return BranchNode.Branch(ObjectIdentifier(V.self), view)
  }
}

/// A modifier of each view that an erased one turns out to stand for, as the rows of a list are.
///
/// Any other modifier around an erased view outlives a change of what is inside.
package protocol OpensErasedViews: ViewModifier {}
