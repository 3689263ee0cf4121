/// How far a line that is longer than its field is scrolled; all in points, from the left.
///
///     the quick br│own fox jum▏│ps      offset: where the field begins
///                 └─visible────┘        margin: what stays in sight beside the caret
///
/// Reveal the caret after every edit or move; the line moves no more than it must.
package struct LineScroll: Sendable, Hashable {
  package private(set) var offset = 0.0

  /// How far the caret keeps from the edges, where there is more text; less in a tiny field.
  package var margin: Double

  package init(margin: Double = 0) {
    self.margin = margin
  }

  /// Scrolls to an offset, as far as there is content.
  package mutating func scroll(to offset: Double, contentWidth: Double, visibleWidth: Double) {
    self.offset = min(max(offset, 0), max(0, contentWidth - visibleWidth))
  }

  /// Scrolls so far that a caret is in sight and the field shows no more emptiness than it must.
  ///
  /// - Parameters:
  ///   - caret: Where the caret begins, from the start of the content.
  ///   - caretWidth: How wide it is; a caret that covers a cell needs that cell behind the text.
  ///   - contentWidth: How wide the text is.
  ///   - visibleWidth: How wide the field is.
  package mutating func reveal(
    caret: Double, caretWidth: Double = 0, contentWidth: Double, visibleWidth: Double
  ) {
    guard visibleWidth > caretWidth else {
      offset = max(0, caret)
      return
    }
    let margin = min(margin, (visibleWidth - caretWidth) / 2)
    let largest = max(0, max(contentWidth, caret + caretWidth) - visibleWidth)
    let atLeast = caret + caretWidth + margin - visibleWidth
    let atMost = caret - margin
    offset = min(max(offset, atLeast), atMost)
    offset = min(max(offset, 0), largest)
  }
}
