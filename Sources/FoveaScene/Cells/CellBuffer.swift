/// A screen of characters: rows of cells, one after the other.
///
/// No cell shows half of a wide character: when one half is overwritten, the other shows a space.
package struct CellBuffer {
  package let columns: Int
  package let rows: Int
  /// Where clusters stand that are longer than one scalar; buffers that are compared share it.
  package let clusters: ClusterTable
  package private(set) var cells: [Cell]

  package init(columns: Int, rows: Int, clusters: ClusterTable = ClusterTable()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.clusters = clusters
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  package var bounds: CellRect { CellRect(left: 0, top: 0, right: columns, bottom: rows) }

  @inlinable package subscript(column: Int, row: Int) -> Cell {
    cells[row * columns + column]
  }

  /// Changes a cell in place; the caller keeps wide characters whole.
  subscript(index: Int) -> Cell {
    get { cells[index] }
    set { cells[index] = newValue }
  }

  /// Notes what a cell shows on another screen like this one.
  package mutating func set(_ cell: Cell, at index: Int) { cells[index] = cell }

  /// Gives the right halves of wide characters the look of the left ones.
  mutating func finishWideCharacters(in area: CellRect) {
    for row in area.top..<area.bottom {
      for index in (row * columns + area.left)..<(row * columns + area.right)
      where cells[index].width == 0 {
        cells[index] = cells[index - 1]
        cells[index].glyph = .half
        cells[index].width = 0
      }
    }
  }

  /// Makes the cells of a part of a row equal; the caller keeps wide characters whole.
  mutating func fill(_ columns: Range<Int>, row: Int, with cell: Cell) {
    let start = row * self.columns
    for index in (start + columns.lowerBound)..<(start + columns.upperBound) { cells[index] = cell }
  }

  /// Makes every cell of an area blank.
  mutating func clear(_ area: CellRect) {
    let area = area.intersection(bounds)
    if area.isEmpty { return }
    for row in area.top..<area.bottom {
      sever(from: area.left, to: area.right, row: row)
      fill(area.left..<area.right, row: row, with: .blank)
    }
  }

  /// Prepares `left..<right` of a row for being overwritten: wide characters that reach out of it
  /// are halves outside.
  mutating func sever(from left: Int, to right: Int, row: Int) {
    if left >= right { return }
    let start = row * columns
    if cells[start + left].width == 0 { halve(start + left - 1) }
    if right < columns && cells[start + right].width == 0 { halve(start + right) }
  }

  private mutating func halve(_ index: Int) {
    cells[index].glyph = .half
    cells[index].width = 1
  }

  /// Shifts the rows of a full-width region: upward for a positive count; the gap becomes blank.
  package mutating func scroll(rows region: Range<Int>, by count: Int) {
    precondition(
      region.lowerBound >= 0 && region.upperBound <= rows, "The region is on the screen.")
    let blank = repeatElement(Cell.blank, count: min(abs(count), region.count) * columns)
    let start = region.lowerBound * columns
    let end = region.upperBound * columns
    if count > 0 {
      cells.replaceSubrange(start..<(start + blank.count), with: [])
      cells.insert(contentsOf: blank, at: end - blank.count)
    } else {
      cells.replaceSubrange((end - blank.count)..<end, with: [])
      cells.insert(contentsOf: blank, at: start)
    }
  }

  /// Takes over a part of another buffer's row.
  package mutating func copy(_ columns: Range<Int>, row: Int, from other: CellBuffer) {
    let start = row * self.columns
    for index in (start + columns.lowerBound)..<(start + columns.upperBound) {
      cells[index] = other.cells[index]
    }
  }
}
