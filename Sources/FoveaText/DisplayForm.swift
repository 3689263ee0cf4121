/// What a text becomes where it is shown: who places its characters, and on how many lines.
///
///     let name = "a\tb\u{202E}\n\u{1B}[2J"
///     name.displayed(as: .lines)   // "a\tb\u{202E}\n␛[2J"   a view's text
///     name.displayed(as: .output)  // "a\tb\u{FFFD}\n␛[2J"   lines that leave the program
///     name.displayed(as: .name)    // "a b\u{FFFD} ␛[2J"     a name in such a line
package struct DisplayForm: Hashable, Sendable {
  /// Whether line breaks are spaces.
  package let isOneLine: Bool
  /// Whether somebody of ours places each character: tabs and marks of direction are left to it.
  let isPlaced: Bool
  /// Whether tabs stay what they are.
  let keepsTabs: Bool

  private init(isOneLine: Bool, isPlaced: Bool, keepsTabs: Bool) {
    self.isOneLine = isOneLine
    self.isPlaced = isPlaced
    self.keepsTabs = keepsTabs
  }

  /// The lines of a view.
  package static let lines = DisplayForm(isOneLine: false, isPlaced: true, keepsTabs: true)
  /// The one line of a view.
  package static let line = DisplayForm(isOneLine: true, isPlaced: true, keepsTabs: true)
  /// Lines that leave the program: for a terminal, a file, or whoever reads a log.
  package static let output = DisplayForm(isOneLine: false, isPlaced: false, keepsTabs: true)
  /// What stands in the middle of a line that leaves: a name from somebody's data.
  package static let name = DisplayForm(isOneLine: true, isPlaced: false, keepsTabs: false)

  /// What stands for a scalar; `nil` for one that is shown itself.
  package func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: keepsTabs ? nil : " "
    case _ where scalar.isLineBreak: isOneLine ? " " : scalar == "\n" ? nil : "\n"
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    case _ where !isPlaced && scalar.turnsText: "\u{FFFD}"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with this scalar.
  package var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether the scalar changes the direction in which those around it are written: a line with
  /// it may say something else than it seems to.
  ///
  /// Source: Unicode `Bidi_Control`.
  package var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
