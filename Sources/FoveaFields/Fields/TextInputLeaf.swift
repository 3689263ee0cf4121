import FoveaGeometry
import FoveaLayout
import FoveaScene
import FoveaTextEditing

/// The size of a field's text area, and the layout of what stands in it.
final class TextInputLeaf: LeafSizing {
  /// How high the area is.
  enum Height: Equatable {
    case oneLine
    /// As many lines as there are, within limits (F311).
    case lines(least: Int, most: Int)
    /// What is offered.
    case all
  }

  let measurer: any TextMeasurer
  // Read and written in whole on the main actor only: no two accesses can overlap.
  @exclusivity(unchecked) var font = FontDescription(size: 17) {
    didSet { if font != oldValue { lines?.known = nil } }
  }
  @exclusivity(unchecked) var alignment = LineAlignment.left {
    didSet { if alignment != oldValue { lines?.known = nil } }
  }
  @exclusivity(unchecked) var height = Height.oneLine
  /// What a field of one line has no use for.
  private var lines: Lines?

  private final class Lines {
    /// The text whose lines decide the height.
    var text = ""
    var revision = -1
    var known: (width: Double, drawn: DrawnText)?
    var paragraphs = Paragraphs()
  }

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// The measurer says something else now.
  func forget() {
    lines?.known = nil
    lines?.paragraphs = Paragraphs()
  }

  private var withLines: Lines {
    if let lines { return lines }
    let made = Lines()
    lines = made
    return made
  }

  /// Takes a text of many lines; a revision that is known brings nothing new.
  func setText(_ text: @autoclosure () -> String, revision: Int) {
    let lines = withLines
    guard revision != lines.revision else { return }
    lines.revision = revision
    lines.text = text()
    lines.known = nil
  }

  /// The width of one column.
  var column: Double { measurer.width(of: "0", font: font) }
  var lineHeight: Double { measurer.lineHeight(of: font) }

  /// Room behind the text for a caret that covers a column.
  var caretRoom: Double { column }

  func lay(_ text: String, width: Double, base: Int = 0) -> DrawnText {
    let styled = StyledText(runs: [TextRun(text, font: font)], alignment: alignment)
    return DrawnText(
      layout: measurer.layout(styled, width: width), font: font, measurer: measurer, base: base)
  }

  /// The lines of `text` in a width.
  func drawn(width: Double) -> DrawnText {
    let lines = withLines
    if let known = lines.known, known.width == width { return known.drawn }
    let layout = lines.paragraphs.layout(
      lines.text, font: font, alignment: alignment, width: max(column, width - caretRoom),
      measurer: measurer)
    let drawn = DrawnText(layout: layout, font: font, measurer: measurer)
    lines.known = (width, drawn)
    return drawn
  }

  /// The lines that decide the height in a width; `nil` where something else does.
  func lineCount(width: Double) -> Int? {
    guard case .lines(let least, let most) = height else { return nil }
    return max(least, min(most, drawn(width: width).layout.lines.count))
  }

  func size(for proposal: Proposal) -> Size {
    let width = max(0, proposal.width ?? column * 20)
    switch height {
    case .oneLine: return Size(width: width, height: lineHeight)
    case .all: return Size(width: width, height: max(0, proposal.height ?? lineHeight * 5))
    case .lines(let least, _):
      let wanted = Double(lineCount(width: width) ?? 1) * lineHeight
      guard let offered = proposal.height, offered < wanted else {
        return Size(width: width, height: wanted)
      }
      return Size(width: width, height: max(offered, Double(max(1, least)) * lineHeight))
    }
  }

  func baselines(in size: Size) -> (first: Double, last: Double)? {
    let line = lay("", width: .infinity).layout
    return (
      line.firstBaseline, max(line.firstBaseline, size.height - lineHeight + line.firstBaseline)
    )
  }
}
