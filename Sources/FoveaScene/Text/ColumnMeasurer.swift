import FoveaGeometry

/// Measures text that stands in columns: each character takes one or two of them.
///
/// With `cell` unset a column is 10/17 of the type size up to 17 points, above it half the size,
/// never under 10, and a line is 22/17 of the size: the metrics of tests. With `cell` set every
/// font takes the same cells: the metrics of a terminal.
package final class ColumnMeasurer: TextMeasurer {
  /// The size of a column and a line; who changes it has text measured again.
  package var cell: Size?
  /// The columns that one character takes.
  package let columns: (Character) -> Int

  package init(cell: Size? = nil, columns: @escaping (Character) -> Int) {
    self.cell = cell
    self.columns = columns
  }

  private func column(of font: FontDescription) -> Double {
    if let cell { return cell.width }
    return max(10, font.size <= 17 ? font.size * 10 / 17 : font.size / 2)
  }

  package func lineHeight(of font: FontDescription) -> Double {
    cell?.height ?? font.size * 22 / 17
  }

  package func width(of text: String, font: FontDescription) -> Double {
    let column = column(of: font)
    if let ascii = asciiCount(of: text) { return Double(ascii) * column }
    return text.reduce(0) { $0 + Double(columns($1)) * column }
  }

  /// The number of characters of a plain text without control characters; `nil` for any other.
  private func asciiCount(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
      return bytes.count
    }
  }

  package func layout(_ text: StyledText, width: Double) -> TextLayout {
    if let simple = singleLine(text, width: width) { return simple }
    return LineBreaker(text, measurer: self).layout(width: width)
  }

  package func size(of text: StyledText, width: Double, height: Double) -> Size {
    if let line = singleLine(of: text, width: width) { return line.size }
    return LineBreaker(text, measurer: self).size(width: width, height: height)
  }

  private func singleLine(_ text: StyledText, width: Double) -> TextLayout? {
    guard let (size, count) = singleLine(of: text, width: width) else { return nil }
    let line = TextLayout.Line(
      runs: count == 0 ? [] : text.runs, characters: 0..<count,
      frame: Rect(origin: .zero, size: size), baseline: size.height * 0.77)
    return TextLayout(size: size, lines: [line], isTruncated: false)
  }

  /// The common case: one run, plain, and it fits or is too short to be broken.
  private func singleLine(of text: StyledText, width: Double) -> (size: Size, count: Int)? {
    guard text.runs.count == 1, text.reservedLines < 2, let run = text.runs.first,
      let count = asciiCount(of: run.text)
    else { return nil }
    let advance = Double(count) * column(of: run.font)
    guard count == 1 || advance <= width + 0.001 else { return nil }
    return (Size(width: advance, height: lineHeight(of: run.font)), count)
  }

  /// The advance of each character of a run without any that are special; `nil` for others.
  func plainAdvance(of run: TextRun) -> Double? {
    asciiCount(of: run.text) == nil ? nil : column(of: run.font)
  }

  /// The advance of one character.
  func advance(of character: Character, font: FontDescription) -> Double {
    Double(columns(character)) * column(of: font)
  }
}
