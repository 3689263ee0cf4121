import FoveaInput
import FoveaNode

/// Where a row leads.
struct RowLink {
  let value: AnyHashable?
  let follow: @MainActor () -> Void
}

@MainActor
protocol RowLinkNode: ViewNode {
  var rowLink: RowLink? { get }
}

extension ModifierNode: RowLinkNode where Modifier == RowAction {
  var rowLink: RowLink? {
    modifier.action.map { RowLink(value: modifier.value, follow: $0) }
  }
}

/// Makes the row around lead somewhere.
nonisolated package struct RowAction: NodeModifier {
  package typealias Body = Never
  let value: AnyHashable?
  let action: (@MainActor () -> Void)?

  package init(value: AnyHashable?, action: (@MainActor () -> Void)?) {
    self.value = value
    self.action = action
  }

  @MainActor package func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.rowLink)
    node.values.list.list?.linkCame()
  }

  @MainActor package func detach(from node: ModifierNode<Self>) {
    node.values.list.list?.linkLeft()
  }
}

extension ListRow {
  /// The link inside, which the row follows.
  var link: RowLink? {
    func search(_ node: ViewNode) -> RowLink? {
      if node.roles.contains(.rowLink), let link = (node as? any RowLinkNode)?.rowLink {
        return link
      }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    return search(self)
  }
}
