import FoveaGeometry

/// Breaks styled text into lines at spaces, inside words where one is longer than a line.
struct LineBreaker {
  private struct Glyph {
    var character: Character
    var run: Int
    var advance: Double
    /// What the character means to lines.
    var kind: Kind

    enum Kind { case visible, space, tab, newline }
  }

  private let text: StyledText
  private let measurer: ColumnMeasurer
  private var glyphs: [Glyph] = []

  init(_ text: StyledText, measurer: ColumnMeasurer) {
    self.text = text
    self.measurer = measurer
    glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in text.runs.enumerated() {
      if let advance = measurer.plainAdvance(of: run) {
        for scalar in run.text.unicodeScalars {
          glyphs.append(
            Glyph(
              character: Character(scalar), run: index, advance: advance,
              kind: scalar == " " ? .space : .visible))
        }
        continue
      }
      for character in run.text {
        let kind: Glyph.Kind =
          character.isNewline
          ? .newline : character == " " ? .space : character == "\t" ? .tab : .visible
        let advance = kind == .newline ? 0 : measurer.advance(of: character, font: run.font)
        glyphs.append(Glyph(character: character, run: index, advance: advance, kind: kind))
      }
    }
  }

  func layout(width: Double) -> TextLayout {
    place(breakLines(width: width, limit: text.lineLimit ?? .max), width: width)
  }

  /// The size of the layout within a height, whose lines are not put together.
  func size(width: Double, height: Double) -> Size {
    let limit = text.lineLimit ?? .max
    let lines = breakLines(width: width, limit: limit)
    let whole = size(of: lines, width: width)
    guard height < whole.height - 0.001, lines.ranges.count > 1 else { return whole }
    let count = fitting(lines.ranges, into: height)
    return size(
      of: breakLines(width: whole.width, limit: min(limit, count)), width: whole.width)
  }

  /// How many lines fit into a height; one at least.
  private func fitting(_ ranges: [Range<Int>], into height: Double) -> Int {
    var bottom = 0.0
    let count =
      ranges.firstIndex { range in
        bottom += lineHeight(of: range)
        return bottom > height + 0.001
      } ?? ranges.count
    return max(1, count)
  }

  private func size(of lines: Lines, width: Double) -> Size {
    var size = Size(width: 0, height: reservedHeight(beyond: lines.ranges.count))
    for (index, range) in lines.ranges.enumerated() {
      let isCut = lines.isTruncated && index == lines.ranges.count - 1
      // A line break has no advance.
      let advance =
        isCut ? truncated(range, width: width).advance : glyphs[range].reduce(0) { $0 + $1.advance }
      size.width = max(size.width, advance)
      size.height += lineHeight(of: range)
    }
    return size
  }

  /// Which glyphs stand in which line, and whether the last one holds more than it can show.
  private typealias Lines = (ranges: [Range<Int>], isTruncated: Bool)

  private func breakLines(width: Double, limit: Int) -> Lines {
    var ranges: [Range<Int>] = []
    var start = 0
    var isTruncated = false
    repeat {
      let line = nextLine(from: start, width: width)
      if ranges.count == max(limit, 1) - 1 && line.next != nil {
        ranges.append(start..<glyphs.count)
        isTruncated = true
        break
      }
      ranges.append(start..<line.end)
      guard let next = line.next else { break }
      start = next
    } while true
    return (ranges, isTruncated)
  }

