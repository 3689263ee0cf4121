import Foundation

extension ParseableFormatStyle where FormatOutput == String {
  /// What a typed text means; `nil` where it means nothing.
  func value(of text: String) -> FormatInput? {
    if let numbers = self as? any NumberReading, !numbers.mayBeNumber(text) { return nil }
    return try? parseStrategy.parse(text)
  }
}

/// A format of numbers, of which Foundation reads more than was meant: it passes by whatever
/// separates groups of digits, so that "12,75" would be 1275 where the comma does.
protocol NumberReading {
  var locale: Locale { get }
}

extension NumberReading {
  /// Whether the last group of digits is as long as a group is, where the text has groups at all.
  func mayBeNumber(_ text: String) -> Bool {
    guard let separator = locale.groupingSeparator, !separator.isEmpty,
      let last = text.range(of: separator, options: .backwards)
    else { return true }
    return text[last.upperBound...].prefix(while: \.isNumber).count == 3
  }
}

extension FloatingPointFormatStyle: NumberReading {}
extension FloatingPointFormatStyle.Percent: NumberReading {}
extension FloatingPointFormatStyle.Currency: NumberReading {}
extension IntegerFormatStyle: NumberReading {}
extension IntegerFormatStyle.Percent: NumberReading {}
extension IntegerFormatStyle.Currency: NumberReading {}
extension Decimal.FormatStyle: NumberReading {}
extension Decimal.FormatStyle.Percent: NumberReading {}
extension Decimal.FormatStyle.Currency: NumberReading {}
