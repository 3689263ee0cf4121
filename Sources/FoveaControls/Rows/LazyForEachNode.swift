import FoveaDrawing
import FoveaInput
import FoveaNode

/// Something that can make its rows one at a time, for lazy containers.
@MainActor
package protocol RowSource: ViewNode {
  var rowCount: Int { get }
  /// The row at an index, made now if it is not there.
  func row(at index: Int) -> RowNode
  /// The rows that exist, by their place.
  var existingRows: [RowNode] { get }
  func existingRow(at index: Int) -> RowNode?
  func discardRow(_ row: RowNode)
  /// - Complexity: O(*n*): the identities of rows that do not exist are looked through.
  func index(of id: AnyHashable) -> Int?
  /// The places of rows with these identities, in order.
  ///
  /// - Complexity: O(*n*).
  func indices(of ids: Set<AnyHashable>) -> [Int]
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
      Content._updateNode(content(of: row), row.children[0])
    }
    if hasMoved || rowCount != before { structureChanged() }
  }

  /// What a row shows; what the author's closure reads is read by the row.
  private func content(of row: RowNode) -> Content {
    row.tracking { view.content(element(at: row.index)) }
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
    for (id, row) in missing.sorted(by: { $0.value.index < $1.value.index }) {
      rows[id] = nil
      row.detach()
    }
    adopt(rows.values.sorted { $0.index < $1.index })
    return true
  }

  package var rowCount: Int { view.data.count }

  /// The children are the rows that exist, in order.
  package var existingRows: [RowNode] { children.map { $0.cast(to: RowNode.self) } }

  package func existingRow(at index: Int) -> RowNode? {
    let place = place(of: index)
    guard place < children.count else { return nil }
    let row = children[place].cast(to: RowNode.self)
    return row.index == index ? row : nil
  }

  /// Where a row stands, or would stand, among those that exist.
  private func place(of index: Int) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = children[middle].cast(to: RowNode.self).index < index
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func row(at index: Int) -> RowNode {
    let element = element(at: index)
    let id = view.id(element)
    if let known = rows[id] {
      if known.index != index { reportDuplicate(id) }
      return known
    }
    let row = RowNode(id: AnyHashable(id), in: childContext)
    row.index = index
    row.adopt([Content._makeNode(content(of: row), in: row.childContext)])
    row.refresh = { [unowned self, unowned row] in
      guard row.index < rowCount else { return }
      Content._updateNode(content(of: row), row.children[0])
    }
    rows[id] = row
    var all = children
    all.insert(row, at: place(of: index))
    adopt(all)
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

  package func indices(of ids: Set<AnyHashable>) -> [Int] {
    var missing = Set(ids.compactMap { $0.base as? ID })
    var found: [Int] = []
    // The rows that exist are known: often they are all that is wanted.
    for id in missing {
      guard let row = rows[id] else { continue }
      found.append(row.index)
      missing.remove(id)
    }
    if missing.isEmpty { return found.sorted() }
    for (index, element) in view.data.enumerated() where missing.remove(view.id(element)) != nil {
      found.append(index)
      if missing.isEmpty { break }
    }
    return found.sorted()
  }
}
