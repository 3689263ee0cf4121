extension StringProtocol {
  /// The text with every Character as it may be drawn, and just as many of them.
  ///
  ///     "red: \u{1B}[31m".displayed(onOneLine: true)  // "red: ␛[31m"
  ///
  /// Where a combining mark without a letter stands beside a control character, a dotted circle
  /// carries it, so that it does not join the sign for that character.
  ///
  /// - Parameter onOneLine: Whether line breaks are spaces.
  /// - Complexity: O(*n*), where *n* is the length of the text; nothing is copied when nothing
  ///   has to be replaced.
  package func displayed(onOneLine: Bool) -> String {
    let text = String(self)
    var contiguous = text
    return contiguous.withUTF8 { bytes in
      let first = bytes.indices.first { bytes.sign(at: $0, onOneLine: onOneLine) != nil }
      guard let first else { return text }
      return text.withSigns(from: first, bytes: bytes, onOneLine: onOneLine)
    }
  }
}

extension String {
  /// The text with signs in place of what may not be drawn, the first of it at a known byte.
  fileprivate func withSigns(
    from first: Int, bytes: UnsafeBufferPointer<UInt8>, onOneLine: Bool
  ) -> String {
    var shown = Array(bytes[..<first])
    shown.reserveCapacity(bytes.count * 2)
    var here = first
    while here < bytes.count {
      guard let sign = bytes.sign(at: here, onOneLine: onOneLine) else {
        shown.append(bytes[here])
        here += 1
        continue
      }
      // Only a sign that is a picture or a space can be joined, and never by ASCII.
      let mayJoin = sign.shown != "\n"
      if mayJoin, here > 0, bytes[here - 1] >= 0x80, self[index(before: at(here))].joinsNext {
        shown.append(contentsOf: "\u{25CC}".utf8)
      }
      UTF8.encode(sign.shown).map { shown.append(contentsOf: $0) }
      here += sign.length
      if mayJoin, here < bytes.count, bytes[here] >= 0x80, self[at(here)].joinsPrevious {
        shown.append(contentsOf: "\u{25CC}".utf8)
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private func at(_ utf8Offset: Int) -> Index { utf8.index(startIndex, offsetBy: utf8Offset) }
}

extension UnsafeBufferPointer<UInt8> {
  /// What stands for the scalar at a byte and how long that scalar is; `nil` when it is drawn itself.
  fileprivate func sign(at here: Int, onOneLine: Bool) -> (shown: Unicode.Scalar, length: Int)? {
    let scalar: Unicode.Scalar
    var length = 1
    switch self[here] {
    case 0x20..<0x7F: return nil
    case 0x0D where here + 1 < count && self[here + 1] == 0x0A: (scalar, length) = ("\r", 2)
    case let byte where byte < 0x80: scalar = Unicode.Scalar(byte)
    case 0xC2 where self[here + 1] < 0xA0: (scalar, length) = (Unicode.Scalar(self[here + 1]), 2)
    case 0xE2 where self[here + 1] == 0x80 && self[here + 2] & 0xFE == 0xA8:
      (scalar, length) = ("\u{2028}", 3)
    default: return nil
    }
    let shown = onOneLine && scalar.isLineBreak ? " " : scalar.displayed
    return shown == scalar ? nil : (shown, length)
  }
}

extension Character {
  fileprivate var joinsPrevious: Bool { ("x" + String(self)).count == 1 }
  fileprivate var joinsNext: Bool { (String(self) + "x").count == 1 }
}
