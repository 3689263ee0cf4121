/// One of two views, by a condition.
@frozen nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view that the condition chose.
  @frozen public enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  /// The view that there is now, and which of the two it is.
  public let storage: Storage

  /// What `ViewBuilder` makes of `if … else` and `switch`.
  @inlinable public init(storage: Storage) { self.storage = storage }

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
    _mayBeSeveral
      ? BranchNode(view.branch(with: modifier), in: context)
      : M._makeNode(modifier, content: view, in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    if _mayBeSeveral {
      node.cast(to: BranchNode.self).update(view.branch(with: modifier))
    } else {
      M._updateNode(modifier, content: view, node)
    }
  }

  @MainActor public static var _mayBeSeveral: Bool {
    TrueContent._mayBeSeveral || FalseContent._mayBeSeveral
  }

  @MainActor public static var _mayBeEndless: Bool {
    TrueContent._mayBeEndless || FalseContent._mayBeEndless
  }

  @MainActor private var branch: BranchNode.Branch {
    switch storage {
    case .first(let content): BranchNode.Branch(0, content)
    case .second(let content): BranchNode.Branch(1, content)
    }
  }

  @MainActor private func branch<M: ViewModifier>(with modifier: M) -> BranchNode.Branch {
    switch storage {
    case .first(let content):
      BranchNode.Branch(0, EachModified(content: content, modifier: modifier))
    case .second(let content):
      BranchNode.Branch(1, EachModified(content: content, modifier: modifier))
    }
  }
}

extension Optional: View where Wrapped: View {
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
    BranchNode(view.branch(with: modifier), in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    node.cast(to: BranchNode.self).update(view.branch(with: modifier))
  }

  @MainActor public static var _mayBeSeveral: Bool { true }
  @MainActor public static var _mayBeEndless: Bool { Wrapped._mayBeEndless }

  @MainActor private var branch: BranchNode.Branch? {
    map { BranchNode.Branch(0, $0) }
  }

  @MainActor private func branch<M: ViewModifier>(with modifier: M) -> BranchNode.Branch? {
    map { BranchNode.Branch(0, EachModified(content: $0, modifier: modifier)) }
  }
}

/// The place of a view that may be another one, or none, the next time.
package final class BranchNode: ViewNode {
  /// The view of one branch; branches with equal keys have one type.
  @MainActor package struct Branch {
    let key: AnyHashable
    let make: @MainActor (NodeContext) -> ViewNode
    let update: @MainActor (ViewNode) -> Void

    init<Content: View>(_ key: AnyHashable, _ content: Content) {
      self.init(
        key: key, make: { Content._makeNode(content, in: $0) },
        update: { Content._updateNode(content, $0) })
    }

    package init(
      key: AnyHashable, make: @escaping @MainActor (NodeContext) -> ViewNode,
      update: @escaping @MainActor (ViewNode) -> Void
    ) {
      self.key = key
      self.make = make
      self.update = update
    }
  }

  private var key: AnyHashable?

  package init(_ branch: Branch?, in context: NodeContext) {
    super.init(in: context)
    key = branch?.key
    if let branch { adopt([branch.make(placeContext)]) }
  }

  package func update(_ branch: Branch?) {
    if let branch, branch.key == key, let child = children.first {
      branch.update(child)
      return
    }
    if branch == nil && key == nil { return }
    key = branch?.key
    setChildren(branch.map { [$0.make(placeContext)] } ?? [])
  }
}
