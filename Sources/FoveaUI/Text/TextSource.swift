import Foundation

/// Where a field's text comes from and goes to.
nonisolated struct TextSource {
  /// The binding of a field of text, by which two sources are compared.
  var binding: Binding<String>?
  /// The text of the binding; what it reads is depended on.
  let read: () -> String
  /// Takes every edit; `nil` where only a commit counts.
  var write: ((String) -> Void)?
  /// Takes the text when editing ends or is submitted; whether it means a value (F314, F315).
  var commit: ((String) -> Bool)?

  init(_ text: Binding<String>) {
    binding = text
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    commit = { text in
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
  }

  /// An empty text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    commit = { text in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
        return true
      }
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    commit = { text in
      guard let parsed = formatter.value(from: text, as: V.self) else { return false }
      value.wrappedValue = parsed
      return true
    }
  }
}

extension Formatter {
  /// What a text means to this formatter; `nil` where it means nothing.
  ///
  /// Foundation on Linux cannot ask a formatter of any kind: those of numbers and dates are asked
  /// by their own methods, of others text alone is taken as it is.
  fileprivate func value<V>(from text: String, as type: V.Type) -> V? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text).flatMap { $0.converted() }
    case let dates as DateFormatter: dates.date(from: text) as? V
    case let dates as ISO8601DateFormatter: dates.date(from: text) as? V
    default: text as? V
    }
  }
}

extension NSNumber {
  fileprivate func converted<V>() -> V? {
    if let same = self as? V { return same }
    let candidates: [Any] = [
      intValue, doubleValue, floatValue, decimalValue, int64Value, int32Value, uintValue,
      uint64Value, boolValue,
    ]
    for candidate in candidates { if let found = candidate as? V { return found } }
    return nil
  }
}
