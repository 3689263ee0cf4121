import FoveaGeometry

/// Measures text for one surface: cells in the terminal, font metrics for pixels, fixed metrics in
/// tests.
package protocol TextMeasurer: AnyObject {
  /// The column and the line in which all text stands, where the surface has but one size of them.
  var cell: Size? { get }

  /// Breaks text into lines.
  ///
  /// - Parameter width: the most that a line may take, in points; `.infinity` breaks only at line
  ///   breaks.
  func layout(_ text: StyledText, width: Double) -> TextLayout

  /// The size of text that is laid out in a width and a height: what a layout needs of a text that
  /// is not drawn.
  func size(of text: StyledText, width: Double, height: Double) -> Size

  /// The advance of a piece of one line, in points.
  func width(of text: String, font: FontDescription) -> Double

  /// The height of one line, in points.
  func lineHeight(of font: FontDescription) -> Double
}

extension TextMeasurer {
  /// Breaks text into as many whole lines as fit into a height, at least one.
  package func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout {
    let layout = layout(text, width: width)
    guard height < layout.size.height - 0.001, layout.lines.count > 1 else { return layout }
    let count = max(1, layout.lines.prefix { $0.frame.maxY <= height + 0.001 }.count)
    var shorter = text
    shorter.lineLimit = min(shorter.lineLimit ?? .max, count)
    return self.layout(shorter, width: layout.size.width)
  }

  package func size(of text: StyledText, width: Double, height: Double) -> Size {
    layout(text, width: width, height: height).size
  }

  package var cell: Size? { nil }
}
