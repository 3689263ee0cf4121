extension EditableText {
  /// Takes over a text that changed elsewhere, while this one may have focus.
  ///
  /// The ends of the selection keep their place counted in Characters, as far as the new text
  /// reaches; an end that was behind the last Character stays behind the last one. Marked text is
  /// given up, and undo begins anew: its steps belong to the old text. A text that equals the
  /// present one, as Swift compares strings, changes nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the longer text.
  @discardableResult
  package mutating func replace(text new: String) -> EditOutcome {
    guard new != text else { return .unused }
    let old = selection
    let oldEnd = text.utf8.count
    text = new
    text.makeContiguousUTF8()
    noteDisplay(of: text, isAlone: true)
    revision += 1
    composition = nil
    preferredX = nil
    grain = nil
    caretAffinity = .downstream
    history.clear()
    selection = TextSelection(caret: .start)
    func moved(_ position: TextPosition) -> TextPosition {
      position.utf8Offset == oldEnd ? end : self.position(at: position.characterOffset)
    }
    selection.head = moved(old.head)
    selection.anchor = moved(old.anchor)
    return EditOutcome(isUsed: true, textChanged: true, selectionChanged: selection != old)
  }
}
