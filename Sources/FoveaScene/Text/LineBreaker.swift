import FoveaGeometry

/// Breaks styled text into lines at spaces, inside words where one is longer than a line.
struct LineBreaker {
  private struct Glyph {
    var character: Character
    var run: Int
    var advance: Double
  }

  private let text: StyledText
  private let width: Double
  private let measurer: ColumnMeasurer
  private var glyphs: [Glyph] = []

  init(_ text: StyledText, width: Double, measurer: ColumnMeasurer) {
    self.text = text
    self.width = width
    self.measurer = measurer
    glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in text.runs.enumerated() {
      for character in run.text {
        let advance =
          character.isNewline ? 0 : measurer.advance(of: character, font: run.font)
        glyphs.append(Glyph(character: character, run: index, advance: advance))
      }
    }
  }

  mutating func layout() -> TextLayout {
    let (ranges, isTruncated) = breakLines()
    return place(ranges, isTruncated: isTruncated)
  }

  /// The size of the layout, whose lines are not put together.
  mutating func size() -> Size {
    let (ranges, isTruncated) = breakLines()
    var size = Size(width: 0, height: reservedHeight(beyond: ranges.count))
    for (index, range) in ranges.enumerated() {
      let isCut = isTruncated && index == ranges.count - 1
      // A line break has no advance.
      let advance =
        isCut ? truncated(range).advance : glyphs[range].reduce(0) { $0 + $1.advance }
      size.width = max(size.width, advance)
      size.height += lineHeight(of: range)
    }
    return size
  }

  private mutating func breakLines() -> (ranges: [Range<Int>], isTruncated: Bool) {
    let limit = text.lineLimit ?? .max
    var ranges: [Range<Int>] = []
    var start = 0
    var isTruncated = false
    repeat {
      let line = nextLine(from: start)
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
  private func nextLine(from start: Int) -> (end: Int, next: Int?) {
    var advance = 0.0
    var lastSpace: Int?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.character.isNewline { return (index, index + 1) }
      if glyph.character == " " || glyph.character == "\t" { lastSpace = index }
      advance += glyph.advance
      if advance > width + 0.001 && index > start {
        if glyph.character == " " { return (index, skipSpaces(from: index)) }
        if let lastSpace, lastSpace > start { return (lastSpace, lastSpace + 1) }
        return (index, index)
      }
      index += 1
    }
    return (glyphs.count, nil)
  }

  private func skipSpaces(from index: Int) -> Int? {
    var next = index
    while next < glyphs.count && glyphs[next].character == " " { next += 1 }
    if next < glyphs.count && glyphs[next].character.isNewline { next += 1 }
    return next < glyphs.count ? next : nil
  }

  private func place(_ ranges: [Range<Int>], isTruncated: Bool) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var top = 0.0
    var widest = 0.0
    for (index, range) in ranges.enumerated() {
      let cut = isTruncated && index == ranges.count - 1
      let (runs, advance) = cut ? truncated(range) : runs(of: range)
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
    assemble(glyphs[range].lazy.filter { !$0.character.isNewline })
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
  private func truncated(_ range: Range<Int>) -> (runs: [TextRun], advance: Double) {
    let all = glyphs[range].filter { !$0.character.isNewline }
    guard let last = all.last else { return ([], 0) }
    let font = text.runs[last.run].font
    let mark = Glyph(
      character: "…", run: last.run, advance: measurer.advance(of: "…", font: font))
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
