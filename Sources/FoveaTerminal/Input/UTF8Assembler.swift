/// Puts scalars together from bytes that arrive one by one; what is not UTF-8 is U+FFFD.
struct UTF8Assembler {
  private var bytes: [UInt8] = []
  private var needed = 0

  var isEmpty: Bool { bytes.isEmpty }

  /// Takes a byte; returns the scalars that are complete, and whether the byte is part of them.
  mutating func take(_ byte: UInt8) -> (scalars: [Unicode.Scalar], isTaken: Bool) {
    if bytes.isEmpty {
      switch byte {
      case 0xC2...0xDF: needed = 2
      case 0xE0...0xEF: needed = 3
      case 0xF0...0xF4: needed = 4
      default: return byte < 0x80 ? ([], false) : (["\u{FFFD}"], true)
      }
      bytes.append(byte)
      return ([], true)
    }
    guard byte & 0xC0 == 0x80 else {
      let broken = abandon()!
      let next = take(byte)
      return ([broken] + next.scalars, next.isTaken)
    }
    bytes.append(byte)
    if bytes.count < needed { return ([], true) }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    bytes = []
    if case .valid(let scalar) = decoder.parseScalar(from: &iterator) {
      return ([Unicode.UTF8.decode(scalar)], true)
    }
    return (["\u{FFFD}"], true)
  }

  /// Gives up what has begun.
  mutating func abandon() -> Unicode.Scalar? {
    if bytes.isEmpty { return nil }
    bytes = []
    return "\u{FFFD}"
  }
}
