import FoveaGeometry

/// Text broken into lines: what a surface needs to draw it and an editor to find its way.
package struct TextLayout: Sendable {
  /// One line as it is drawn.
  package struct Line: Sendable {
    /// The pieces from left to right, ellipsis included.
    package var runs: [TextRun]
    /// The Characters of the whole text that the line shows (its line break not included).
    package var characters: Range<Int>
    /// The line's box in the layout's coordinates.
    package var frame: Rect
    /// The distance from the layout's top to the line's baseline.
    package var baseline: Double

    package init(
      runs: [TextRun], characters: Range<Int>, frame: Rect, baseline: Double
    ) {
      self.runs = runs
      self.characters = characters
      self.frame = frame
      self.baseline = baseline
    }

    package var string: String { runs.map(\.text).joined() }
  }

  package var size: Size
  package var lines: [Line]
  package var isTruncated: Bool

  package init(size: Size, lines: [Line], isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
  }

  package var firstBaseline: Double { lines.first?.baseline ?? size.height }
  package var lastBaseline: Double { lines.last?.baseline ?? size.height }
}
