import FoveaGeometry

extension TextSheet {
  /// Draws a move as a line from one target's edge to the other's, with a head at each end where
  /// it leads.
  ///
  /// It is drawn as a move to the right; the other headings turn rows and columns round.
  ///
  /// - Parameter border: the container that the move enters, before which the line bends.
  mutating func draw(_ way: Way, from: CellArea, to: CellArea, entering border: CellArea?) {
    let turn = Turn(heading: way.heading)
    let (start, end) = (turn.area(from), turn.area(to))
    let (first, last) = (start.columns.upperBound, end.columns.lowerBound - 1)
    guard first <= last else { return }
    let ink: Ink = way.isBothWays ? .way : .oneWay
    let low = max(start.rows.lowerBound, end.rows.lowerBound)
    let high = min(start.rows.upperBound, end.rows.upperBound)
    let row = low < high ? (low..<high).middle : nil
    let (rowOut, rowIn) = (row ?? start.rows.middle, row ?? end.rows.middle)
    let edge = border.map { turn.area($0).columns.lowerBound } ?? last
    let bend = max(way.isBothWays ? first + 1 : first, min(edge, last) - 1)
    line(
      [(rowOut, first - 1), (rowOut, bend), (rowIn, bend), (rowIn, last)].map(turn.place), ink: ink)
    let heads = Array(turn.heads)
    if way.isBothWays, first == last {
      put(heads[2], at: turn.place((rowIn, last)), ink: ink)
      return
    }
    put(heads[first == last ? 3 : 1], at: turn.place((rowIn, last)), ink: ink)
    if way.isBothWays { put(heads[0], at: turn.place((rowOut, first)), ink: ink) }
  }

  private mutating func put(
    _ head: Character, at place: (row: Int, column: Int), ink: Ink
  ) {
    write(String(head), row: place.row, column: place.column, ink: ink)
  }
}

/// Turns the sheet so that a heading points to the right, and back again.
private struct Turn {
  let heading: Heading

  /// Back, on, both in one character, on in one character.
  var heads: String {
    switch heading {
    case .right: "◀▶↔→"
    case .left: "▶◀↔←"
    case .down: "▲▼↕↓"
    case .up: "▼▲↕↑"
    }
  }

  private var isMirrored: Bool { heading == .left || heading == .up }

  func area(_ area: CellArea) -> CellArea {
    let isUpright = heading.axis == .vertical
    let (along, across) = isUpright ? (area.rows, area.columns) : (area.columns, area.rows)
    let mirrored = isMirrored ? 1 - along.upperBound..<1 - along.lowerBound : along
    return CellArea(rows: across, columns: mirrored)
  }

  func place(_ place: (row: Int, column: Int)) -> (row: Int, column: Int) {
    let along = isMirrored ? -place.column : place.column
    return heading.axis == .vertical ? (along, place.row) : (place.row, along)
  }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + (count - 1) / 2 }
}
