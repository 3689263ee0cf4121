import FoveaGeometry

extension CellCanvas {
  /// How the characters of a run look.
  struct TextPen {
    var ink: Ink
    var attributes: CellAttributes

    init(ink: Ink, attributes: CellAttributes = []) {
      self.ink = ink
      self.attributes = attributes
      if ink.alpha < 180 { self.attributes.insert(.dim) }
    }

    init(_ run: TextRun, color: RGBA, opacity: Double) {
      var attributes: CellAttributes = []
      if run.font.weight >= 600 { attributes.insert(.bold) }
      if run.font.isItalic { attributes.insert(.italic) }
      if run.isUnderlined { attributes.insert(.underline) }
      if run.isStruckThrough { attributes.insert(.strike) }
      self.init(ink: Ink(run.color ?? color, opacity: opacity), attributes: attributes)
    }
  }

  /// Writes the lines of a text that show, cut at the frame.
  mutating func write(_ text: TextPicture, in frame: Rect, brush: Brush) {
    let box = grid.cells(of: frame)
    let clip = box.intersection(brush.clip)
    let origin = frame.origin + text.origin
    if !clip.isEmpty {
      let lines = text.layout.lines
      let top = grid.points(touching: clip).minY - origin.y
      for line in lines[lines.firstLine(below: top)...] {
        let row = grid.row(of: line.frame.offset(by: origin))
        if row >= clip.bottom { break }
        if row < clip.top { continue }
        let columns = LineColumns(
          line, start: grid.column(at: origin.x + line.frame.minX), count: { count($0) },
          cell: grid.cell.width)
        write(line, of: text, columns: columns, row: row, box: box, clip: clip, brush: brush)
      }
    }
    placeCaret(of: text, origin: origin, box: box, clip: brush.clip)
  }

  private mutating func write(
    _ line: TextLayout.Line, of text: TextPicture, columns: LineColumns, row: Int, box: CellRect,
    clip: CellRect, brush: Brush
  ) {
    for rect in text.selection where line.holds(rect) {
      let ink = Ink(text.selectionColor, opacity: brush.opacity)
      highlight(columns.range(of: rect), row: row, ink: ink, clip: clip)
    }
    var column = columns.start
    for run in line.runs {
      if column >= clip.right { break }
      let pen = TextPen(run, color: text.color, opacity: brush.opacity)
      column = put(run.text, at: column, row: row, pen: pen, clip: clip)
    }
    keepTogether(columns.start..<column, row: row, clip: clip)
    // Letters that are measured narrower than a cell may not all find one.
    if columns.end > box.right && line.frame.width <= Double(box.width) * grid.cell.width + 0.01 {
      let pen = TextPen(ink: Ink(text.color, opacity: brush.opacity))
      put("…", at: box.right - 1, row: row, pen: pen, clip: clip)
    }
    for rect in text.marked where line.holds(rect) {
      underlineText(columns.range(of: rect), row: row, clip: clip)
    }
  }

  /// Keeps lines out of the spaces between the first and the last letter of a line of text.
  private mutating func keepTogether(_ columns: Range<Int>, row: Int, clip: CellRect) {
    let start = row * buffer.columns
    var left = max(columns.lowerBound, clip.left)
    var right = min(columns.upperBound, clip.right)
    while left < right && buffer[start + left].glyph == .space { left += 1 }
    while left < right && buffer[start + right - 1].glyph == .space { right -= 1 }
    if left >= right { return }
    for index in (start + left)..<(start + right) where buffer[index].glyph == .space {
      buffer[index].isBetweenLetters = true
    }
  }

  private mutating func highlight(_ range: Range<Int>, row: Int, ink: Ink, clip: CellRect) {
    if range.isEmpty || ink.alpha == 0 { return }
    for column in range.clamped(to: clip.left..<clip.right) {
      let index = row * buffer.columns + column
      var cell = buffer[index]
      cell.background = background(ink, over: cell.background)
      cell.attributes.insert(.highlight)
      buffer[index] = cell
    }
  }

  private mutating func underlineText(_ range: Range<Int>, row: Int, clip: CellRect) {
    if range.isEmpty { return }
    for column in range.clamped(to: clip.left..<clip.right) {
      let index = row * buffer.columns + column
      buffer[index].attributes.insert(.underline)
    }
  }

