/// Unpacks deflated bytes, up to a length that is known before.
///
/// The bytes may be anything: what is broken or longer than expected unpacks to `nil`.
///
/// Source: RFC 1951.
struct Inflater {
  private let bytes: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ bytes: [UInt8], from place: Int, limit: Int) {
    self.bytes = bytes
    self.place = place
    self.limit = limit
    output.reserveCapacity(limit)
  }

  /// - Parameters:
  ///   - bytes: a zlib stream; its checksum is not looked at.
  ///   - count: how many bytes it must unpack to.
  static func unpack(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else { return nil }
    var inflater = Inflater(bytes, from: 2, limit: count)
    return inflater.run() && inflater.output.count == count ? inflater.output : nil
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0: if !copyStored() { return false }
      case 1: if !decode(.fixedLengths, .fixedDistances) { return false }
      case 2:
        guard let (lengths, distances) = readTables(), decode(lengths, distances) else {
          return false
        }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < bytes.count else { return nil }
      bits |= UInt32(bytes[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let value = bits & (1 << count - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ table: PrefixCode) -> Int? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = table.counts[length]
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  // MARK: Blocks

  private mutating func copyStored() -> Bool {
    bits = 0
    bitCount = 0
    guard let count = take(16), take(16) != nil, place + count <= bytes.count,
      output.count + count <= limit
    else { return false }
    output += bytes[place..<place + count]
    place += count
    return true
  }

  private mutating func decode(_ lengths: PrefixCode, _ distances: PrefixCode) -> Bool {
    while true {
      guard let symbol = symbol(lengths) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
      } else if !repeatEarlier(symbol - 257, distances) {
        return false
      }
    }
  }

  private mutating func repeatEarlier(_ index: Int, _ distances: PrefixCode) -> Bool {
    guard index < Self.lengthBase.count, let more = take(Self.lengthBits[index]),
      let code = symbol(distances), code < Self.distanceBase.count,
      let further = take(Self.distanceBits[code])
    else { return false }
    let length = Self.lengthBase[index] + more
    let distance = Self.distanceBase[code] + further
    guard distance <= output.count, output.count + length <= limit else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private mutating func readTables() -> (PrefixCode, PrefixCode)? {
    guard let more = take(5), let far = take(5), let short = take(4) else { return nil }
    let (lengthCount, distanceCount) = (more + 257, far + 1)
    var sizes = [Int](repeating: 0, count: 19)
    for index in 0..<short + 4 {
      guard let size = take(3) else { return nil }
      sizes[Self.sizeOrder[index]] = size
    }
    guard let code = PrefixCode(sizes) else { return nil }
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let count = take(2) else { return nil }
        lengths += repeatElement(last, count: count + 3)
      default:
        guard let count = symbol == 17 ? take(3).map({ $0 + 3 }) : take(7).map({ $0 + 11 }) else {
          return nil
        }
        lengths += repeatElement(0, count: count)
      }
    }
    guard lengths.count == lengthCount + distanceCount,
      let first = PrefixCode(Array(lengths[..<lengthCount])),
      let second = PrefixCode(Array(lengths[lengthCount...]))
    else { return nil }
    return (first, second)
  }

  private static let sizeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}

/// A code in which frequent symbols are short and none begins another.
private struct PrefixCode {
  /// How many symbols have a code of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols by the length of their code.
  private(set) var symbols: [Int] = []

  /// - Parameter lengths: the code's length for each symbol; 0 for one that does not occur.
  /// - Returns: `nil` for lengths of which there are more than codes.
  init?(_ lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 { return nil }
    }
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
    }
  }

  private init(known lengths: [Int]) {
    self.init(lengths)!
  }

  static let fixedLengths = PrefixCode(
    known: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode(known: Array(repeating: 5, count: 30))
}
