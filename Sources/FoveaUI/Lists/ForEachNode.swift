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
    ids = identities(of: view)
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    for (id, element) in zip(ids, view.data) { nodes.append(make(id, element)) }
    adopt(nodes)
  }

  func update(_ newer: ForEach<Data, ID, Content>) {
    view = newer
    let before = ids
    ids = identities(of: newer)
    if ids == before {
      for (node, element) in zip(children, newer.data) {
        Content._updateNode(newer.content(element), rowContent(node))
      }
      return
    }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    var kept: [ID: ViewNode] = [:]
    kept.reserveCapacity(ids.count)
    for (id, element) in zip(ids, newer.data) {
      if let known = rows.removeValue(forKey: id) {
        Content._updateNode(newer.content(element), rowContent(known))
        kept[id] = known
        nodes.append(known)
      } else {
        let node = RowNode(id: AnyHashable(id), in: childContext)
        node.adopt([Content._makeNode(newer.content(element), in: node.childContext)])
        kept[id] = node
        nodes.append(node)
      }
    }
    rows = kept
    setChildren(nodes)
  }

  private func make(_ id: ID, _ element: Data.Element) -> ViewNode {
    let node = RowNode(id: AnyHashable(id), in: childContext)
    node.adopt([Content._makeNode(view.content(element), in: node.childContext)])
    rows[id] = node
    return node
  }

  private func rowContent(_ row: ViewNode) -> ViewNode { row.children[0] }

  /// The identities, each once: a second element with the same one is left out of the rows.
  private func identities(of view: ForEach<Data, ID, Content>) -> [ID] {
    let all = view.data.map(view.id)
    if Set(all).count == all.count { return all }
    report(duplicatesIn: all)
    return all
  }

  private func report(duplicatesIn ids: [ID]) {
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

  init(id: AnyHashable, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }
}
