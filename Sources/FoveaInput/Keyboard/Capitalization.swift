import FoveaNode

extension View {
  /// Sets when the software keyboard shifts by itself; `nil` leaves it as it is around (F333, F336).
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.autocapitalization) { $0 = autocapitalization ?? $0 }
  }

  /// The older spelling of `textInputAutocapitalization`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Turns correction of typed text off (F337). Fovea corrects nothing itself; a browser's field
  /// and an input method of the system are told.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.isAutocorrectionDisabled, disable)
  }

  /// The older spelling of `autocorrectionDisabled`; `nil` leaves it to the system.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.isAutocorrectionDisabled, disable)
  }
}

/// When the software keyboard shifts by itself.
///
/// Source: SwiftUI `TextInputAutocapitalization`.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  package let type: UITextAutocapitalizationType

  public static var never: Self { Self(type: .none) }
  public static var words: Self { Self(type: .words) }
  public static var sentences: Self { Self(type: .sentences) }
  public static var characters: Self { Self(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// When the software keyboard shifts by itself; the numbers are UIKit's (F334).
nonisolated public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none = 0
  case words, sentences, allCharacters

  /// HTML's `autocapitalize`.
  package var htmlName: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether correction of typed text is off.
  public var autocorrectionDisabled: Bool {
    get { isAutocorrectionDisabled ?? false }
    set { isAutocorrectionDisabled = newValue }
  }

  package var isAutocorrectionDisabled: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  package var autocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}
