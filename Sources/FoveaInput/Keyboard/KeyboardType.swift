import FoveaNode

extension View {
  /// Chooses the layout of the software keyboard; it neither checks nor filters text (F321).
  ///
  /// A hardware keyboard types what it types (F322).
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}

/// The layouts of the software keyboard; the numbers are UIKit's (F323).
nonisolated public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// Whether the layout has a return key (F324).
  package var hasReturnKey: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: false
    default: true
    }
  }

  /// The case's name.
  package var name: String { "\(self)" }

  /// HTML's `inputmode` (table K).
  package var inputMode: String {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: "text"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
  package var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
