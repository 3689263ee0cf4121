/// What a person asks of a text; a key binding or a pointer says when.
///
/// Offsets are in Characters from the start of the text and are held within it.
package enum TextCommand: Sendable, Hashable {
  /// Types text over the selection, or over the marked text.
  case insert(String)
  /// Breaks the line; a single line leaves it to others, who submit.
  case insertNewline
  /// Inserts text from a clipboard or a drop, as an undo step of its own.
  case paste(String)

  /// Deletes the selection, or else the Character before the caret.
  case deleteBackward
  /// Deletes the selection, or else the Character behind the caret.
  case deleteForward
  /// Deletes the selection, or else back to the start of a word.
  case deleteWordBackward
  /// Deletes the selection, or else on to the end of a word.
  case deleteWordForward
  /// Deletes the selection, or else back to the start of the line; from there the break before it.
  case deleteToLineStart
  /// Deletes the selection, or else on to the end of the line; from there the break behind it.
  case deleteToLineEnd

  /// Moves the caret, or the head of the selection when `extending`.
  case move(by: TextUnit, TextDirection, extending: Bool = false)
  case selectAll

  case undo
  case redo

  /// Moves the selection to the clipboard; a secure text keeps it.
  case cut
  /// Copies the selection to the clipboard; a secure text keeps it.
  case copy

  /// Shows what an input method is composing, in the place of what it showed before.
  ///
  /// `caret` counts Characters from the start of the composed text; `nil` is behind it.
  case compose(String, caret: Int? = nil)
  /// Ends composing with the text that was meant.
  case commit(String)

  /// Puts the caret, or the head of the selection, where a pointer points.
  ///
  /// Extending what ``selectWord(at:)`` or ``selectLine(at:)`` selected goes on by words or lines.
  case place(at: Int, affinity: TextAffinity = .downstream, extending: Bool = false)
  /// Selects the word at an offset, as a double click does.
  case selectWord(at: Int)
  /// Selects the line at an offset up to and with its line break, as a triple click does.
  case selectLine(at: Int)
}

extension TextCommand: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The command without its text, which may be on its way into a secure field.
  package var description: String {
    switch self {
    case .insert: "insert"
    case .insertNewline: "insertNewline"
    case .paste: "paste"
    case .deleteBackward: "deleteBackward"
    case .deleteForward: "deleteForward"
    case .deleteWordBackward: "deleteWordBackward"
    case .deleteWordForward: "deleteWordForward"
    case .deleteToLineStart: "deleteToLineStart"
    case .deleteToLineEnd: "deleteToLineEnd"
    case .move(let unit, let direction, let extending):
      "move(by: \(unit), \(direction), extending: \(extending))"
    case .selectAll: "selectAll"
    case .undo: "undo"
    case .redo: "redo"
    case .cut: "cut"
    case .copy: "copy"
    case .compose: "compose"
    case .commit: "commit"
    case .place(let offset, let affinity, let extending):
      "place(at: \(offset), affinity: \(affinity), extending: \(extending))"
    case .selectWord(let offset): "selectWord(at: \(offset))"
    case .selectLine(let offset): "selectLine(at: \(offset))"
    }
  }

  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
