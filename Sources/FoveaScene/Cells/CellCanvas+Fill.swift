import FoveaGeometry

extension CellCanvas {
  mutating func fill(_ outline: Outline, with paint: Paint, in frame: Rect, brush: Brush) {
    let box = outline.box(in: frame)
    let area = grid.cells(of: box)
    if area.intersection(brush.clip).isEmpty { return }
    if let line = ThinLine(box, area: area, cell: grid.cell) {
      draw(line, ink: Ink(paint.representative, opacity: brush.opacity), clip: brush.clip)
      return
    }
    switch outline {
    case .bounds, .rounded:
      fill(area, with: paint, in: box, brush: brush, where: nil)
    case .ellipse where area.height == 1:
      drawSymbol(
        "●", in: area, ink: Ink(paint.representative, opacity: brush.opacity), brush: brush)
    case .ellipse:
      fill(area, with: paint, in: box, brush: brush) { outline.contains($0, in: frame) }
    case .path(let data):
      let shape = FlatPath(data, at: frame.origin)
      fill(area, with: paint, in: box, brush: brush) { shape.contains($0) }
    }
  }

  /// Lays a paint over the cells of an area, or over those whose middle is inside.
  private mutating func fill(
    _ area: CellRect, with paint: Paint, in box: Rect, brush: Brush,
    where isInside: ((Point) -> Bool)?
  ) {
    let visible = area.intersection(brush.clip)
    var solid: Ink?
    if case .color(let color) = paint {
      let ink = Ink(color, opacity: brush.opacity)
      if ink.alpha == 0 { return }
      if ink.alpha == 255 && isInside == nil { return cover(visible, with: ink) }
      solid = ink
    }
    for row in visible.top..<visible.bottom {
      for column in visible.left..<visible.right {
        let center = grid.center(column: column, row: row)
        if let isInside, !isInside(center) { continue }
        lay(
          solid ?? Ink(paint.color(at: center, in: box), opacity: brush.opacity),
          column: column, row: row)
      }
    }
  }

  /// Hides an area behind an opaque colour.
  private mutating func cover(_ area: CellRect, with ink: Ink) {
    let cell = Cell(background: background(ink, over: .standard))
    for row in area.top..<area.bottom {
      buffer.sever(from: area.left, to: area.right, row: row)
      buffer.fill(area.left..<area.right, row: row, with: cell)
    }
    if let caret, area.contains(column: caret.column, row: caret.row) { self.caret = nil }
  }

  /// Lays a colour over a cell: an opaque one hides it, another tints what it shows.
  private mutating func lay(_ ink: Ink, column: Int, row: Int) {
    if ink.alpha == 255 {
      cover(CellRect(left: column, top: row, right: column + 1, bottom: row + 1), with: ink)
      return
    }
    if ink.alpha == 0 { return }
    let index = row * buffer.columns + column
    var cell = buffer[index]
    cell.background = background(ink, over: cell.background)
    let lower = cell.foreground == .standard ? colors.foreground : cell.foreground
    cell.foreground = ink.over(lower)
    buffer[index] = cell
  }

  /// A background with a colour laid over it; the terminal's own where both look the same.
  func background(_ ink: Ink, over below: CellColor) -> CellColor {
    let color = ink.over(below == .standard ? colors.background : below)
    return color == colors.background ? .standard : color
  }

  /// A foreground on a background; the terminal's own where both look the same.
  ///
  /// On a background of its own, text is told its colour: the terminal's may not suit it.
  func foreground(_ ink: Ink, on background: CellColor) -> CellColor {
    let color = ink.over(background == .standard ? colors.background : background)
    return background == .standard && color == colors.foreground ? .standard : color
  }
}

extension Paint {
  /// The colour at a point of the area that is painted.
  func color(at point: Point, in box: Rect) -> RGBA {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let from, let to):
      let unit = Point(
        x: (point.x - box.minX) / max(box.width, 1e-9),
        y: (point.y - box.minY) / max(box.height, 1e-9))
      let way = to - from
      let length = way.x * way.x + way.y * way.y
      let along = (unit.x - from.x) * way.x + (unit.y - from.y) * way.y
      return stops.color(at: length > 0 ? along / length : 0)
    case .radialGradient(let stops, let center, let from, let to):
      let x = point.x - (box.minX + center.x * box.width)
      let y = point.y - (box.minY + center.y * box.height)
      let distance = (x * x + y * y).squareRoot()
      return stops.color(at: to > from ? (distance - from) / (to - from) : 0)
    }
  }
}

extension [GradientStop] {
  /// The colour at a place between the first and the last stop.
  func color(at place: Double) -> RGBA {
    guard var before = first else { return .clear }
    for stop in self {
      if stop.location >= place {
        let gap = stop.location - before.location
        let part = gap > 0 ? Float((place - before.location) / gap) : 1
        return before.color.mixed(with: stop.color, by: Swift.max(0, Swift.min(1, part)))
      }
      before = stop
    }
    return before.color
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, by part: Float) -> RGBA {
    RGBA(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
