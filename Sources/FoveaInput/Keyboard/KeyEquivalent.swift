import FoveaDrawing
import FoveaNode
import FoveaScene

/// A key, by the character that it writes or stands for.
///
/// Source: SwiftUI `KeyEquivalent`; F359, F363.
nonisolated public struct KeyEquivalent: Hashable, Sendable {
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\u{09}")
  public static let space = KeyEquivalent("\u{20}")
  public static let `return` = KeyEquivalent("\u{0D}")

  public var character: Character

  public init(_ character: Character) { self.character = character }

  /// The key of a keyboard; `nil` for the buttons of a remote, which are no keys.
  init?(_ key: Key) {
    switch key {
    case .character(let character): self.init(character)
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .tab: self = .tab
    case .return: self = .return
    case .escape: self = .escape
    case .space: self = .space
    case .delete: self = .delete
    case .deleteForward: self = .deleteForward
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .function(let number):
      guard let scalar = Unicode.Scalar(0xF703 + UInt32(clamping: number)) else { return nil }
      self.init(Character(scalar))
    case .select, .menu, .playPause: return nil
    }
  }

  /// The key without Shift: the small letter of a capital one.
  var unshifted: KeyEquivalent {
    let lower = character.lowercased()
    return lower.count == 1 ? KeyEquivalent(Character(lower)) : self
  }

  /// The key with Shift: the capital of a small letter.
  var shifted: KeyEquivalent {
    let upper = character.uppercased()
    return upper.count == 1 ? KeyEquivalent(Character(upper)) : self
  }

  /// Whether the character is a capital letter, which needs Shift (F359).
  var needsShift: Bool { unshifted != self }

  /// Whether the key writes a sign whose place on the keyboard may need Shift or not.
  var isSign: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value > 0x20 && !(0xF700...0xF8FF).contains(scalar.value)
      && !character.isLetter && !character.isNumber && scalar.value != 0x7F
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}
