import Foundation

/// A value and the format that writes it, in whatever locale a text stands.
protocol FormattedValue: Sendable {
  func string(in locale: TextLocale) -> String
  func isSame(as other: any FormattedValue) -> Bool
}

/// Sendable: a text that is read is never written again.
struct Formatted<Format: FormatStyle>: FormattedValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func string(in locale: TextLocale) -> String { format.following(locale).format(input) }

  func isSame(as other: any FormattedValue) -> Bool {
    guard let other = other as? Formatted else { return false }
    return input == other.input && format == other.format
  }
}

extension FormatStyle {
  /// The format in a locale, unless the author has told it one.
  package func following(_ locale: TextLocale) -> Self {
    if locale.isDefault || self != self.locale(.autoupdatingCurrent) { return self }
    return self.locale(locale.locale)
  }
}
