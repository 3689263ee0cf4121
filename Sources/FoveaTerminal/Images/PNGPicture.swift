import FoveaScene

/// The pixels of a PNG file of eight bits a part that is not interlaced.
///
/// The file may be anything: what is broken, of another kind or larger than four million pixels is
/// no picture.
///
/// Source: RFC 2083.
struct PNGPicture {
  let width: Int
  let height: Int
  /// Row by row.
  private(set) var pixels: [RGBA] = []

  private static let largest = 4_000_000
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// Bytes a pixel.
    var count: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    let chunks = Chunks(bytes, from: Self.signature.count)
    guard let header = chunks.first("IHDR"), header.count == 13, header[8] == 8,
      let kind = Kind(rawValue: header[9]), header[12] == 0
    else { return nil }
    width = Chunks.number(header[0..<4])
    height = Chunks.number(header[4..<8])
    guard width > 0, height > 0, width <= Self.largest, height <= Self.largest / width else {
      return nil
    }
    let rowLength = width * kind.count
    guard
      var rows = Inflater.unpack(chunks.all("IDAT"), count: (rowLength + 1) * height),
      Self.unfilter(&rows, rowLength: rowLength, step: kind.count)
    else { return nil }
    let palette = chunks.first("PLTE") ?? []
    let clear = chunks.first("tRNS") ?? []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      var place = row * (rowLength + 1) + 1
      for _ in 0..<width {
        guard let pixel = Self.pixel(rows, place, kind, palette, clear) else { return nil }
        pixels.append(pixel)
        place += kind.count
      }
    }
  }

  private static func pixel(
    _ rows: [UInt8], _ place: Int, _ kind: Kind, _ palette: [UInt8], _ clear: [UInt8]
  ) -> RGBA? {
    func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> RGBA {
      RGBA(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
        alpha: Float(alpha) / 255)
    }
    let first = rows[place]
    switch kind {
    case .gray: return color(first, first, first)
    case .grayAlpha: return color(first, first, first, rows[place + 1])
    case .color: return color(first, rows[place + 1], rows[place + 2])
    case .colorAlpha: return color(first, rows[place + 1], rows[place + 2], rows[place + 3])
    case .palette:
      let index = Int(first)
      guard index * 3 + 2 < palette.count else { return nil }
      return color(
        palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2],
        index < clear.count ? clear[index] : 255)
    }
  }

  /// Rows hold differences to what is left of them and above; this makes values of them.
  private static func unfilter(_ rows: inout [UInt8], rowLength: Int, step: Int) -> Bool {
    let stride = rowLength + 1
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      let filter = rows[start]
      guard filter <= 4 else { return false }
      if filter == 0 { continue }
      for index in 0..<rowLength {
        let place = start + 1 + index
        let left = index < step ? 0 : Int(rows[place - step])
        let above = start == 0 ? 0 : Int(rows[place - stride])
        let corner = index < step || start == 0 ? 0 : Int(rows[place - stride - step])
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          default: nearest(left, above, corner)
          }
        rows[place] &+= UInt8(guess)
      }
    }
    return true
  }

  /// Which of three neighbours is nearest to left + above − corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let guess = left + above - corner
    let distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
    if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }
}

/// The named parts of a PNG file.
private struct Chunks {
  private var parts: [(name: String, bytes: ArraySlice<UInt8>)] = []

  init(_ bytes: [UInt8], from start: Int) {
    var place = start
    while place + 12 <= bytes.count {
      let count = Self.number(bytes[place..<place + 4])
      guard count <= bytes.count - place - 12 else { return }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      parts.append((name, bytes[place + 8..<place + 8 + count]))
      place += 12 + count
    }
  }

  func first(_ name: String) -> [UInt8]? {
    parts.first { $0.name == name }.map { Array($0.bytes) }
  }

  func all(_ name: String) -> [UInt8] { parts.filter { $0.name == name }.flatMap(\.bytes) }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
