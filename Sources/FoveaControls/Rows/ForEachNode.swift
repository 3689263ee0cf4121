import FoveaDrawing
import FoveaInput
import FoveaNode

/// The rows of a collection, kept by identity: a row that moves keeps its state and its focus.
package final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    ids = view.data.map(view.id)
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
    // Rows that stand where they stood need not be looked for.
    let kept = zip(ids, before).prefix { $0 == $1 }.count
    var rows: [ID: ViewNode] = [:]
    for (id, node) in zip(before, children).dropFirst(kept) where rows[id] == nil {
      rows[id] = node
    }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    for (index, (id, content)) in zip(ids, contents()).enumerated() {
      let known = index < kept ? children[index] : rows.removeValue(forKey: id)
      if let known { Content._updateNode(content, rowContent(known)) }
      nodes.append(known ?? make(id, content))
    }
    setChildren(nodes)
    reportDuplicates()
  }

  private func make(_ id: ID, _ content: Content) -> ViewNode {
    let node = RowNode(id: AnyHashable(id), in: placeContext)
    node.adopt([Content._makeNode(content, in: node.placeContext)])
    return node
  }

  private func rowContent(_ row: ViewNode) -> ViewNode { row.children[0] }

  /// Elements that share an identity share a row's state; the author is told.
  private func reportDuplicates() {
    // Numbers that grow from row to row, as indices do, need no set.
    if let numbers = ids as? [Int], zip(numbers, numbers.dropFirst()).allSatisfy(<) { return }
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
