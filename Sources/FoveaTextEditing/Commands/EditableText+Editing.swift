extension EditableText {
  /// Types over the marked text, or else over the selection.
  mutating func insert(_ new: String) {
    if composition == nil {
      replaceSelection(with: allowed(new), as: .typing)
    } else {
      showComposed(allowed(new))
      endComposition()
    }
  }

  mutating func replaceSelection(with new: String, as run: EditHistory.Run) {
    edit(selection.range, with: new, as: run)
  }

  /// Deletes the selection, or else what one move would pass over, or else the line break there.
  mutating func delete(
    _ unit: TextUnit, _ direction: TextDirection, _ lines: (any TextLines)?,
    as run: EditHistory.Run = .single
  ) {
    guard selection.isCaret else { return replaceSelection(with: "", as: .single) }
    let caret = selection.head
    let other = destination(of: unit, direction, from: caret, lines: lines).position
    guard other == caret else {
      return edit(min(caret, other)..<max(caret, other), with: "", as: run)
    }
    let next = destination(of: .character, direction, from: caret, lines: lines).position
    let range = min(caret, next)..<max(caret, next)
    if text[indices(of: range)].allSatisfy(\.isLineBreak) { edit(range, with: "", as: run) }
  }

  mutating func undo() {
    guard let step = history.undo() else { return }
    exchange(step.at, step.inserted, for: step.removed)
    selection = step.before
    caretAffinity = .downstream
  }

  mutating func redo() {
    guard let step = history.redo() else { return }
    exchange(step.at, step.removed, for: step.inserted)
    selection = step.after
    caretAffinity = .downstream
  }

  /// What of `new` this text may hold.
  func allowed(_ new: String) -> String { isMultiline ? new : new.onOneLine }

  /// Replaces a stretch, puts the caret behind what came and remembers the step.
  private mutating func edit(
    _ range: Range<TextPosition>, with new: String, as run: EditHistory.Run
  ) {
    guard !(range.isEmpty && new.isEmpty) else { return }
    let before = selection
    let fixed = position(before: range.lowerBound)
    let at = range.lowerBound.utf8Offset
    let removed = String(text[indices(of: range)])
    exchange(at, removed, for: new)
    putCaret(at: at + new.utf8.count, countingFrom: fixed)
    history.record(
      EditStep(at: at, removed: removed, inserted: new, before: before, after: selection), as: run)
  }

  /// Puts `new` where `old` stands; the selection is left to the caller.
  mutating func exchange(_ at: Int, _ old: String, for new: String) {
    text.replaceSubrange(index(of: at)..<index(of: at + old.utf8.count), with: new)
    noteDisplay(of: new)
    revision += 1
  }

  /// Puts the caret at a byte, or behind the Character that byte has become a part of.
  ///
  /// New text may join its neighbours (a combining mark, half a flag). Whether a boundary stands
  /// depends on what lies before it and on the one scalar behind it, so `fixed`, a position before
  /// the change, still holds and counting begins there.
  mutating func putCaret(at utf8Offset: Int, countingFrom fixed: TextPosition) {
    selection = TextSelection(caret: position(walkingFrom: fixed, to: utf8Offset))
    caretAffinity = .downstream
  }
}
