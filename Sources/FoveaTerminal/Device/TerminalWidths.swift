import FoveaScene
import FoveaSystem

/// The columns that characters take in a terminal: libc's answer, probed where terminals differ.
package struct TerminalWidths: Sendable, Hashable {
  /// Clusters about whose width terminals disagree.
  enum Kind: Int, CaseIterable {
    /// An emoji with a skin tone.
    case toned
    /// Emoji joined to one.
    case joined
    /// A character that a selector turns into an emoji.
    case emojiStyle
    case keycap
    case flag
    /// A Hangul syllable in parts.
    case jamo
    /// Consonants of an Indic script that became one.
    case conjunct
    /// An emoji younger than many width tables.
    case recent

    /// A cluster of this kind, with which a terminal is asked.
    var sample: String {
      switch self {
      case .toned: "\u{1F44D}\u{1F3FD}"
      case .joined: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
      case .emojiStyle: "\u{2764}\u{FE0F}"
      case .keycap: "1\u{FE0F}\u{20E3}"
      case .flag: "\u{1F1E9}\u{1F1EA}"
      case .jamo: "\u{1112}\u{1161}\u{11AB}"
      case .conjunct: "\u{0915}\u{094D}\u{0937}\u{093F}"
      case .recent: "\u{1FAE8}"
      }
    }

    init?(_ scalars: String.UnicodeScalarView) {
      let first = scalars.first!.value
      if scalars.count == 1 {
        guard (0x1FA70...0x1FAFF).contains(first) else { return nil }
        self = .recent
      } else if scalars.contains("\u{20E3}") {
        self = .keycap
      } else if scalars.contains("\u{200D}") && first >= 0x2000 {
        self = .joined
      } else if scalars.contains(where: { (0x1F3FB...0x1F3FF).contains($0.value) }) {
        self = .toned
      } else if scalars.contains("\u{FE0F}") {
        self = .emojiStyle
      } else if (0x1F1E6...0x1F1FF).contains(first) {
        self = .flag
      } else if (0x1100...0x115F).contains(first) {
        self = .jamo
      } else if (0x0900..<0x0E00).contains(first) {
        self = .conjunct
      } else {
        return nil
      }
    }
  }

  private var probed = [Int](repeating: 2, count: Kind.allCases.count)

  package init() {}

  /// Notes how far a terminal moved its cursor for the sample of a kind.
  ///
  /// A cluster takes one cell or two: where a terminal makes more of it, the cells after it are
  /// written over the rest.
  mutating func note(_ kind: Kind, columns: Int) {
    probed[kind.rawValue] = max(1, min(2, columns))
  }

  /// The columns of a character: 0, 1 or 2.
  package func columns(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii == 0 ? 1 : 1 }
    let scalars = character.unicodeScalars
    if let kind = Kind(scalars) {
      return kind == .conjunct ? min(probed[kind.rawValue], sum(scalars)) : probed[kind.rawValue]
    }
    return scalars.count == 1 ? width(scalars.first!) : max(width(scalars.first!), sum(scalars))
  }

  private func sum(_ scalars: String.UnicodeScalarView) -> Int {
    max(1, min(2, scalars.reduce(0) { $0 + width($1) }))
  }

  /// libc's width; of what it does not know, the standard's. A control character is drawn as its
  /// picture, which has one.
  private func width(_ scalar: Unicode.Scalar) -> Int {
    let width = Int(fovea_column_width(scalar.value))
    return width >= 0 ? min(width, 2) : ColumnWidth.of(scalar)
  }
}
