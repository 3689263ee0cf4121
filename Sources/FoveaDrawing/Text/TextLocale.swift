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
    case .current: .current
    case .fixed(let locale): locale
    }
  }

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

  /// Where a process learns of the person, without the character set that may follow a name.
  private static let isPersonSpecial: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return ["LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LANG"].contains { key in
      let name = environment[key]?.prefix { $0 != "." } ?? ""
      return isSpecial(String(name))
    }
  }()
}
