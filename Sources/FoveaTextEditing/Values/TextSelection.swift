/// A stretch of text between a fixed end and a moving one; a caret when both are the same.
package struct TextSelection: Sendable, Hashable {
  /// The end that stays when the selection is extended.
  package var anchor: TextPosition

  /// The end that moves, where the caret is drawn.
  package var head: TextPosition

  package init(anchor: TextPosition, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Nothing selected, a caret at `position`.
  package init(caret position: TextPosition) {
    self.init(anchor: position, head: position)
  }

  /// Whether nothing is selected.
  package var isCaret: Bool { anchor == head }

  /// The selected stretch in the order of the text.
  package var range: Range<TextPosition> { min(anchor, head)..<max(anchor, head) }

  /// The selected stretch in Characters.
  package var characters: Range<Int> {
    range.lowerBound.characterOffset..<range.upperBound.characterOffset
  }
}
