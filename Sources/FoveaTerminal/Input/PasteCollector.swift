/// Collects the text of a bracketed paste up to its end; every other sequence in it is text.
struct PasteCollector {
  private var bytes: [UInt8] = []
  private var matched = 0

  private static let end = Array("\u{1B}[201~".utf8)
  /// A longer paste is told in pieces.
  private static let most = 16 << 20

  var isFull: Bool { bytes.count >= Self.most }

  /// Takes bytes up to the end of the paste.
  ///
  /// - Returns: how many have been taken, and whether the end was among them.
  mutating func take(_ input: ArraySlice<UInt8>) -> (count: Int, isComplete: Bool) {
    var index = input.startIndex
    while index < input.endIndex && !isFull {
      if matched == 0 {
        let limit = min(input.endIndex, index + Self.most - bytes.count)
        let next = input[index..<limit].firstIndex(of: 0x1B) ?? limit
        bytes.append(contentsOf: input[index..<next])
        index = next
        if index == limit { continue }
      }
      if input[index] == Self.end[matched] {
        matched += 1
        index += 1
        if matched == Self.end.count {
          matched = 0
          return (index - input.startIndex, true)
        }
      } else {
        bytes.append(contentsOf: Self.end[..<matched])
        matched = 0
      }
    }
    return (index - input.startIndex, false)
  }

  /// The text so far, with line feeds for all line breaks.
  mutating func finish() -> String {
    bytes.append(contentsOf: Self.end[..<matched])
    matched = 0
    defer { bytes = [] }
    guard bytes.contains(0x0D) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isAfterReturn = false
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if !(byte == 0x0A && isAfterReturn) {
        text.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: text, as: UTF8.self)
  }
}
