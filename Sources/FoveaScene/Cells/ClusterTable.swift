/// The clusters of more than one scalar that the cells of some buffers show.
package final class ClusterTable {
  /// No cluster is longer, whatever is written: a screen needs no more.
  private static let longest = 64

  private var glyphs: [String: Glyph] = [:]
  private var bytes: [[UInt8]] = []

  package init() {}

  package var count: Int { bytes.count }

  /// The glyph that stands for a cluster; scalars beyond the longest that is drawn fall away.
  package func glyph(for character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return Glyph(scalar) }
    let text = String(character)
    if let known = glyphs[text] { return known }
    var kept = String.UnicodeScalarView()
    for scalar in scalars {
      if kept.count == 16 || String(kept).utf8.count > Self.longest - 4 { break }
      kept.append(scalar)
    }
    let glyph = Glyph(cluster: bytes.count)
    bytes.append(Array(String(kept).utf8))
    glyphs[text] = glyph
    return glyph
  }

  /// The UTF-8 of a glyph, appended to `output`; a control character is a space.
  package func append(_ glyph: Glyph, to output: inout [UInt8]) {
    if glyph.rawValue < 0x7F {
      output.append(max(0x20, UInt8(truncatingIfNeeded: glyph.rawValue)))
    } else if let index = glyph.cluster {
      output.append(contentsOf: bytes[index])
    } else if let scalar = glyph.scalar {
      output.append(contentsOf: Unicode.UTF8.encode(scalar)!)
    }
  }

  /// The scalars of a glyph.
  package func scalarCount(of glyph: Glyph) -> Int {
    guard let index = glyph.cluster else { return 1 }
    return bytes[index].count { $0 & 0xC0 != 0x80 }
  }

  package func string(_ glyph: Glyph) -> String {
    var bytes: [UInt8] = []
    append(glyph, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
