import FoveaText

extension Character {
  /// Whether a line ends here; the two scalars of `\r\n` are one Character.
  package var isLineBreak: Bool { unicodeScalars[unicodeScalars.startIndex].isLineBreak }
}
