import FoveaInput

/// The rows at which keys stop, from one to the next: those that do not exist are made to be looked
/// at.
extension ListNode {
  /// Where a row stands: its place in the column, and which of the rows there it is.
  struct Position: Comparable {
    var place: Int
    var index: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.place, lhs.index) < (rhs.place, rhs.index)
    }
  }

  /// The first stop from a position on for which a condition holds.
  ///
  /// - Parameter start: looked at first; `nil` stands for the first row, or the last one on the way
  ///   back.
  /// - Complexity: O(*d*), where *d* is the distance to the stop.
  func firstStop(
    from start: Position?, forward: Bool, where condition: (ListRow, Position) -> Bool
  ) -> Position? {
    guard let column else { return nil }
    var place = start?.place ?? (forward ? 0 : column.placeCount - 1)
    while place >= 0 && place < column.placeCount {
      let found = column.look(at: place) { rows -> Position? in
        for (index, row) in forward ? Array(rows.enumerated()) : rows.enumerated().reversed() {
          let position = Position(place: place, index: index)
          if let start, forward ? position < start : start < position { continue }
          if isStop(row) && condition(row, position) { return position }
        }
        return nil
      }
      if let found { return found }
      place += forward ? 1 : -1
    }
    return nil
  }

  /// The stop some stops further, or the last one on the way.
  func stop(_ distance: Int, from start: Position) -> Position? {
    var left = abs(distance)
    var last: Position?
    _ = firstStop(from: start, forward: distance > 0) { _, position in
      if position == start { return false }
      last = position
      left -= 1
      return left == 0
    }
    return last
  }

  /// The row at a position, made if it is not there.
  func row(at position: Position) -> ListRow? {
    guard let rows = column?.rows(at: position.place), position.index < rows.count else {
      return nil
    }
    return rows[position.index]
  }

  func position(of row: ListRow) -> Position? {
    guard let column, !row.isDetached, let place = column.place(of: row) else { return nil }
    let index = column.look(at: place) { rows in rows.firstIndex { $0 === row } }
    return index.map { Position(place: place, index: $0) }
  }

  /// Where the row is that the selection knows by a value.
  ///
  /// - Complexity: O(*n*) where the row does not exist: one look at each element's identity.
  func position(of value: AnyHashable) -> Position? { position(ofAny: [value]) }

  /// The first row with one of these values.
  func position(ofAny values: Set<AnyHashable>) -> Position? {
    guard let column, !values.isEmpty else { return nil }
    func isWanted(_ row: ListRow) -> Bool { value(of: row).map(values.contains) ?? false }
    if let row = column.shownRows.first(where: isWanted) { return position(of: row) }
    guard let place = column.places(of: values).first else { return nil }
    let index = column.look(at: place) { $0.firstIndex(where: isWanted) }
    return index.map { Position(place: place, index: $0) }
  }

  /// The row on which keys act.
  var current: Position? {
    if let cursor, let position = position(of: cursor) { return position }
    return selection == nil ? nil : position(ofAny: selected)
  }
}
