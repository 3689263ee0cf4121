/// One place of a screen made of characters: 16 bytes, cheap to copy and to compare.
package struct Cell: Sendable, Hashable {
  package var glyph: Glyph
  package var foreground: CellColor
  package var background: CellColor
  package var attributes: CellAttributes
  /// The columns that the glyph takes; 0 is the right half of the wide one before it.
  package var width: UInt8
  /// Whether this is a space between letters, which lines do not cross. It shows nothing: cells that
  /// differ in this alone are equal.
  var isBetweenLetters = false

  /// A space in the terminal's own colours.
  @inlinable package static var blank: Cell { Cell() }

  @inlinable package init(
    glyph: Glyph = .space, foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = [], width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }

  /// Whether this is a half of a wide character whose other half something covers or cuts off.
  var isLoneHalf: Bool { glyph == .half && width == 1 }

  /// Whether a line may stand here: nothing does, and no text goes on beyond.
  var isFree: Bool { glyph == .space && !isBetweenLetters }

  // Compared for each cell of a frame: written out so that other modules need no call.
  @inlinable package static func == (lhs: Cell, rhs: Cell) -> Bool {
    lhs.glyph.rawValue == rhs.glyph.rawValue
      && lhs.foreground.rawValue == rhs.foreground.rawValue
      && lhs.background.rawValue == rhs.background.rawValue
      && lhs.attributes.rawValue == rhs.attributes.rawValue && lhs.width == rhs.width
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(glyph)
    hasher.combine(foreground)
    hasher.combine(background)
    hasher.combine(attributes)
    hasher.combine(width)
  }
}

/// What a cell shows: one scalar, or a longer cluster that stands in a `ClusterTable`.
package struct Glyph: Sendable, Hashable {
  package let rawValue: UInt32

  @inlinable package static var space: Glyph { Glyph(rawValue: 0x20) }
  /// The right half of a wide character, of no width, or a half that stands alone: a space.
  @inlinable package static var half: Glyph { Glyph(rawValue: 0) }

  @inlinable package static func == (lhs: Glyph, rhs: Glyph) -> Bool {
    lhs.rawValue == rhs.rawValue
  }

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable package init(_ scalar: Unicode.Scalar) { rawValue = scalar.value }
  @inlinable init(cluster index: Int) { rawValue = 0x8000_0000 | UInt32(index) }

  /// The scalar, unless the glyph is a longer cluster.
  @inlinable package var scalar: Unicode.Scalar? {
    rawValue < 0x8000_0000 ? Unicode.Scalar(rawValue) : nil
  }

  /// The place in the cluster table, unless the glyph is a scalar.
  @inlinable var cluster: Int? {
    rawValue < 0x8000_0000 ? nil : Int(rawValue & 0x7FFF_FFFF)
  }
}

/// A colour of 24 bits, or the terminal's own.
package struct CellColor: Sendable, Hashable {
  /// `0xFFRRGGBB`, or 0 for the terminal's own.
  package let rawValue: UInt32

  /// The foreground or background that the terminal uses by itself.
  @inlinable package static var standard: CellColor { CellColor(rawValue: 0) }

  @inlinable package static func == (lhs: CellColor, rhs: CellColor) -> Bool {
    lhs.rawValue == rhs.rawValue
  }

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package init(red: Int, green: Int, blue: Int) {
    rawValue = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
  }

  /// The opaque colour; alpha does not count.
  package init(_ color: RGBA) {
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  @inlinable package var red: Int { Int(rawValue >> 16 & 0xFF) }
  @inlinable package var green: Int { Int(rawValue >> 8 & 0xFF) }
  @inlinable package var blue: Int { Int(rawValue & 0xFF) }
}

/// A part of a colour as 0 … 255; what is no number is 0.
func byte(_ part: Float) -> Int {
  part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
}

/// How a cell's glyph looks, colours aside.
package struct CellAttributes: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable package static var bold: CellAttributes { CellAttributes(rawValue: 1) }
  @inlinable package static var italic: CellAttributes { CellAttributes(rawValue: 2) }
  @inlinable package static var underline: CellAttributes { CellAttributes(rawValue: 4) }
  @inlinable package static var strike: CellAttributes { CellAttributes(rawValue: 8) }
  @inlinable package static var reverse: CellAttributes { CellAttributes(rawValue: 16) }
  /// Text whose colour is faint: what a terminal of few colours shows in its place.
  @inlinable package static var dim: CellAttributes { CellAttributes(rawValue: 32) }
  /// A background that carries a meaning (selection, focus): reversed where there are no colours.
  @inlinable package static var highlight: CellAttributes { CellAttributes(rawValue: 64) }
  /// An edge of a frame too low for box-drawing characters: an underline that text keeps.
  @inlinable package static var rule: CellAttributes { CellAttributes(rawValue: 128) }
  /// Two pixels of an image, one above the other.
  @inlinable package static var pixels: CellAttributes { CellAttributes(rawValue: 256) }

  /// What text keeps of the cell that it is written on.
  static var kept: CellAttributes { CellAttributes(rawValue: 64 | 128) }
}
