/// Lines from line break to line break, in columns of one Character: what holds before layout.
struct LogicalLines: TextLines {
  let text: EditableText

  init(of text: EditableText) { self.text = text }

  func line(containing offset: Int, affinity: TextAffinity) -> Range<Int> {
    let line = positions(around: text.position(at: offset))
    return line.lowerBound.characterOffset..<line.upperBound.characterOffset
  }

  func x(of offset: Int, in line: Range<Int>) -> Double { Double(offset - line.lowerBound) }

  func offset(closestTo x: Double, in line: Range<Int>) -> Int {
    line.lowerBound + (x > 0 ? Int(min(x, Double(line.count))) : 0)
  }

  /// The line around a position, without its line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  func positions(around position: TextPosition) -> Range<TextPosition> {
    let string = text.text
    let here = text.index(of: position.utf8Offset)
    var (lower, upper) = (here, here)
    while upper < string.endIndex, !string[upper].isLineBreak { string.formIndex(after: &upper) }
    while lower > string.startIndex {
      let previous = string.index(before: lower)
      guard !string[previous].isLineBreak else { break }
      lower = previous
    }
    return text.position(of: lower, near: position)..<text.position(of: upper, near: position)
  }
}
