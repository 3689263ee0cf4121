import Testing
import FoveaTextEditing

extension EditableText {
  /// A text drawn with its caret, `one |two`, or with a selection from `[` to the caret, `[one| two`.
  init(drawing: String, kind: Kind = .singleLine) {
    let text = drawing.filter { $0 != "[" && $0 != "|" }
    self.init(text, kind: kind)
    func offset(of mark: Character, besides other: Character) -> Int? {
      drawing.filter { $0 != other }.firstIndex(of: mark).map {
        drawing.filter { $0 != other }.distance(from: drawing.startIndex, to: $0)
      }
    }
    let head = offset(of: "|", besides: "[") ?? text.count
    perform(.place(at: offset(of: "[", besides: "|") ?? head))
    perform(.place(at: head, extending: true))
  }

  /// The text with its caret and selection, as ``init(drawing:kind:)`` reads it.
  var drawing: String {
    var characters = Array(text)
    let anchor = selection.anchor.characterOffset
    characters.insert("|", at: caretOffset)
    if !selection.isCaret { characters.insert("[", at: anchor + (anchor > caretOffset ? 1 : 0)) }
    return String(characters)
  }

  /// The text after some commands.
  func performing(_ commands: TextCommand..., lines: (any TextLines)? = nil) -> EditableText {
    var copy = self
    for command in commands { copy.perform(command, lines: lines) }
    return copy
  }
}

extension [TextCommand] {
  /// The keystrokes that type a text.
  static func typing(_ text: String) -> Self { text.map { .insert(String($0)) } }
}

/// One row of a table: a drawing before a command, and after it.
struct Row: Sendable, CustomTestStringConvertible {
  let before: String
  let command: TextCommand
  let after: String

  init(_ before: String, _ command: TextCommand, _ after: String) {
    self.before = before
    self.command = command
    self.after = after
  }

  var testDescription: String { "\(before.debugDescription) \(command)" }
}
