extension StringProtocol {
  /// The text with every Character as it may be shown, and just as many of them: the gate through
  /// which whatever an author's data says reaches a screen, a file or a terminal.
  ///
  ///     "red: \u{1B}[31m".displayed(as: .output)  // "red: ␛[31m"
  ///
  /// Control characters become Unicode's control pictures (`␛` for Escape, `␡` for Delete), those
  /// of the second set (C1) `U+FFFD`, and any line break `\n` or a space. Where a combining mark
  /// without a letter stands beside a sign, a dotted circle carries it, so that it does not join
  /// that sign.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; nothing is copied when nothing
  ///   has to be replaced.
  package func displayed(as form: DisplayForm) -> String {
    let text = String(self)
    var contiguous = text
    return contiguous.withUTF8 { bytes in
      guard let first = bytes.firstSign(form) else { return text }
      return text.withSigns(from: first, bytes: bytes, form)
    }
  }

  /// Whether nothing of the text has to be replaced.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func isDisplayable(as form: DisplayForm) -> Bool {
    var contiguous = String(self)
    return contiguous.withUTF8 { $0.firstSign(form) == nil }
  }
}

extension String {
  /// The text with signs in place of what may not be shown, the first of it at a known byte.
  fileprivate func withSigns(
    from first: Int, bytes: UnsafeBufferPointer<UInt8>, _ form: DisplayForm
  ) -> String {
    var shown = Array(bytes[..<first])
    shown.reserveCapacity(bytes.count * 2)
    var here = first
    while here < bytes.count {
      guard let sign = bytes.sign(at: here, form) else {
        shown.append(bytes[here])
        here += 1
        continue
      }
      // Only a sign that is a picture or a space can be joined, and never by ASCII. What begins with
      // EF is no control: marks have joined it before.
      let mayJoin = sign.shown != "\n" && bytes[here] != 0xEF
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
  /// The first byte of what has to be replaced.
  fileprivate func firstSign(_ form: DisplayForm) -> Int? {
    var here = 0
    while here < count {
      if sign(at: here, form) != nil { return here }
      here += 1
    }
    return nil
  }

  /// What stands for the scalar at a byte and how long that scalar is; `nil` when it is shown itself.
  fileprivate func sign(
    at here: Int, _ form: DisplayForm
  ) -> (shown: Unicode.Scalar, length: Int)? {
    let byte = self[here]
    // What is replaced is ASCII, or begins with one of few bytes: letters are passed over.
    switch byte {
    case 0x20..<0x7F: return nil
    case 0x0D where here + 1 < count && self[here + 1] == 0x0A:
      return form.sign(for: "\r").map { ($0, 2) }
    case 0x00..<0x80: return form.sign(for: Unicode.Scalar(byte)).map { ($0, 1) }
    case 0xC2, 0xD8: return sign(of: UInt32(byte & 0x1F), length: 2, at: here, form)
    case 0xE2, 0xEF: return sign(of: UInt32(byte & 0x0F), length: 3, at: here, form)
    default: return nil
    }
  }

  /// The same for a scalar of several bytes, of which the first one holds the highest bits.
  private func sign(
    of high: UInt32, length: Int, at here: Int, _ form: DisplayForm
  ) -> (shown: Unicode.Scalar, length: Int)? {
    let value = self[(here + 1)..<(here + length)].reduce(high) { $0 << 6 | UInt32($1 & 0x3F) }
    return Unicode.Scalar(value).flatMap(form.sign).map { ($0, length) }
  }
}

extension Character {
  fileprivate var joinsPrevious: Bool { ("x" + String(self)).count == 1 }
  fileprivate var joinsNext: Bool { (String(self) + "x").count == 1 }
}
