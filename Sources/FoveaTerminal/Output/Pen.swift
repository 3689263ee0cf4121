import FoveaScene

/// How the next character that a terminal writes will look (SGR).
struct Pen: Hashable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var flags: Flags = []

  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    static let bold = Flags(rawValue: 1)
    static let dim = Flags(rawValue: 2)
    static let italic = Flags(rawValue: 4)
    static let underline = Flags(rawValue: 8)
    static let reverse = Flags(rawValue: 16)
    static let strike = Flags(rawValue: 32)

    /// What one sees on a space.
    static let visibleOnSpace: Flags = [.underline, .reverse, .strike]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Found for each cell that is written: single bits, which no generic code counts.
    init(_ attributes: CellAttributes, depth: ColorDepth) {
      func bit(_ attribute: CellAttributes, _ flag: Flags) -> UInt8 {
        attributes.rawValue & attribute.rawValue != 0 ? flag.rawValue : 0
      }
      var bits: UInt8 = 0
      if attributes.rawValue != 0 {
        bits = bit(.bold, .bold) | bit(.italic, .italic) | bit(.strike, .strike)
        bits |= bit(.underline, .underline) | bit(.rule, .underline)
        if depth <= .sixteen { bits |= bit(.dim, .dim) }
        bits |= bit(.reverse, .reverse)
        if depth == .none { bits ^= bit(.highlight, .reverse) }
      }
      rawValue = bits
    }
  }

  /// The pen that draws a cell, in a terminal of some colours.
  init(_ cell: Cell, depth: ColorDepth) {
    foreground = depth.reduced(cell.foreground)
    background = depth.reduced(cell.background)
    flags = Flags(cell.attributes, depth: depth)
  }

  init() {}

  /// The pen that draws a space that looks like one drawn with this pen, changing `other` least.
  func forSpace(after other: Pen) -> Pen {
    let seen = (flags.rawValue | other.flags.rawValue) & Flags.visibleOnSpace.rawValue
    if seen != 0 { return self }
    var pen = other
    pen.background = background
    return pen
  }

  /// Appends the shortest sequence that makes `self` of a pen.
  func append(from old: Pen?, to output: inout [UInt8]) {
    if self == old { return }
    output.append(contentsOf: [0x1B, 0x5B])
    defer { output.append(UInt8(ascii: "m")) }
    if self == Pen() { return }
    let start = output.count
    if let old {
      appendChanges(from: old, to: &output)
    }
    let length = output.count - start
    if old == nil || length > 3 {
      // Beginning anew may be shorter.
      output.append(contentsOf: [0x30, 0x3B])
      appendChanges(from: Pen(), to: &output)
      let anew = output.count - start - length
      if old == nil || anew < length {
        output.removeSubrange(start..<(start + length))
      } else {
        output.removeLast(anew)
      }
    }
    output.removeLast()  // The last semicolon.
  }

  /// Appends the parameters that change a pen, each with a semicolon.
  private func appendChanges(from old: Pen, to output: inout [UInt8]) {
    if flags != old.flags { appendFlags(from: old.flags, to: &output) }
    if foreground != old.foreground { foreground.append(base: 30, to: &output) }
    if background != old.background { background.append(base: 40, to: &output) }
  }

  private func appendFlags(from old: Flags, to output: inout [UInt8]) {
    var old = old
    // Bold and dim end together.
    if !old.subtracting(flags).isDisjoint(with: [.bold, .dim]) {
      output.append(contentsOf: [0x32, 0x32, 0x3B])
      old.subtract([.bold, .dim])
    }
    for (flag, on, off) in Self.codes where flags.contains(flag) != old.contains(flag) {
      output.append(parameter: flags.contains(flag) ? on : off)
    }
  }

  private static let codes: [(Flags, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strike, 9, 29),
  ]
}

extension TerminalColor {
  /// Appends the parameters that choose this colour; `base` is 30 or 40.
  fileprivate func append(base: Int, to output: inout [UInt8]) {
    if self == .standard {
      output.append(parameter: base + 9)
    } else if let index, index < 8 {
      output.append(parameter: base + index)
    } else if let index, index < 16 {
      output.append(parameter: base + 60 + index - 8)
    } else if let index {
      output.append(parameter: base + 8)
      output.append(parameter: 5)
      output.append(parameter: index)
    } else {
      output.append(parameter: base + 8)
      output.append(parameter: 2)
      output.append(parameter: Int(rawValue >> 16 & 0xFF))
      output.append(parameter: Int(rawValue >> 8 & 0xFF))
      output.append(parameter: Int(rawValue & 0xFF))
    }
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  fileprivate mutating func append(parameter number: Int) {
    append(decimal: number)
    append(0x3B)
  }

  /// Appends `CSI`, a number unless it is 1, and a final byte.
  mutating func append(csi number: Int, _ final: UInt8) {
    append(0x1B)
    append(0x5B)
    if number != 1 { append(decimal: number) }
    append(final)
  }
}
