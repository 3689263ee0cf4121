extension Character {
  /// Whether a line ends here; the two scalars of `\r\n` are one Character.
  package var isLineBreak: Bool { unicodeScalars[unicodeScalars.startIndex].isLineBreak }

  /// The Character as a renderer may draw it, harmless to a terminal.
  ///
  /// Control characters become Unicode's control pictures (`␛` for Escape, `␡` for Delete), those
  /// of the second set (C1) `U+FFFD`, any line break `\n`. A tab stays: its width is the renderer's.
  package var displayed: Character {
    let first = unicodeScalars[unicodeScalars.startIndex]
    return first.displayed == first && self != "\r\n" ? self : Character(first.displayed)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with this scalar.
  var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The rule behind ``Swift/Character/displayed``.
  var displayed: Unicode.Scalar {
    switch value {
    case _ where isLineBreak: "\n"
    case 0x09: self
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}