  private mutating func placeCaret(
    of text: TextPicture, origin: Point, box: CellRect, clip: CellRect
  ) {
    guard let rect = text.caret else { return }
    var place = CellPoint(
      column: grid.column(at: origin.x + rect.minX), row: grid.row(of: rect.offset(by: origin)))
    let lines = text.layout.lines
    if let line = lines[lines.firstLine(below: rect.midY)...].first, line.holds(rect) {
      let columns = LineColumns(
        line, start: grid.column(at: origin.x + line.frame.minX), count: { count($0) },
        cell: grid.cell.width)
      place.column = columns.column(at: rect.minX)
      place.row = grid.row(of: line.frame.offset(by: origin))
    }
    if place.column == box.right { place.column = max(box.left, box.right - 1) }
    guard box.contains(column: place.column, row: place.row),
      clip.contains(column: place.column, row: place.row)
    else { return }
    caret = place
  }

  /// The columns that a text takes.
  func count(_ text: String) -> Int {
    var text = text
    let ascii: Int? = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.count : nil
    }
    return ascii ?? text.reduce(0) { $0 + columns($1) }
  }

  /// Writes characters from a column on, as far as they lie within `clip`.
  ///
  /// - Returns: the column behind the last one that is written.
  @discardableResult
  mutating func put(
    _ text: String, at column: Int, row: Int, pen: TextPen, clip: CellRect
  ) -> Int {
    var text = text
    var column = column
    let plain = text.withUTF8 { bytes in
      var index = max(0, min(clip.left - column, bytes.count))
      // A plain prefix may only be skipped when it is known to be plain.
      if index > 0 && !bytes[..<index].allSatisfy({ $0 < 0x80 }) { index = 0 }
      // What follows may belong to the last character that is skipped.
      if index > 0 && index < bytes.count && bytes[index] >= 0x80 { index -= 1 }
      var place = column + index
      while index < bytes.count && place < clip.right && bytes[index] < 0x80 {
        if index + 1 < bytes.count && bytes[index + 1] >= 0x80 { break }
        set(Self.plainGlyph(bytes[index]), width: 1, column: place, row: row, pen: pen, clip: clip)
        index += 1
        place += 1
      }
      column = place
      return place >= clip.right ? bytes.count : index
    }
    if plain == text.utf8.count { return column }
    let start = text.utf8.index(text.startIndex, offsetBy: plain)
    for character in text[start...] {
      if column >= clip.right { break }
      let width = min(columns(character), 2)
      if width <= 0 { continue }
      set(glyph(of: character), width: width, column: column, row: row, pen: pen, clip: clip)
      column += width
    }
    return column
  }

  /// A control character is its control picture.
  private static func plainGlyph(_ byte: UInt8) -> Glyph {
    if byte == 0x7F { return Glyph(rawValue: 0x2421) }
    return Glyph(rawValue: byte < 0x20 ? 0x2400 + UInt32(byte) : UInt32(byte))
  }

  /// What commands a terminal, or turns its writing, is replaced.
  private func glyph(of character: Character) -> Glyph {
    let first = character.unicodeScalars.first!
    if first.isASCII && (first.value < 0x20 || first.value == 0x7F) {
      return Self.plainGlyph(UInt8(first.value))
    }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      return Glyph(rawValue: 0xFFFD)
    default: return buffer.clusters.glyph(for: character)
    }
  }

  /// Sets one character; a wide one that is cut becomes a space.
  private mutating func set(
    _ glyph: Glyph, width: Int, column: Int, row: Int, pen: TextPen, clip: CellRect
  ) {
    if width == 1 {
      guard column >= clip.left && column < clip.right else { return }
      setSingle(glyph, column: column, row: row, pen: pen)
    } else if column >= clip.left && column + 2 <= clip.right {
      buffer.sever(from: column, to: column + 2, row: row)
      setSingle(glyph, column: column, row: row, pen: pen)
      setSingle(.half, column: column + 1, row: row, pen: pen)
      let index = row * buffer.columns + column
      buffer[index].width = 2
      buffer[index + 1].width = 0
      hasWideCharacters = true
    } else {
      for half in column..<(column + 2) where half >= clip.left && half < clip.right {
        setSingle(.half, column: half, row: row, pen: pen)
        hasWideCharacters = true
      }
    }
  }

  @inline(__always)
  private mutating func setSingle(_ glyph: Glyph, column: Int, row: Int, pen: TextPen) {
    let index = row * buffer.columns + column
    let below = buffer[index]
    if below.width != 1 { buffer.sever(from: column, to: column + 1, row: row) }
    buffer[index] = Cell(
      glyph: glyph, foreground: foreground(pen.ink, on: below.background),
      background: below.background,
      attributes: pen.attributes.union(below.attributes.intersection(.kept)))
  }
}
