/// The lines that leave the middle of a box-drawing character: none, a light or a heavy one to
/// each side.
struct LineArms: Sendable, Hashable {
  /// Two bits a side: up, right, down, left, from the high bits to the low ones.
  var rawValue: UInt8

  init(up: UInt8 = 0, right: UInt8 = 0, down: UInt8 = 0, left: UInt8 = 0) {
    rawValue = up << 6 | right << 4 | down << 2 | left
  }

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  static func horizontal(_ weight: UInt8) -> LineArms { LineArms(right: weight, left: weight) }
  static func vertical(_ weight: UInt8) -> LineArms { LineArms(up: weight, down: weight) }

  var hasHorizontal: Bool { rawValue & 0b00_11_00_11 != 0 }
  var hasVertical: Bool { rawValue & 0b11_00_11_00 != 0 }

  /// The arms of both; the heavier one where they share a side.
  func union(_ other: LineArms) -> LineArms {
    var result: UInt8 = 0
    for shift: UInt8 in [0, 2, 4, 6] {
      result |= max(rawValue >> shift & 3, other.rawValue >> shift & 3) << shift
    }
    return LineArms(rawValue: result)
  }

  /// The arms of a box-drawing character; `nil` for any other glyph.
  init?(_ glyph: Glyph) {
    guard glyph.rawValue >= 0x2500 && glyph.rawValue < 0x2580 else { return nil }
    let arms = Self.armsOfGlyph[Int(glyph.rawValue - 0x2500)]
    guard arms != 0 else { return nil }
    rawValue = arms
  }

  /// The character with these arms.
  var glyph: Glyph { Glyph(rawValue: UInt32(Self.glyphOfArms[Int(rawValue)])) }

  /// The rounded corner with these arms; the plain character where they are no light corner.
  var roundedGlyph: Glyph {
    switch self {
    case LineArms(right: 1, down: 1): Glyph(rawValue: 0x256D)
    case LineArms(down: 1, left: 1): Glyph(rawValue: 0x256E)
    case LineArms(up: 1, left: 1): Glyph(rawValue: 0x256F)
    case LineArms(up: 1, right: 1): Glyph(rawValue: 0x2570)
    default: glyph
    }
  }

  /// Scalars from `first` on, each with its arms up, right, down and left.
  private static let table: [(first: Int, arms: String)] = [
    (
      0x2500,
      """
      0101 0202 1010 2020 ---- ---- ---- ---- ---- ---- ---- ---- 0110 0210 0120 0220
      0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
      2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
      0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
      2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222
      """
    ),
    (0x256D, "0110 0011 1001 1100"),
    (0x2574, "0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010"),
  ]

  private static let entries: [(scalar: Int, arms: UInt8)] = table.flatMap { row in
    row.arms.split(whereSeparator: \.isWhitespace).enumerated().compactMap { place, digits in
      guard let arms = UInt8(digits, radix: 4) else { return nil }
      return (row.first + place, arms)
    }
  }

  private static let armsOfGlyph: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 128)
    for entry in entries { result[entry.scalar - 0x2500] = entry.arms }
    return result
  }()

  private static let glyphOfArms: [UInt16] = {
    var result = [UInt16](repeating: 0x20, count: 256)
    for entry in entries.reversed() { result[Int(entry.arms)] = UInt16(entry.scalar) }
    return result
  }()
}
