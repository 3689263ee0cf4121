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

  /// The size of text broken into lines, in points: what a layout needs of a text that is not
  /// drawn.
  ///
  /// - Parameter width: as for `layout`.
  func size(of text: StyledText, width: Double) -> Size

  /// The advance of a piece of one line, in points.
  func width(of text: String, font: FontDescription) -> Double

  /// The height of one line, in points.
  func lineHeight(of font: FontDescription) -> Double
}

extension TextMeasurer {
  package func size(of text: StyledText, width: Double) -> Size { layout(text, width: width).size }
  package var cell: Size? { nil }
}
