import FoveaLayout

/// The rows of a list, one below the other.
nonisolated struct ListColumn<Content: View>: View {
  typealias Body = Never
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ListColumnNode(in: context) { Content._makeNode(view.content, in: $0) }
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    Content._updateNode(view.content, node.children[0])
  }
}

/// Finds the rows among the views inside, and puts a row's box around each.
package final class ListColumnNode: ViewNode {
  private unowned let list: ListNode
  private let column: StackBox
  private var known: [ObjectIdentifier: ListRow] = [:]
  private(set) var rows: [ListRow] = []

  init(in context: NodeContext, content: (NodeContext) -> ViewNode) {
    guard let list = EnvironmentValues(scope: context.environment).list.list else {
      preconditionFailure("the rows of a list belong to a list")
    }
    self.list = list
    let isRow = list.kind == .segments
    column = StackBox(
      axis: isRow ? .horizontal : .vertical, alignment: isRow ? .centerY : .leading, spacing: 0,
      in: context.tree.layout)
    super.init(in: context)
    setBox(column, draws: true)
    list.column = self
    followLayoutDirection()
    adopt([content(childContext)])
    refreshBoxes()
  }

  package override func graphChanged() { followLayoutDirection() }

  package override func willDetach() { for row in known.values { row.detach() } }

  package override func refreshBoxes() {
    var before = known
    known = [:]
    rows = []
    find(in: children[0], .row, as: children[0], identity: nil) { content, view, kind, identity in
      guard let box = view.box else { return }
      let key = ObjectIdentifier(box)
      let row = before.removeValue(forKey: key) ?? ListRow(kind, in: list, around: view)
      row.show(content, box, identity: identity)
      known[key] = row
      rows.append(row)
    }
    for row in before.values { row.detach() }
    column.setChildren(rows.map(\.rowBox))
    list.rowsChanged()
  }

  /// Walks down to the views that have boxes, and notes by which identity each is known.
  ///
  /// - Parameter top: the outermost node that stands for nothing but the row looked for.
  private func find(
    in node: ViewNode, _ kind: ListRow.Kind, as top: ViewNode, identity: AnyHashable?,
    _ work: (ViewNode, ViewNode, ListRow.Kind, AnyHashable?) -> Void
  ) {
    if node is PortalNode { return }
    if let section = node as? SectionNode {
      find(in: section.header, .header, as: section.header, identity: nil, work)
      find(in: section.content, .row, as: section.content, identity: identity, work)
      find(in: section.footer, .footer, as: section.footer, identity: nil, work)
      return
    }
    var identity = identity
    var top = top
    if let row = node as? RowNode {
      identity = row.id
      top = row
    }
    if let tag = node as? ModifierNode<Tag> { identity = tag.modifier.value.unwrapped }
    if node.box != nil {
      work(top, node, kind, node.innerTag ?? identity)
      return
    }
    let content = node.children.filter { !($0 is PortalNode) }
    for child in content {
      find(in: child, kind, as: content.count > 1 ? child : top, identity: identity, work)
    }
  }
}
