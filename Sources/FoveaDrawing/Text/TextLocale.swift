import Foundation

/// The language and the customs of a person, as far as texts ask for them.
///
/// Foundation's locale of a person reads large tables; most texts need none of them. It is made when
/// an author reads it, or when a text is in a language of which the tables say something special.
package enum TextLocale: Equatable, Sendable {
  /// The person's own, as the process finds it.
  case current
  case fixed(Locale)

  package var locale: Locale {
    switch self {
    case .current: Self.personal
    case .fixed(let locale): locale
    }
  }

  /// Whether it is the locale that a format has which was told none.
  var isDefault: Bool { self == .current && Self.personalName == nil }

  /// Whether small numbers are sure to be written in Latin digits.
  var usesLatinDigits: Bool {
    switch self {
    case .current: !Self.isPersonSpecial
    case .fixed(let locale): !Self.isSpecial(locale.identifier)
    }
  }

  /// Whether reading begins on the right.
  package var isRightToLeft: Bool {
    if case .current = self, !Self.isPersonSpecial { return false }
    return locale.language.characterDirection == .rightToLeft
  }

  /// Whether a name asks for more than a plain language with Latin digits, read from the left.
  private static func isSpecial(_ name: String) -> Bool {
    let letters = name.utf8
    if letters.contains(UInt8(ascii: "@")) || letters.contains(UInt8(ascii: "-")) { return true }
    let end = letters.firstIndex(of: UInt8(ascii: "_")) ?? name.endIndex
    return specialLanguages.contains(String(name[..<end]))
  }

  private static let specialLanguages: Set<String> = [
    "ar", "as", "bn", "ckb", "dv", "dz", "fa", "he", "iw", "ku", "mr", "my", "ne", "ps", "sd", "ug",
    "ur", "yi",
  ]

  private static let isPersonSpecial = personalName.map(isSpecial) ?? false

  private static let personal = personalName.map { Locale(identifier: $0) } ?? .current

  /// The person's own, as POSIX has a process find it; Foundation does not look there. `nil` where
  /// nothing is said, or to follow the customs of no country (`C`).
  private static let personalName = name(in: ProcessInfo.processInfo.environment)

  /// The first variable that says something decides; the character set after the name is no matter.
  package static func name(in environment: [String: String]) -> String? {
    let keys = ["LC_ALL", "LC_NUMERIC", "LC_MESSAGES", "LANG"]
    guard let value = keys.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return nil }
    let name = value.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX" ? nil : String(name)
  }
}
