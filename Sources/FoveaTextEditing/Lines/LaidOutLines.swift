/// Lines as a text measurer found them, each with the places of its carets.
package struct LaidOutLines: TextLines, Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    /// The line's Characters, without its line break.
    package let range: Range<Int>

    /// Where the carets stand, in points: one before each Character and one behind the last.
    package let carets: [Double]

    package init(range: Range<Int>, carets: [Double]) {
      precondition(carets.count == range.count + 1, "A line has one caret more than Characters.")
      self.range = range
      self.carets = carets
    }
  }

  /// The lines from the top down.
  package let lines: [Line]

  package init(_ lines: [Line]) {
    precondition(!lines.isEmpty, "Even an empty text has a line.")
    self.lines = lines
  }

  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func line(containing offset: Int, affinity: TextAffinity) -> Range<Int> {
    let below = firstLine { $0.range.lowerBound > offset }
    let found = max(0, below - 1)
    if affinity == .upstream, found > 0, lines[found - 1].range.upperBound == offset {
      return lines[found - 1].range
    }
    return lines[found].range
  }

  package func x(of offset: Int, in line: Range<Int>) -> Double {
    let carets = carets(of: line)
    return carets[min(max(offset - line.lowerBound, 0), carets.count - 1)]
  }

  /// - Complexity: O(*n*), where *n* is the length of the line; carets of Arabic run leftward.
  package func offset(closestTo x: Double, in line: Range<Int>) -> Int {
    let carets = carets(of: line)
    let nearest = carets.indices.min { abs(carets[$0] - x) < abs(carets[$1] - x) }
    return line.lowerBound + (nearest ?? 0)
  }

  private func carets(of line: Range<Int>) -> [Double] {
    lines[max(0, firstLine { $0.range.lowerBound > line.lowerBound } - 1)].carets
  }

  /// The index of the first line with a property that all lines below share.
  private func firstLine(where holds: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
