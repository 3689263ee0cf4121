extension String {
  /// The text as a single line takes it: line breaks at its end are dropped, others are spaces.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var onOneLine: String {
    // Bytes and not Characters, for a large paste takes twenty times as long to take apart.
    var text = self
    return text.withUTF8 { bytes in
      var line: [UInt8] = []
      line.reserveCapacity(bytes.count)
      var (here, kept) = (0, 0)
      while here < bytes.count {
        let length = bytes.lineBreakLength(at: here)
        line.append(length == 0 ? bytes[here] : 0x20)
        here += max(length, 1)
        if length == 0 { kept = line.count }
      }
      return String(decoding: line[..<kept], as: UTF8.self)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes the line break at a byte has; none when there is no line break.
  fileprivate func lineBreakLength(at here: Int) -> Int {
    switch self[here] {
    case 0x0D where here + 1 < count && self[here + 1] == 0x0A: 2
    case 0x0A, 0x0D: 1
    case 0xE2 where self[here + 1] == 0x80 && self[here + 2] & 0xFE == 0xA8: 3  // U+2028, U+2029
    default: 0
    }
  }
}
