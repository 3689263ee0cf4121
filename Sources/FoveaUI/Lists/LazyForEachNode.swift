/// Something that can make its rows one at a time, for lazy containers.
@MainActor
package protocol RowSource: ViewNode {
  var rowCount: Int { get }
  /// The row at an index, made now if it is not there.
  func row(at index: Int) -> RowNode
  /// The rows that exist, by their place.
  var existingRows: [RowNode] { get }
  func discardRow(_ row: RowNode)
  /// - Complexity: O(*n*): the identities of rows that do not exist are looked through.
  func index(of id: AnyHashable) -> Int?
}

/// The rows of a collection in a lazy container: only those that it asks for exist.
package final class LazyForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode, RowSource {
  private var view: ForEach<Data, ID, Content>
  private var rows: [ID: RowNode] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// - Complexity: O(*r*) for *r* rows that exist, O(*n*) when some of them changed their place.
  func update(_ newer: ForEach<Data, ID, Content>) {
    let before = view.data.count
    view = newer
    let hasMoved = find()
    for row in existingRows {
      Content._updateNode(view.content(element(at: row.index)), row.children[0])
    }
    if hasMoved || rowCount != before { structureChanged() }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  /// Finds the rows that exist in the new data; those that are gone leave.
  ///
  /// - Returns: whether one of them has another place now.
  private func find() -> Bool {
    var missing = rows.filter { id, row in
      row.index >= rowCount || view.id(element(at: row.index)) != id
    }
    guard !missing.isEmpty else { return false }
    for (index, element) in view.data.enumerated() {
      guard let row = missing.removeValue(forKey: view.id(element)) else { continue }
      row.index = index
      if missing.isEmpty { break }
    }
    for (id, row) in missing {
      rows[id] = nil
      row.detach()
    }
    adopt(existingRows)
    return true
  }

  package var rowCount: Int { view.data.count }

  package var existingRows: [RowNode] { rows.values.sorted { $0.index < $1.index } }

  package func row(at index: Int) -> RowNode {
    let element = element(at: index)
    let id = view.id(element)
    if let known = rows[id] {
      if known.index != index { reportDuplicate(id) }
      return known
    }
    let row = RowNode(id: AnyHashable(id), in: childContext)
    row.index = index
    row.adopt([Content._makeNode(view.content(element), in: row.childContext)])
    rows[id] = row
    adopt(existingRows)
    return row
  }

  private func reportDuplicate(_ id: ID) {
    tree.report(
      Issue(
        "The identity \(id) occurs more than once in a ForEach; its rows share their state.",
        fixes: ["Give each element an id of its own."], place: "ForEach"))
  }

  package func discardRow(_ row: RowNode) {
    guard let id = row.id.base as? ID, rows[id] === row else { return }
    rows[id] = nil
    adopt(children.filter { $0 !== row })
    row.detach()
  }

  package func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[id] { return row.index }
    for (index, element) in view.data.enumerated() where view.id(element) == id { return index }
    return nil
  }
}
