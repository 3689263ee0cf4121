import FoveaGeometry

extension CellCanvas {
  mutating func stroke(
    _ outline: Outline, with paint: Paint, width: Double, in frame: Rect, brush: Brush
  ) {
    let ink = Ink(paint.representative, opacity: brush.opacity)
    if ink.alpha == 0 || !(width > 0) { return }
    if case .path(let data) = outline {
      FlatPath(data, at: frame.origin).forEachSegment { from, to in
        drawSegment(from, to, width: width, ink: ink, clip: brush.clip)
      }
      return
    }
    let area = grid.cells(of: frame)
    if area.intersection(brush.clip).isEmpty { return }
    if let line = ThinLine(frame, area: area, cell: grid.cell) {
      return draw(line, ink: ink, clip: brush.clip)
    }
    if area.height == 1 && (area.width <= 2 || outline == .ellipse && area.width <= 4) {
      return drawSymbol(outline == .ellipse ? "○" : "☐", in: area, ink: ink, brush: brush)
    }
    let pen = BoxPen(
      weight: ThinLine.weight(of: width), isRounded: outline != .bounds, ink: ink)
    drawBox(area, around: frame, pen: pen, clip: brush.clip)
  }

  /// How the lines of a box look.
  struct BoxPen {
    var weight: UInt8
    var isRounded: Bool
    var ink: Ink
    /// Whether images give way to the lines.
    var coversPixels = false
  }

  /// Draws a box on the edge cells of an area.
  ///
  /// An area of two rows has the edge on the row that a line of text in its middle leaves free, one
  /// of one row has side bars and an underline:
  ///
  ///     ┌──────┐   │Text  │   ┌──────┐
  ///     │Text  │   └──────┘   │Text  │   │T̲e̲x̲t̲  │
  ///     └──────┘
  mutating func drawBox(_ area: CellRect, around frame: Rect, pen: BoxPen, clip: CellRect) {
    var sides = area.top..<area.bottom
    if area.width > 1 && area.height > 1 {
      let hasTop = area.height > 2 || !isTextRowUpper(area, in: frame)
      if hasTop {
        drawEdge(area, row: area.top, down: pen.weight, pen: pen, clip: clip)
        sides = sides.dropFirst()
      }
      if area.height > 2 || !hasTop {
        drawEdge(area, row: area.bottom - 1, up: pen.weight, pen: pen, clip: clip)
        sides = sides.dropLast()
      }
    }
    for row in visible(sides, clip.top..<clip.bottom) {
      join(.vertical(pen.weight), area.left, row, pen, clip)
      if area.width > 1 { join(.vertical(pen.weight), area.right - 1, row, pen, clip) }
    }
    if area.height == 1 && area.width > 2 { underline(area, ink: pen.ink, clip: clip) }
  }

  /// Draws the upper or the lower edge of a box, with corners that go down or up.
  private mutating func drawEdge(
    _ area: CellRect, row: Int, up: UInt8 = 0, down: UInt8 = 0, pen: BoxPen, clip: CellRect
  ) {
    join(LineArms(up: up, right: pen.weight, down: down), area.left, row, pen, clip)
    for column in visible((area.left + 1)..<(area.right - 1), clip.left..<clip.right) {
      join(.horizontal(pen.weight), column, row, pen, clip)
    }
    join(LineArms(up: up, down: down, left: pen.weight), area.right - 1, row, pen, clip)
  }

  /// Whether a line of text in the middle of a frame of two rows stands in the upper one.
  private func isTextRowUpper(_ area: CellRect, in frame: Rect) -> Bool {
    let line = Rect(
      x: frame.minX, y: frame.midY - grid.cell.height / 2, width: 0, height: grid.cell.height)
    return grid.row(of: line) <= area.top
  }

  /// Underlines what stands between the side bars of a row.
  private mutating func underline(_ area: CellRect, ink: Ink, clip: CellRect) {
    guard area.top >= clip.top && area.top < clip.bottom else { return }
    for column in visible((area.left + 1)..<(area.right - 1), clip.left..<clip.right) {
      let index = area.top * buffer.columns + column
      var cell = buffer[index]
      cell.attributes.insert(.rule)
      if cell.isFree { cell.foreground = foreground(ink, on: cell.background) }
      buffer[index] = cell
    }
  }

