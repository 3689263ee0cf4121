extension Character {
  /// Whether a line ends here; the two Characters of `\r\n` are one.
  package var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The Character as a renderer may draw it, harmless to a terminal.
  ///
  /// Control characters become Unicode's control pictures (`␛` for Escape, `␡` for Delete), those
  /// of the second set (C1) `U+FFFD`, any line break `\n`. A tab stays: its width is the renderer's.
  package var displayed: Character {
    let value = unicodeScalars[unicodeScalars.startIndex].value
    return switch value {
    case 0x09: self
    case 0x0A, 0x0D, 0x2028, 0x2029: "\n"
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}
