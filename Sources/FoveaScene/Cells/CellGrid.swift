import FoveaGeometry

/// How points become cells: the size of one, and how far the picture is scrolled.
package struct CellGrid: Sendable, Hashable {
  /// One cell; points.
  package let cell: Size
  /// The point of the scene in the upper left corner of the buffer.
  package var offset: Point

  package init(cell: Size, offset: Point = .zero) {
    precondition(cell.width > 0 && cell.height > 0, "A cell has an area.")
    self.cell = cell
    self.offset = offset
  }

  /// The cells of an area: each edge rounds to the nearest one, and what has area has a cell.
  package func cells(of rect: Rect) -> CellRect {
    let columns = span(rect.minX - offset.x, rect.maxX - offset.x, in: cell.width)
    let rows = span(rect.minY - offset.y, rect.maxY - offset.y, in: cell.height)
    return CellRect(left: columns.0, top: rows.0, right: columns.1, bottom: rows.1)
  }

  /// Every cell that something drawn within an area may touch, and one more to each side for wide
  /// characters and the caret.
  package func cells(touching rect: Rect) -> CellRect {
    CellRect(
      left: whole(((rect.minX - offset.x) / cell.width).rounded(.down)) - 1,
      top: whole(((rect.minY - offset.y) / cell.height).rounded(.down)),
      right: whole(((rect.maxX - offset.x) / cell.width).rounded(.up)) + 1,
      bottom: whole(((rect.maxY - offset.y) / cell.height).rounded(.up)))
  }

  /// The points whose pictures may touch these cells.
  package func points(touching rect: CellRect) -> Rect {
    Rect(
      minX: Double(rect.left - 1) * cell.width + offset.x,
      minY: Double(rect.top - 1) * cell.height + offset.y,
      maxX: Double(rect.right + 1) * cell.width + offset.x,
      maxY: Double(rect.bottom + 1) * cell.height + offset.y)
  }

  /// The middle of a cell in the scene.
  package func center(column: Int, row: Int) -> Point {
    Point(
      x: (Double(column) + 0.5) * cell.width + offset.x,
      y: (Double(row) + 0.5) * cell.height + offset.y)
  }

  /// The point by which one finds what is drawn in a cell: an edge in the middle of a cell rounds up,
  /// so it lies before the middle by a thousandth.
  package func point(inColumn column: Int, row: Int) -> Point {
    Point(
      x: (Double(column) + 0.499) * cell.width + offset.x,
      y: (Double(row) + 0.499) * cell.height + offset.y)
  }

  /// The column edge that is nearest to an x.
  func column(at x: Double) -> Int { nearest((x - offset.x) / cell.width) }

  /// The row in which something stands that is as high as a cell or higher; the one in which its
  /// middle lies where it is less.
  func row(of rect: Rect) -> Int {
    let top = (rect.minY - offset.y) / cell.height
    return rect.height < cell.height
      ? middle(top, (rect.maxY - offset.y) / cell.height) : nearest(top)
  }

  private func span(_ low: Double, _ high: Double, in length: Double) -> (Int, Int) {
    let first = nearest(low / length)
    let last = nearest(high / length)
    if last > first || high <= low { return (first, max(first, last)) }
    let place = middle(low / length, high / length)
    return (place, place + 1)
  }

  // Sums of many origins are not exact: what lies a millionth beside an edge lies on it.

  private func nearest(_ value: Double) -> Int { whole((value + 0.5 + 1e-6).rounded(.down)) }

  /// The cell in the middle of a span, never one that begins where the span ends.
  private func middle(_ low: Double, _ high: Double) -> Int {
    min(
      whole(((low + high) / 2 + 1e-6).rounded(.down)), whole((high - 1e-6).rounded(.up)) - 1)
  }

  /// Far beyond any screen stays far beyond, and what is no number is 0.
  private func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(max(-1e9, min(1e9, value)))
  }
}
