import FoveaInput
import FoveaNode

/// The rows of a list by their places, whether they exist or not.
///
/// A place holds what one element of a collection stands for: a row mostly, several, or none.
@MainActor
protocol RowColumn: ViewNode {
  var placeCount: Int { get }
  /// The rows that exist, in order.
  var shownRows: [ListRow] { get }
  /// Shows the rows at a place to somebody, who may not keep them.
  func look<Result>(at place: Int, _ work: ([ListRow]) -> Result) -> Result
  /// The rows at a place, which stay as long as the list's cursor is there.
  func rows(at place: Int) -> [ListRow]
  func place(of row: ListRow) -> Int?
  /// The places of rows that collections know by these identities, in order.
  func places(of ids: Set<AnyHashable>) -> [Int]
  /// Scrolls no further than needed for the whole row to show.
  func reveal(_ row: ListRow, at place: Int)
}

extension LazyNode: RowColumn {
  var placeCount: Int { rows.count }

  var shownRows: [ListRow] { rows.existing.flatMap { $0.node.rowsInside } }

  func look<Result>(at place: Int, _ work: ([ListRow]) -> Result) -> Result {
    look(atRow: place) { work($0.rowsInside) }
  }

  func rows(at place: Int) -> [ListRow] { rows.node(at: place).rowsInside }

  func place(of row: ListRow) -> Int? { rows.place(around: row) }

  func places(of ids: Set<AnyHashable>) -> [Int] { rows.places(of: ids) }

  func reveal(_ row: ListRow, at place: Int) {
    tree.scrollWishes.append(ScrollWish(row: place, in: self))
    tree.needsFrame()
  }
}

extension ViewNode {
  /// The rows that this node stands for.
  var rowsInside: [ListRow] {
    if let row = self as? ListRow { return [row] }
    return box == nil ? children.flatMap(\.rowsInside) : []
  }
}
