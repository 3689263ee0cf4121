import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode

/// Where a field's text comes from and goes to.
nonisolated package enum TextSource {
  /// A text, which takes every edit.
  case text(Binding<String>)
  /// A value, which takes the text when editing ends or is submitted (F314, F315).
  case value(Conversion)

  /// How a value is written, and what a text means.
  ///
  /// Sendable: it is used on the main actor, as the binding in it.
  package final class Conversion: @unchecked Sendable {
    let text: (TextLocale) -> String
    let take: (String, TextLocale) -> Bool
    private let element: () -> AnyHashable?

    init<Value>(
      of value: Binding<Value>, text: @escaping (TextLocale) -> String,
      take: @escaping (String, TextLocale) -> Bool
    ) {
      self.text = text
      self.take = take
      element = { value.element }
    }

    /// Whether another one is about another element of a collection: what was typed for the one is
    /// not meant for the other.
    func isAboutAnother(than other: Conversion) -> Bool {
      guard let own = element(), let others = other.element() else { return false }
      return own != others
    }
  }

  /// The binding of a field of text, by which two sources are compared.
  var binding: Binding<String>? {
    if case .text(let binding) = self { binding } else { nil }
  }

  /// Whether every edit counts, and not only a commit.
  var takesEdits: Bool { binding != nil }

  /// How a value is written and read; `nil` for a field of text.
  var conversion: Conversion? {
    if case .value(let conversion) = self { conversion } else { nil }
  }

  /// The text of the binding; what it reads is depended on.
  ///
  /// - Parameter locale: how values are written.
  func read(in locale: TextLocale) -> String {
    switch self {
    case .text(let binding): binding.wrappedValue
    case .value(let conversion): conversion.text(locale)
    }
  }

  /// Gives the binding an edited text.
  func write(_ text: String) { binding?.wrappedValue = text }

  /// Takes the text when editing ends or is submitted; whether it means a value.
  func commit(_ text: String, in locale: TextLocale) -> Bool {
    if case .value(let conversion) = self { conversion.take(text, locale) } else { true }
  }

  package init(_ text: Binding<String>) { self = .text(text) }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self = .value(
      Conversion(of: value) { locale in
        format.following(locale).format(value.wrappedValue)
      } take: { text, locale in
        guard let parsed = format.following(locale).value(of: text) else { return false }
        value.wrappedValue = parsed
        return true
      })
  }

  /// An empty text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self = .value(
      Conversion(of: value) { locale in
        value.wrappedValue.map(format.following(locale).format) ?? ""
      } take: { text, locale in
        if text.allSatisfy(\.isWhitespace) {
          value.wrappedValue = nil
          return true
        }
        guard let parsed = format.following(locale).value(of: text) else { return false }
        value.wrappedValue = parsed
        return true
      })
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    self = .value(
      Conversion(of: value) { _ in
        formatter.string(for: value.wrappedValue) ?? ""
      } take: { text, _ in
        guard let parsed = formatter.value(from: text, as: V.self) else { return false }
        value.wrappedValue = parsed
        return true
      })
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
