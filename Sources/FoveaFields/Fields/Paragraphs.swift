import FoveaGeometry
import FoveaScene

/// Lays a text of many lines out paragraph by paragraph, and keeps those that did not change.
///
/// A keystroke in a long text measures one paragraph; the lines of the others are only moved.
struct Paragraphs {
  private struct Paragraph {
    let layout: TextLayout
    /// In Characters, spaces that a line break swallows included.
    let count: Int
  }

  private var known: [Substring: Paragraph] = [:]
  private var font: FontDescription?
  private var width = 0.0

  /// The lines of a text whose paragraphs end with `\n`.
  ///
  /// - Complexity: O(*n*) for the bytes and lines of the text, besides measuring what changed.
  mutating func layout(
    _ text: String, font: FontDescription, alignment: LineAlignment, width: Double,
    measurer: any TextMeasurer
  ) -> TextLayout {
    if font != self.font || width != self.width { known = [:] }
    self.font = font
    self.width = width
    var kept: [Substring: Paragraph] = [:]
    var lines: [TextLayout.Line] = []
    var top = 0.0
    var base = 0
    for piece in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let paragraph = kept[piece] ?? known[piece] ?? measured(piece, font, width, measurer)
      kept[piece] = paragraph
      for line in paragraph.layout.lines {
        var moved = line
        moved.characters =
          line.characters.lowerBound + base..<line.characters.upperBound + base
        moved.frame.origin.y += top
        moved.baseline += top
        lines.append(moved)
      }
      top += paragraph.layout.size.height
      base += paragraph.count + 1
    }
    known = kept
    let widest = lines.lazy.map(\.frame.width).max() ?? 0
    if alignment != .left { align(&lines, alignment, in: widest) }
    return TextLayout(size: Size(width: widest, height: top), lines: lines, isTruncated: false)
  }

  private func measured(
    _ piece: Substring, _ font: FontDescription, _ width: Double, _ measurer: any TextMeasurer
  ) -> Paragraph {
    let text = StyledText(runs: [TextRun(String(piece), font: font)])
    return Paragraph(layout: measurer.layout(text, width: width), count: piece.count)
  }

  private func align(
    _ lines: inout [TextLayout.Line], _ alignment: LineAlignment, in width: Double
  ) {
    for index in lines.indices {
      let room = width - lines[index].frame.width
      lines[index].frame.origin.x = alignment == .center ? room / 2 : room
    }
  }
}
