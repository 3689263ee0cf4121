import Foundation

/// The size of a picture, read from the first bytes of its file.
///
/// Files may be anything: nothing is believed that does not lie inside the bytes that were read, and
/// a size beyond 65,535 on a side is none.
package struct ImageHeader: Equatable {
  package let width: Int
  package let height: Int

  /// As much of a file as is looked at: frame headers of JPEG may follow large remarks.
  static let limit = 1 << 20

  init?(contentsOf path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.limit) else { return nil }
    self.init([UInt8](data))
  }

  /// `nil` where the bytes are not the beginning of a PNG, a GIF or a JPEG.
  package init?(_ bytes: [UInt8]) {
    let bytes = HeaderBytes(bytes)
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes),
      (1...65_535).contains(size.width), (1...65_535).contains(size.height)
    else { return nil }
    (width, height) = size
  }

  private typealias Pixels = (width: Int, height: Int)

  private static func png(_ bytes: HeaderBytes) -> Pixels? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.matches([0x49, 0x48, 0x44, 0x52], at: 12), let width = bytes.number(16, count: 4),
      let height = bytes.number(20, count: 4)
    else { return nil }
    return (width, height)
  }

  private static func gif(_ bytes: HeaderBytes) -> Pixels? {
    guard bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), let a = bytes.number(6, count: 1),
      let b = bytes.number(7, count: 1), let c = bytes.number(8, count: 1),
      let d = bytes.number(9, count: 1)
    else { return nil }
    return (a | b << 8, c | d << 8)
  }

  /// Walks from segment to segment until one begins a frame.
  private static func jpeg(_ bytes: HeaderBytes) -> Pixels? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while let mark = bytes.number(place, count: 1), let kind = bytes.number(place + 1, count: 1) {
      guard mark == 0xFF else { return nil }
      switch kind {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD7: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.number(place + 5, count: 2),
          let width = bytes.number(place + 7, count: 2)
        else { return nil }
        return (width, height)
      case 0xD9, 0xDA: return nil
      default:
        guard let length = bytes.number(place + 2, count: 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}

/// Bytes that are only read where they are.
private struct HeaderBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func starts(with prefix: [UInt8]) -> Bool { matches(prefix, at: 0) }

  func matches(_ other: [UInt8], at place: Int) -> Bool {
    place + other.count <= bytes.count && bytes[place..<(place + other.count)].elementsEqual(other)
  }

  /// A number with its highest byte first; `nil` where it would end beyond the bytes.
  func number(_ place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
