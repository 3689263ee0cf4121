import FoveaGeometry

extension CellCanvas {
  /// Shows that focus is on a node, over everything that it shows.
  mutating func draw(_ mark: FocusMark, in frame: Rect, brush: Brush) {
    switch mark {
    case .plain: break
    case .ring(let outline): drawRing(around: outline.box(in: frame), brush: brush)
    case .lift: lift(frame, brush: brush)
    }
  }

  /// A heavy box in the accent colour; where text leaves no room for one, the area is highlighted.
  private mutating func drawRing(around frame: Rect, brush: Brush) {
    let area = grid.cells(of: frame)
    let visible = area.intersection(brush.clip)
    if visible.isEmpty { return }
    marks.append(visible)
    if hasRoomForRing(area, visible: visible) {
      let color = isAccent(visible) ? RGBA.white : theme.accent
      let pen = BoxPen(
        weight: 2, isRounded: false, ink: Ink(color, opacity: brush.opacity), coversPixels: true)
      drawBox(area, around: frame, pen: pen, clip: visible)
    } else {
      accent(visible, opacity: brush.opacity)
    }
  }

  /// Whether a mark in the accent colour could not be told from the area that it marks.
  private func isAccent(_ area: CellRect) -> Bool {
    let ground = buffer[area.left, area.top].background
    return ground != .standard && ground.isNear(CellColor(theme.accent))
  }

  /// Whether text takes at most half of the cells at the edge, and in a low area none at its sides.
  private func hasRoomForRing(_ area: CellRect, visible: CellRect) -> Bool {
    if area.width < 3 { return false }
    var taken = 0
    var all = 0
    for row in visible.top..<visible.bottom {
      let isEdge = area.height > 2 && (row == area.top || row == area.bottom - 1)
      for column in visible.left..<visible.right {
        guard isEdge || column == area.left || column == area.right - 1 else { continue }
        all += 1
        if holdsText(buffer[column, row]) { taken += 1 }
      }
    }
    return area.height > 2 ? taken * 2 <= all : taken == 0
  }

  private func holdsText(_ cell: Cell) -> Bool {
    !cell.isFree && LineArms(cell.glyph) == nil
      && !cell.attributes.contains(.pixels)
  }

  /// The lifted look: bold on the accent colour; images among it are framed instead.
  private mutating func lift(_ frame: Rect, brush: Brush) {
    let area = grid.cells(of: frame)
    let visible = area.intersection(brush.clip)
    if visible.isEmpty { return }
    marks.append(visible)
    if let images = accent(visible, opacity: brush.opacity, adding: .bold) {
      let pen = BoxPen(
        weight: 2, isRounded: false, ink: Ink(theme.accent, opacity: brush.opacity),
        coversPixels: true)
      drawBox(images, around: frame, pen: pen, clip: images)
    }
  }

  /// Gives an area the accent colour and its text one that can be read on it.
  ///
  /// - Returns: the rectangle of the images among the cells, which stay as they are.
  @discardableResult
  private mutating func accent(
    _ area: CellRect, opacity: Double, adding attributes: CellAttributes = []
  ) -> CellRect? {
    let ink = Ink(isAccent(area) ? theme.foreground : theme.accent, opacity: opacity)
    var images: CellRect?
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        let index = row * buffer.columns + column
        var cell = buffer[index]
        if cell.attributes.contains(.pixels) {
          let place = CellRect(left: column, top: row, right: column + 1, bottom: row + 1)
          images = images?.union(place) ?? place
          continue
        }
        cell.background = background(ink, over: cell.background)
        cell.foreground = cell.background.contrast
        cell.attributes.formUnion(attributes.union(.highlight))
        buffer[index] = cell
      }
    }
    return images
  }
}

extension CellColor {
  /// Black or white, whichever reads better on this colour.
  fileprivate var contrast: CellColor {
    let brightness = 299 * red + 587 * green + 114 * blue
    return brightness > 150_000 ? CellColor(.black) : CellColor(.white)
  }

  /// Whether a line in one of the colours is hard to see on the other.
  fileprivate func isNear(_ other: CellColor) -> Bool {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) < 60
  }
}
