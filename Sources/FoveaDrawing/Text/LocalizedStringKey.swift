import Foundation

/// A key of a table of translations, with values put in.
///
/// Source: SwiftUI `LocalizedStringKey`.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  let key: String
  let arguments: [Argument]

  /// A value put into a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case double(Double)
    /// A text, which is written in the locale that the key is asked in.
    case text(Text)

    func value(in locale: TextLocale) -> any CVarArg {
      switch self {
      case .text(let text): text.string(in: locale)
      case .string(let value): value
      case .integer(let value): value
      case .double(let value): value
      }
    }
  }

  /// The key that `value` is, letter by letter; without a translation it is the text.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key that the literal is; without a translation it is the text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key whose values are replaced by `%@`, `%lld` and `%lf`, as translations have them.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The pieces of a key with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty key with room for its pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds to the key what stands between two values; a percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      let isPlain = !literal.utf8.contains(UInt8(ascii: "%"))
      key += isPlain ? literal : literal.replacing("%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Puts a string in as it is: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Puts a value in as its formatter writes it, or as it describes itself: `%@` in the key.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Puts a value in as the format writes it: `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .text(Text(input, format: format)))
    }

    /// Puts a whole number in, which is written by the customs of the person: `%lld` in the key.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      add("%lld", .integer(Int(clamping: value)))
    }

    /// Puts a number in, which is written with six decimals: `%lf` in the key.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      add("%lf", .double(Double(value)))
    }

    /// Puts a value in as a C format such as `%.2f` writes it: `%@` in the key.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      let text =
        (value as? any CVarArg).map { String(format: specifier, $0) } ?? String(describing: value)
      add("%@", .string(text))
    }

    /// Puts anything in as it describes itself: `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      add("%@", .string(String(describing: value)))
    }

    /// Puts a text in, without its looks: `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }
  }

  /// The text in a locale: the table's, or the key itself.
  func string(table: String?, bundle: Bundle?, locale: TextLocale) -> String {
    if arguments.isEmpty && !key.utf8.contains(UInt8(ascii: "%")) {
      return Translations.shared.text(for: key, table: table, bundle: bundle)
    }
    let format = Translations.shared.text(for: key, table: table, bundle: bundle)
    return assembled(format, locale: locale)
      ?? String(
        format: format, locale: locale.locale, arguments: arguments.map { $0.value(in: locale) })
  }

  /// The format with its values put in, where that takes no more than that: strings and small
  /// numbers in the order in which they were given. A screen of many rows is full of such texts.
  private func assembled(_ format: String, locale: TextLocale) -> String? {
    // A specifier is of ASCII alone, so that each piece between two of them is whole text.
    let bytes = format.utf8
    let percent = UInt8(ascii: "%")
    var result = ""
    var next = 0
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: percent) {
      result += format[start..<sign]
      let rest = bytes[bytes.index(after: sign)...]
      if rest.first == percent {
        result += "%"
        start = rest.index(after: rest.startIndex)
        continue
      }
      guard next < arguments.count else { return nil }
      let length: Int
      switch arguments[next] {
      case .string(let value) where rest.first == UInt8(ascii: "@"):
        result += value
        length = 1
      case .text(let text) where rest.first == UInt8(ascii: "@"):
        result += text.string(in: locale)
        length = 1
      case .integer(let value) where rest.starts(with: "lld".utf8):
        result += NumberText.text(value, locale: locale)
        length = 3
      default: return nil
      }
      next += 1
      start = rest.index(rest.startIndex, offsetBy: length)
    }
    return result + format[start...]
  }
}

/// Numbers as a person of a locale writes them.
private enum NumberText {
  /// Small numbers in Latin digits need no formatter.
  static func text(_ value: Int, locale: TextLocale) -> String {
    if abs(value) < 1_000 && locale.usesLatinDigits { return String(value) }
    return value.formatted(.number.locale(locale.locale))
  }
}

/// Looks keys up in the tables of bundles; most programs have none, and then the key is the text.
private final class Translations: Sendable {
  static let shared = Translations()
  private let hasTables: Bool

  private init() {
    // A bundle asked for its localizations looks at every file beside the program.
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    hasTables = files.contains { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
  }

  func text(for key: String, table: String?, bundle: Bundle?) -> String {
    guard hasTables || bundle != nil else { return key }
    return (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
  }
}
