import FoveaScene
import FoveaTextEditing

/// Which keys command a text: those of macOS, of Linux desktops and of Emacs, side by side.
///
/// Control-A goes to the start of the line as in a shell; Command-A selects all.
enum TextKeyBindings {
  enum Bound {
    case command(TextCommand)
    /// Inserts what the pasteboard holds.
    case paste
  }

  private struct Chord: Hashable {
    var key: Key
    var modifiers: KeyModifiers

    init(_ key: Key, _ modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  static func command(for stroke: KeyStroke) -> Bound? {
    var chord = Chord(stroke.key, stroke.modifiers.subtracting(.capsLock))
    if case .character(let character) = chord.key {
      guard !chord.modifiers.subtracting(.shift).isEmpty else { return nil }
      let lower = character.lowercased()
      if lower != String(character), let letter = lower.first {
        chord.key = .character(letter)
        chord.modifiers.insert(.shift)
      }
    }
    if let command = table[chord] { return command }
    guard chord.modifiers.remove(.shift) != nil, let move = moves[chord] else { return nil }
    return .command(.move(by: move.0, move.1, extending: true))
  }

  /// Moves; with Shift they extend the selection.
  private static let moves: [Chord: (TextUnit, TextDirection)] = [
    Chord(.left): (.character, .backward),
    Chord(.right): (.character, .forward),
    Chord(.up): (.line, .backward),
    Chord(.down): (.line, .forward),
    Chord(.left, .option): (.word, .backward),
    Chord(.right, .option): (.word, .forward),
    Chord(.left, .control): (.word, .backward),
    Chord(.right, .control): (.word, .forward),
    Chord(.left, .command): (.lineBoundary, .backward),
    Chord(.right, .command): (.lineBoundary, .forward),
    Chord(.up, .command): (.document, .backward),
    Chord(.down, .command): (.document, .forward),
    Chord(.home): (.lineBoundary, .backward),
    Chord(.end): (.lineBoundary, .forward),
    Chord(.home, .control): (.document, .backward),
    Chord(.end, .control): (.document, .forward),
    Chord(.home, .command): (.document, .backward),
    Chord(.end, .command): (.document, .forward),
    Chord(.character("a"), .control): (.lineBoundary, .backward),
    Chord(.character("e"), .control): (.lineBoundary, .forward),
    Chord(.character("b"), .control): (.character, .backward),
    Chord(.character("f"), .control): (.character, .forward),
    Chord(.character("p"), .control): (.line, .backward),
    Chord(.character("n"), .control): (.line, .forward),
    Chord(.character("b"), .option): (.word, .backward),
    Chord(.character("f"), .option): (.word, .forward),
  ]

  private static let deletions: [Chord: TextCommand] = [
    Chord(.delete): .deleteBackward,
    Chord(.delete, .shift): .deleteBackward,
    Chord(.delete, .option): .deleteWordBackward,
    Chord(.delete, .control): .deleteWordBackward,
    Chord(.delete, .command): .deleteToLineStart,
    Chord(.deleteForward): .deleteForward,
    Chord(.deleteForward, .option): .deleteWordForward,
    Chord(.deleteForward, .control): .deleteWordForward,
    Chord(.deleteForward, .command): .deleteToLineEnd,
    Chord(.character("h"), .control): .deleteBackward,
    Chord(.character("d"), .control): .deleteForward,
    Chord(.character("w"), .control): .deleteWordBackward,
    Chord(.character("d"), .option): .deleteWordForward,
    Chord(.character("u"), .control): .deleteToLineStart,
    Chord(.character("k"), .control): .deleteToLineEnd,
  ]

  private static let commands: [Chord: TextCommand] = [
    Chord(.character("a"), .command): .selectAll,
    Chord(.character("c"), .command): .copy,
    Chord(.character("c"), .control): .copy,
    Chord(.character("x"), .command): .cut,
    Chord(.character("x"), .control): .cut,
    Chord(.character("z"), .command): .undo,
    Chord(.character("z"), .control): .undo,
    Chord(.character("z"), [.command, .shift]): .redo,
    Chord(.character("z"), [.control, .shift]): .redo,
    Chord(.character("y"), .control): .redo,
  ]

  private static let table: [Chord: Bound] = {
    var table = moves.mapValues { Bound.command(.move(by: $0.0, $0.1)) }
    for (chord, command) in deletions { table[chord] = .command(command) }
    for (chord, command) in commands { table[chord] = .command(command) }
    table[Chord(.character("v"), .command)] = .paste
    table[Chord(.character("v"), .control)] = .paste
    return table
  }()
}
