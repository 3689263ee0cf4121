import FoveaGeometry

extension Scene {
  /// The picture as text, one line for each row of cells.
  ///
  ///     ╭──────────────╮
  ///     │Name          │
  ///     ╰──────────────╯
  ///
  /// - Parameters:
  ///   - size: the screen; points.
  ///   - cell: a character; points.
  package func text(size: Size, cell: Size = Size(width: 10, height: 22)) -> String {
    cells(size: size, cell: cell).buffer.text
  }

  /// The picture in cells, with the caret.
  package func cells(size: Size, cell: Size = Size(width: 10, height: 22)) -> CellCanvas {
    let area = CellGrid(cell: cell).cells(of: Rect(origin: .zero, size: size))
    // No text picture has more cells a side.
    var canvas = CellCanvas(
      columns: min(area.right, 2000), rows: min(area.bottom, 2000), cell: cell)
    canvas.draw(root)
    return canvas
  }
}
