extension EditableText {
  /// Shows composed text in place of the last, or of the selection; none ends composing.
  mutating func compose(_ new: String, caret: Int?) {
    if composition == nil {
      guard !new.isEmpty else { return }
      beginComposition()
    }
    showComposed(new)
    if new.isEmpty {
      endComposition()
    } else if let caret, let composition {
      let prefix = new.prefix(max(0, caret)).utf8.count
      putCaret(at: composition.bytes.lowerBound + prefix, countingFrom: composition.fixed)
    }
  }

  /// Leaves the marked text as it is; all of composing is one step of undo.
  mutating func endComposition() {
    guard let ended = composition else { return }
    composition = nil
    let inserted = String(
      text[index(of: ended.bytes.lowerBound)..<index(of: ended.bytes.upperBound)])
    guard !(inserted.isEmpty && ended.replaced.isEmpty) else { return }
    history.record(
      EditStep(
        at: ended.bytes.lowerBound, removed: ended.replaced, inserted: inserted,
        before: ended.before, after: selection),
      as: .single)
  }

  private mutating func beginComposition() {
    let range = selection.range
    composition = Composition(
      bytes: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset,
      fixed: position(before: range.lowerBound),
      replaced: String(text[indices(of: range)]),
      before: selection)
  }

  /// Replaces the composed text and puts the caret behind it.
  mutating func showComposed(_ new: String) {
    guard let old = composition else { return }
    let at = old.bytes.lowerBound
    text.replaceSubrange(index(of: at)..<index(of: old.bytes.upperBound), with: new)
    noteDisplay(of: new)
    revision += 1
    composition?.bytes = at..<at + new.utf8.count
    putCaret(at: at + new.utf8.count, countingFrom: old.fixed)
  }
}
