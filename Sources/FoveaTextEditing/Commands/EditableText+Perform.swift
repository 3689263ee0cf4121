extension EditableText {
  /// Does what a person asks and tells what came of it.
  ///
  /// A command that can change nothing, such as a move to the left at the start of the text, is
  /// not used. Whatever does not go on composing ends it, and the marked text stays as it is.
  ///
  /// - Parameter lines: Where the view drew the lines; `nil` takes lines from their line breaks
  ///   and counts columns in Characters.
  /// - Complexity: O(*d* + *k*), where *d* is how far the caret moves and *k* the length of what is
  ///   inserted and removed, besides what the string itself needs for the change.
  @discardableResult
  package mutating func perform(
    _ command: TextCommand, lines: (any TextLines)? = nil
  ) -> EditOutcome {
    let before = Trace(of: self)
    settle(before: command)
    let clipboardText = clipboardText(of: command)
    carryOut(command, lines: lines)
    let after = Trace(of: self)
    return EditOutcome(
      isUsed: after != before || clipboardText != nil || command.isAlwaysUsed,
      textChanged: after.revision != before.revision,
      selectionChanged: after != before,
      clipboardText: clipboardText)
  }

  /// Ends what only an unbroken row of commands of one sort keeps alive.
  private mutating func settle(before command: TextCommand) {
    switch command {
    case .compose, .commit, .insert: break
    default: endComposition()
    }
    switch command {
    case .insert, .insertNewline, .commit, .deleteBackward, .deleteForward: break
    default: history.closeRun()
    }
    if case .move(.line, _, _) = command {} else { preferredX = nil }
    if case .place(_, _, true) = command {} else { grain = nil }
  }

  private func clipboardText(of command: TextCommand) -> String? {
    guard command == .copy || command == .cut, !selection.isCaret, !isSecure else { return nil }
    return String(text[indices(of: selection.range)])
  }

  private mutating func carryOut(_ command: TextCommand, lines: (any TextLines)?) {
    switch command {
    case .insert(let new), .commit(let new): insert(new)
    case .insertNewline: if isMultiline { replaceSelection(with: "\n", as: .typing) }
    case .paste(let new): replaceSelection(with: allowed(new), as: .single)
    case .compose(let new, let caret): compose(allowed(new), caret: caret)

    case .deleteBackward: delete(.character, .backward, lines, as: .erasingBackward)
    case .deleteForward: delete(.character, .forward, lines, as: .erasingForward)
    case .deleteWordBackward: delete(.word, .backward, lines)
    case .deleteWordForward: delete(.word, .forward, lines)
    case .deleteToLineStart: delete(.lineBoundary, .backward, lines)
    case .deleteToLineEnd: delete(.lineBoundary, .forward, lines)
    case .cut: if !isSecure { replaceSelection(with: "", as: .single) }
    case .copy: break

    case .undo: undo()
    case .redo: redo()

    case .move(let unit, let direction, let extending):
      move(by: unit, direction, extending: extending, lines: lines)
    case .selectAll: select(.start..<end)
    case .place(let offset, let affinity, let extending):
      place(position(at: offset), affinity: affinity, extending: extending)
    case .selectWord(let offset): select(.word, at: position(at: offset))
    case .selectLine(let offset): select(.line, at: position(at: offset))
    }
  }
}

/// What an outcome is judged by.
private struct Trace: Equatable {
  let revision: Int
  let selection: TextSelection
  let affinity: TextAffinity
  let marked: Range<Int>?

  init(of text: EditableText) {
    revision = text.revision
    selection = text.selection
    affinity = text.caretAffinity
    marked = text.composition?.bytes
  }
}

extension TextCommand {
  /// Whether the command speaks of this text alone, so that nobody else can have it.
  fileprivate var isAlwaysUsed: Bool {
    switch self {
    case .selectAll, .place, .selectWord, .selectLine: true
    default: false
    }
  }
}
