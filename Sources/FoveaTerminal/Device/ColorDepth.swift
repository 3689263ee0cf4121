import FoveaScene

/// How many colours a terminal shows.
package enum ColorDepth: Int, Sendable, Hashable, Comparable {
  case none
  case sixteen
  case indexed
  case truecolor

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// What the environment tells: `NO_COLOR`, `COLORTERM` and `TERM`.
  package init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    let color = environment["COLORTERM"]?.lowercased() ?? ""
    if environment["NO_COLOR"].map({ !$0.isEmpty }) == true || terminal == "dumb" {
      self = .none
    } else if color == "truecolor" || color == "24bit" || terminal.hasSuffix("-direct")
      || Self.capable.contains(where: terminal.contains)
    {
      self = .truecolor
    } else if terminal.contains("256") || !color.isEmpty {
      self = .indexed
    } else {
      self = terminal.isEmpty ? .none : .sixteen
    }
  }

  /// Terminals that show every colour though nobody says so.
  private static let capable = ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour"]

  /// A colour as this depth has it: a code that is equal for colours that look the same.
  func reduced(_ color: CellColor) -> TerminalColor {
    if color == .standard { return .standard }
    switch self {
    case .none: return .standard
    case .truecolor: return TerminalColor(rawValue: color.rawValue)
    case .indexed: return TerminalColor(index: color.nearestIndexed)
    case .sixteen: return TerminalColor(index: color.nearestOfSixteen)
    }
  }
}

/// A colour in the words of a terminal: its own, one by number, or 24 bits.
struct TerminalColor: Hashable {
  /// 0, or `0x0100_0000` and a number, or `0xFFRRGGBB`.
  var rawValue: UInt32

  static let standard = TerminalColor(rawValue: 0)

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(index: Int) { rawValue = 0x0100_0000 | UInt32(index) }

  /// The number of the colour; `nil` for one of 24 bits.
  var index: Int? { rawValue >> 24 == 1 ? Int(rawValue & 0xFF) : nil }
}

extension CellColor {
  /// The nearest colour of xterm's cube and greys: 16 … 255.
  fileprivate var nearestIndexed: Int {
    func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let steps = [0, 95, 135, 175, 215, 255]
    let (r, g, b) = (level(red), level(green), level(blue))
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let value = 8 + 10 * grey
    let cube = distance(steps[r], steps[g], steps[b])
    return distance(value, value, value) < cube ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the sixteen that every colour terminal has, as xterm shows them.
  fileprivate var nearestOfSixteen: Int {
    Self.sixteen.indices.min {
      let (a, b) = (Self.sixteen[$0], Self.sixteen[$1])
      return distance(a.0, a.1, a.2) < distance(b.0, b.1, b.2)
    }!
  }

  private func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
    let (x, y, z) = (red - r, green - g, blue - b)
    return x * x + y * y + z * z
  }

  private static let sixteen: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
