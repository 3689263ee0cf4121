/// Characters in rows and columns that a picture is drawn on.
struct TextSheet {
  /// What a character belongs to; a terminal shows each in a colour of its own.
  enum Ink: String {
    case plain = ""
    case start = "1"
    case dead = "31"
    case section = "2"
    case way = "32"
    case oneWay = "33"
  }

  private struct Cell {
    var character: Character = " "
    var ink = Ink.plain
    /// Which sides a line leaves to: up, right, down, left, from the low bit up.
    var arms = 0
  }

  private var rows: [[Cell]] = []

  /// Writes a text from a place on.
  mutating func write(_ text: String, row: Int, column: Int, ink: Ink) {
    for (index, character) in text.enumerated() {
      edit(row, column + index) { $0 = Cell(character: character, ink: ink) }
    }
  }

  /// Draws a frame of characters: its corners clockwise from the top left one, and its sides.
  mutating func frame(_ area: CellArea, _ style: (corners: String, sides: String), ink: Ink) {
    let corners = Array(style.corners), sides = Array(style.sides)
    guard area.rows.count > 1, area.columns.count > 1 else { return }
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    for column in left...right {
      for row in [top, bottom] {
        write(String(sides[0]), row: row, column: column, ink: ink)
      }
    }
    for row in top...bottom {
      for column in [left, right] {
        write(String(sides[1]), row: row, column: column, ink: ink)
      }
    }
    for (corner, (row, column)) in zip(
      corners, [(top, left), (top, right), (bottom, right), (bottom, left)])
    {
      write(String(corner), row: row, column: column, ink: ink)
    }
  }

  /// Writes a label on the upper side of a frame, where no line crosses it; elsewhere not at all.
  mutating func label(_ text: String, onTopOf area: CellArea, ink: Ink) {
    let row = area.rows.lowerBound
    guard rows.indices.contains(row) else { return }
    let starts = area.columns.dropFirst().dropLast(text.count)
    let free = starts.first { start in
      (start..<start + text.count).allSatisfy { column in
        rows[row].indices.contains(column) && rows[row][column].character == "╌"
      }
    }
    if let free { write(text, row: row, column: free, ink: ink) }
  }

  mutating func clear(_ area: CellArea) {
    for row in area.rows {
      for column in area.columns { edit(row, column) { $0 = Cell() } }
    }
  }

  /// Draws a line through places that are in a row or in a column with the one before; lines that
  /// meet are joined.
  mutating func line(_ places: [(row: Int, column: Int)], ink: Ink) {
    for (start, end) in zip(places, places.dropFirst()) {
      var (row, column) = start
      while (row, column) != end {
        let (down, right) = ((end.row - row).signum(), (end.column - column).signum())
        let out = down < 0 ? 0 : right > 0 ? 1 : down > 0 ? 2 : 3
        join(row, column, arm: out, ink: ink)
        (row, column) = (row + down, column + right)
        join(row, column, arm: (out + 2) % 4, ink: ink)
      }
    }
  }

  private mutating func join(_ row: Int, _ column: Int, arm: Int, ink: Ink) {
    edit(row, column) { cell in
      cell.arms |= 1 << arm
      cell.character = Self.lines[cell.arms]
      cell.ink = ink
    }
  }

  /// The characters for all sets of arms.
  private static let lines = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

  private mutating func edit(_ row: Int, _ column: Int, _ change: (inout Cell) -> Void) {
    guard row >= 0, column >= 0 else { return }
    while rows.count <= row { rows.append([]) }
    while rows[row].count <= column { rows[row].append(Cell()) }
    change(&rows[row][column])
  }

  /// The rows as text, without what is empty at their ends.
  ///
  /// - Parameter isColored: whether inks are written as a terminal understands them.
  func text(isColored: Bool) -> String {
    var lines = rows.map { row in
      let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
      var line = ""
      var ink = Ink.plain
      for cell in row[..<end] {
        if isColored, cell.ink != ink, cell.character != " " {
          line += "\u{1B}[0\(cell.ink == .plain ? "" : ";")\(cell.ink.rawValue)m"
          ink = cell.ink
        }
        line.append(cell.character)
      }
      return ink == .plain ? line : line + "\u{1B}[0m"
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// Some rows and columns of a sheet.
struct CellArea {
  var rows: Range<Int>
  var columns: Range<Int>
}
