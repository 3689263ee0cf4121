/// The rows of a collection, kept by identity: a row that moves keeps its state and its focus.
package final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ID: ViewNode] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    ids = view.data.map(view.id)
    rows.reserveCapacity(ids.count)
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    for (id, content) in zip(ids, contents()) { nodes.append(make(id, content)) }
    adopt(nodes)
    reportDuplicates()
  }

  /// What the rows show. The author's closure runs here, after the body that holds it: what it
  /// reads is read by this node.
  private func contents() -> [Content] { observing { view.data.map(view.content) } }

  package override func graphChanged() { update(view) }

  func update(_ newer: ForEach<Data, ID, Content>) {
    view = newer
    let before = ids
    ids = newer.data.map(newer.id)
    if ids == before {
      for (node, content) in zip(children, contents()) {
        Content._updateNode(content, rowContent(node))
      }
      return
    }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    var kept: [ID: ViewNode] = [:]
    kept.reserveCapacity(ids.count)
    for (id, content) in zip(ids, contents()) {
      if let known = rows.removeValue(forKey: id) {
        Content._updateNode(content, rowContent(known))
        kept[id] = known
        nodes.append(known)
      } else {
        let node = RowNode(id: AnyHashable(id), in: childContext)
        node.adopt([Content._makeNode(content, in: node.childContext)])
        kept[id] = node
        nodes.append(node)
      }
    }
    rows = kept
    setChildren(nodes)
    reportDuplicates()
  }

  private func make(_ id: ID, _ content: Content) -> ViewNode {
    let node = RowNode(id: AnyHashable(id), in: childContext)
    node.adopt([Content._makeNode(content, in: node.childContext)])
    rows[id] = node
    return node
  }

  private func rowContent(_ row: ViewNode) -> ViewNode { row.children[0] }

  /// Elements that share an identity share a row's state; the author is told.
  private func reportDuplicates() {
    guard rows.count < ids.count else { return }
    var seen = Set<ID>()
    guard let twice = ids.first(where: { !seen.insert($0).inserted }) else { return }
    tree.report(
      Issue(
        "The identity \(twice) occurs more than once in a ForEach; its rows share their state.",
        fixes: ["Give each element an id of its own."], place: "ForEach"))
  }
}

/// One row of a collection; it carries the identity by which scrolling and selection find it.
package final class RowNode: ViewNode {
  package let id: AnyHashable
  /// The place in the collection, kept up to date by lazy collections only.
  package var index = 0
  /// Shows the row anew when something that a lazy collection's closure read for it has changed.
  var refresh: (() -> Void)?

  package override func graphChanged() { refresh?() }

  init(id: AnyHashable, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }
}