  /// Where the line from `start` ends, and where the next one begins; `nil` at the end.
  private func nextLine(from start: Int, width: Double) -> (end: Int, next: Int?) {
    var advance = 0.0
    var lastSpace: Int?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.kind == .newline { return (index, index + 1) }
      if glyph.kind != .visible { lastSpace = index }
      advance += glyph.advance
      if advance > width + 0.001 && index > start {
        if glyph.kind == .space { return (index, skipSpaces(from: index)) }
        if let lastSpace, lastSpace > start { return (lastSpace, lastSpace + 1) }
        return (index, index)
      }
      index += 1
    }
    return (glyphs.count, nil)
  }

  private func skipSpaces(from index: Int) -> Int? {
    var next = index
    while next < glyphs.count && glyphs[next].kind == .space { next += 1 }
    if next < glyphs.count && glyphs[next].kind == .newline { next += 1 }
    return next < glyphs.count ? next : nil
  }

  private func place(_ broken: Lines, width: Double) -> TextLayout {
    let (ranges, isTruncated) = broken
    var lines: [TextLayout.Line] = []
    var top = 0.0
    var widest = 0.0
    for (index, range) in ranges.enumerated() {
      let cut = isTruncated && index == ranges.count - 1
      let (runs, advance) = cut ? truncated(range, width: width) : runs(of: range)
      let height = lineHeight(of: range)
      lines.append(
        TextLayout.Line(
          runs: runs, characters: range,
          frame: Rect(x: 0, y: top, width: advance, height: height),
          baseline: top + height * 0.77))
      top += height
      widest = max(widest, advance)
    }
    top += reservedHeight(beyond: lines.count)
    align(&lines, in: widest)
    return TextLayout(
      size: Size(width: widest, height: top), lines: lines, isTruncated: isTruncated)
  }

  /// The height of the lines that are reserved and not there.
  private func reservedHeight(beyond count: Int) -> Double {
    guard text.reservedLines > count, let font = text.runs.first?.font else { return 0 }
    return Double(text.reservedLines - count) * measurer.lineHeight(of: font)
  }

  private func align(_ lines: inout [TextLayout.Line], in width: Double) {
    for index in lines.indices {
      let space = width - lines[index].frame.width
      switch text.alignment {
      case .left: break
      case .center: lines[index].frame.origin.x = space / 2
      case .right: lines[index].frame.origin.x = space
      }
    }
  }

  private func lineHeight(of range: Range<Int>) -> Double {
    if text.runs.count == 1 { return measurer.lineHeight(of: text.runs[0].font) }
    let runs = Set(glyphs[range].map(\.run))
    let fonts =
      runs.isEmpty ? [text.runs.first?.font].compactMap { $0 } : runs.map { text.runs[$0].font }
    return fonts.map(measurer.lineHeight(of:)).max() ?? 0
  }

  private func runs(of range: Range<Int>) -> (runs: [TextRun], advance: Double) {
    assemble(glyphs[range].lazy.filter { $0.kind != .newline })
  }

  private func assemble(_ glyphs: some Sequence<Glyph>) -> (runs: [TextRun], advance: Double) {
    var runs: [TextRun] = []
    var advance = 0.0
    var current = -1
    for glyph in glyphs {
      if glyph.run != current {
        var run = text.runs[glyph.run]
        run.text = ""
        runs.append(run)
        current = glyph.run
      }
      runs[runs.count - 1].text.append(glyph.character)
      advance += glyph.advance
    }
    return (runs, advance)
  }

  /// As many characters as fit beside an ellipsis.
  private func truncated(_ range: Range<Int>, width: Double) -> (runs: [TextRun], advance: Double) {
    let all = glyphs[range].filter { $0.kind != .newline }
    guard let last = all.last else { return ([], 0) }
    let font = text.runs[last.run].font
    let mark = Glyph(
      character: "…", run: last.run, advance: measurer.advance(of: "…", font: font),
      kind: .visible)
    let room = max(0, width - mark.advance)
    switch text.truncation {
    case .tail: return assemble(prefix(of: all, in: room) + [mark])
    case .head: return assemble([mark] + prefix(of: all.reversed(), in: room).reversed())
    case .middle:
      let front = prefix(of: all, in: room / 2)
      let used = front.reduce(0) { $0 + $1.advance }
      let back = prefix(of: all.dropFirst(front.count).reversed(), in: room - used)
      return assemble(front + [mark] + back.reversed())
    }
  }

  private func prefix(of glyphs: some Sequence<Glyph>, in room: Double) -> [Glyph] {
    var advance = 0.0
    var result: [Glyph] = []
    for glyph in glyphs {
      advance += glyph.advance
      if advance > room + 0.001 { break }
      result.append(glyph)
    }
    return result
  }
}