  /// Draws a straight line; where it ends at another one, it joins that.
  mutating func draw(_ line: ThinLine, ink: Ink, clip: CellRect) {
    if ink.alpha == 0 { return }
    let pen = BoxPen(weight: line.weight, isRounded: false, ink: ink)
    let isRow = line.axis == .horizontal
    let seen = isRow ? clip.left..<clip.right : clip.top..<clip.bottom
    let across = isRow ? clip.top..<clip.bottom : clip.left..<clip.right
    guard across.contains(line.place) else { return }
    for place in visible(line.span, seen) {
      let column = isRow ? place : line.place
      let row = isRow ? line.place : place
      var arms = isRow ? LineArms.horizontal(line.weight) : .vertical(line.weight)
      if line.span.count > 1, let lower = LineArms(buffer[column, row].glyph),
        isRow ? lower.hasVertical : lower.hasHorizontal
      {
        if place == line.span.lowerBound {
          arms = isRow ? LineArms(right: line.weight) : LineArms(down: line.weight)
        } else if place == line.span.upperBound - 1 {
          arms = isRow ? LineArms(left: line.weight) : LineArms(up: line.weight)
        }
      }
      join(arms, column, row, pen, clip)
    }
  }

  private func visible(_ span: Range<Int>, _ clip: Range<Int>) -> Range<Int> {
    span.isEmpty || clip.isEmpty ? 0..<0 : span.clamped(to: clip)
  }

  /// Adds arms to the line that stands in a cell, or begins one; text stays.
  private mutating func join(
    _ arms: LineArms, _ column: Int, _ row: Int, _ pen: BoxPen, _ clip: CellRect
  ) {
    guard clip.contains(column: column, row: row) else { return }
    let index = row * buffer.columns + column
    var cell = buffer[index]
    if let lower = LineArms(cell.glyph) {
      cell.glyph = lower == arms && pen.isRounded ? arms.roundedGlyph : lower.union(arms).glyph
    } else if cell.isFree || isCoverable(cell, pen) {
      cell.glyph = pen.isRounded ? arms.roundedGlyph : arms.glyph
    } else {
      return
    }
    cell.foreground = foreground(pen.ink, on: cell.background)
    cell.attributes.formIntersection([.highlight])
    buffer[index] = cell
  }

  private func isCoverable(_ cell: Cell, _ pen: BoxPen) -> Bool {
    pen.coversPixels && cell.attributes.contains(.pixels)
  }

  /// Draws a piece of a path: a line along an axis, or dots of an eighth of a cell.
  private mutating func drawSegment(
    _ from: Point, _ to: Point, width: Double, ink: Ink, clip: CellRect
  ) {
    let box = Rect(
      minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x),
      maxY: max(from.y, to.y))
    guard box.isFinite else { return }
    let isLow = box.height < grid.cell.height / 4
    let isNarrow = box.width < grid.cell.width / 4
    if isLow != isNarrow {
      let thick = Rect(
        x: box.minX, y: box.minY, width: max(box.width, 0.01), height: max(box.height, 0.01))
      let area = grid.cells(of: thick)
      let line = ThinLine(
        axis: isLow ? .horizontal : .vertical,
        span: isLow ? area.left..<area.right : area.top..<area.bottom,
        place: isLow ? area.top : area.left, weight: ThinLine.weight(of: width))
      return draw(line, ink: ink, clip: clip)
    }
    DotLine(from: from, to: to, grid: grid).forEachDot(in: clip) { column, row, dot in
      addDot(dot, column: column, row: row, ink: ink)
    }
  }

  /// Adds a dot to a braille character; text and lines stay.
  private mutating func addDot(_ dot: UInt32, column: Int, row: Int, ink: Ink) {
    let index = row * buffer.columns + column
    var cell = buffer[index]
    let isDots = cell.glyph.rawValue & ~0xFF == 0x2800
    guard isDots || cell.isFree else { return }
    cell.glyph = Glyph(rawValue: isDots ? cell.glyph.rawValue | dot : 0x2800 | dot)
    cell.foreground = foreground(ink, on: cell.background)
    cell.attributes.formIntersection(.kept)
    buffer[index] = cell
  }
}
