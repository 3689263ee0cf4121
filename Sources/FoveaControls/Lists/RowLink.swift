import FoveaInput
import FoveaNode

/// Where a row leads.
struct RowLink {
  let value: AnyHashable?
  let follow: @MainActor () -> Void
}

@MainActor
protocol RowLinkNode: ViewNode {
  /// Where the row leads; `nil` while it leads nowhere.
  var rowLink: RowLink? { get }
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
