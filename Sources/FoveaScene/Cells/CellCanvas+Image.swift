import FoveaGeometry

extension CellCanvas {
  /// The pixels of an image of more cells a side are not asked for.
  private static let largestImage = 2000

  mutating func draw(_ image: ImagePicture, in frame: Rect, brush: Brush) {
    let area = grid.cells(of: frame)
    if area.intersection(brush.clip).isEmpty { return }
    let ink = Ink(image.tint ?? theme.foreground, opacity: brush.opacity)
    switch image.source {
    case .symbol(let symbol): drawSymbol(symbol, in: area, ink: ink, brush: brush)
    case .placeholder(let name):
      drawPlaceholder(name, in: area, around: frame, brush: brush)
    case .file(let path):
      if area.width <= Self.largestImage, area.height <= Self.largestImage,
        let pixels = imageSource?(image, area.width, area.height * 2),
        pixels.count == area.width * area.height * 2
      {
        draw(pixels, in: area, brush: brush)
      } else {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        drawPlaceholder(name, in: area, around: frame, brush: brush)
      }
    }
  }

  /// Writes a short text in the middle of an area.
  mutating func drawSymbol(_ symbol: String, in area: CellRect, ink: Ink, brush: Brush) {
    let column = area.left + max(0, (area.width - count(symbol)) / 2)
    let row = area.top + (area.height - 1) / 2
    let clip = area.intersection(brush.clip)
    guard row >= clip.top && row < clip.bottom, ink.alpha > 0 else { return }
    put(symbol, at: column, row: row, pen: TextPen(ink: ink), clip: clip)
  }

  /// A frame with the name of what is missing.
  private mutating func drawPlaceholder(
    _ name: String, in area: CellRect, around frame: Rect, brush: Brush
  ) {
    let ink = Ink(theme.foreground, opacity: brush.opacity * 0.6)
    guard area.width > 2 else { return drawSymbol("□", in: area, ink: ink, brush: brush) }
    let pen = BoxPen(weight: 1, isRounded: true, ink: ink)
    drawBox(area, around: frame, pen: pen, clip: brush.clip)
    let inner = CellRect(
      left: area.left + 1, top: area.top, right: area.right - 1, bottom: area.bottom)
    drawSymbol(shortened(name, to: inner.width), in: inner, ink: ink, brush: brush)
  }

  private func shortened(_ name: String, to width: Int) -> String {
    if count(name) <= width { return name }
    var room = width - 1
    let kept = name.prefix { character in
      room -= columns(character)
      return room >= 0
    }
    return kept + "…"
  }

  /// Two pixels a cell, one above the other, laid over what is beneath.
  private mutating func draw(_ pixels: [RGBA], in area: CellRect, brush: Brush) {
    let visible = area.intersection(brush.clip)
    for row in visible.top..<visible.bottom {
      buffer.sever(from: visible.left, to: visible.right, row: row)
      for column in visible.left..<visible.right {
        let place = (row - area.top) * 2 * area.width + column - area.left
        let upper = Ink(pixels[place], opacity: brush.opacity)
        let lower = Ink(pixels[place + area.width], opacity: brush.opacity)
        if upper.alpha == 0 && lower.alpha == 0 { continue }
        let index = row * buffer.columns + column
        let below = buffer[index].background
        let base = below == .standard ? colors.background : below
        buffer[index] = Cell(
          glyph: Glyph("▀"), foreground: upper.over(base), background: lower.over(base),
          attributes: .pixels)
      }
    }
  }
}
