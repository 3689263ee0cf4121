import FoveaNode

extension View {
  /// Titles the return key of the software keyboard; it changes nothing else (F301–F304).
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

/// The title of a return key.
///
/// Source: SwiftUI `SubmitLabel`.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  package let returnKey: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
  public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
  public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
  public static var join: SubmitLabel { SubmitLabel(returnKey: .join) }
  public static var route: SubmitLabel { SubmitLabel(returnKey: .route) }
  public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
  public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(returnKey: .continue) }
}

/// The kinds of return keys; the numbers are UIKit's (F307).
nonisolated public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue` = 11

  /// The title on the key.
  package var title: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// HTML's `enterkeyhint` (F332).
  package var enterKeyHint: String {
    switch self {
    case .default: "enter"
    case .go, .join, .route: "go"
    case .next, .continue: "next"
    case .search, .google, .yahoo: "search"
    case .send: "send"
    case .done, .emergencyCall: "done"
    }
  }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// The title that the author chose; `nil` leaves it to the field (F303).
  package var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}
