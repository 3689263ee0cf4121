import FoveaScene

/// What a terminal sends: something that a person did, or the answer to a question.
enum TerminalInput: Sendable, Hashable {
  case event(InputEvent)
  case reply(TerminalReply)
}

/// What a terminal tells of itself when it is asked.
enum TerminalReply: Sendable, Hashable {
  /// The flags of the kitty keyboard protocol that are on (`CSI ? u`).
  case keyboard(flags: Int)
  /// Whether a mode is known (`CSI ? n $ p`): 0 is unknown, 1 set, 2 reset, 3 and 4 fixed.
  case mode(Int, state: Int)
  /// Where the cursor stands (`CSI 6 n`); the first column and row are 0.
  case cursor(column: Int, row: Int)
  /// A colour of its own: 10 is the foreground, 11 the background.
  case color(slot: Int, RGBA)
  /// Its kind (`CSI c`), which every terminal tells: the end of a list of questions.
  case attributes
}
