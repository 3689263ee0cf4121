extension StringProtocol {
  /// The text with every Character as it may be drawn, and just as many of them.
  ///
  ///     "red: \u{1B}[31m".displayed(onOneLine: true)  // "red: ␛[31m"
  ///
  /// A combining mark without a letter, next to a Character shown as a sign, stands on a dotted
  /// circle, so that it does not join that sign.
  ///
  /// - Parameter onOneLine: Whether line breaks are spaces.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func displayed(onOneLine: Bool) -> String {
    guard utf8.mayNeedSigns(onOneLine: onOneLine) else { return String(self) }
    var shown = ""
    shown.reserveCapacity(utf8.count)
    var previous: Character = "\n"
    var previousIsSign = false
    for character in self {
      var sign = character.displayed
      if onOneLine, sign == "\n" { sign = " " }
      let isSign = sign != character && sign != "\n"
      let joins =
        isSign ? !previousIsSign && previous.joinsNext : previousIsSign && character.joinsPrevious
      if joins { shown.append("\u{25CC}") }
      shown.append(sign)
      previous = character
      previousIsSign = isSign
    }
    return shown
  }
}

extension Character {
  // Marks that join begin where Latin ends; asking there saves building strings.

  fileprivate var joinsPrevious: Bool { mayJoin && ("x" + String(self)).count == 1 }
  fileprivate var joinsNext: Bool { mayJoin && (String(self) + "x").count == 1 }

  private var mayJoin: Bool { unicodeScalars.contains { $0.value >= 0x300 } }
}

extension Sequence<UInt8> {
  /// Whether a control character or a break to be replaced is among these UTF-8 bytes.
  fileprivate func mayNeedSigns(onOneLine: Bool) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      var (secondLast, last): (UInt8, UInt8) = (0, 0)
      for byte in bytes {
        if byte < 0x20, byte != 0x09, onOneLine || byte != 0x0A { return true }
        if byte == 0x7F { return true }
        if last == 0xC2, byte < 0xA0 { return true }  // C1
        if secondLast == 0xE2, last == 0x80, byte & 0xFE == 0xA8 { return true }  // U+2028, U+2029
        (secondLast, last) = (last, byte)
      }
      return false
    } ?? true
  }
}
