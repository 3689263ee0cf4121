/// Why a sign-in came to nothing (F457).
///
/// Source: AuthenticationServices `ASAuthorizationError`.
public struct ASAuthorizationError: Error, Hashable, LocalizedError {
  /// The kinds of failure, with the numbers of the NSError they bridge to.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  /// The kind of failure.
  public let code: Code
  private let explanation: String?

  /// An error of a kind, with the standard description.
  public init(_ code: Code) { self.init(code, explanation: nil) }

  init(_ code: Code, explanation: String?) {
    self.code = code
    self.explanation = explanation
  }

  /// A failure whose reason is not known.
  public static var unknown: Code { .unknown }
  /// The person gave up.
  public static var canceled: Code { .canceled }
  /// The answer of the provider made no sense.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody took the request; also what stands until sign-in is configured.
  public static var notHandled: Code { .notHandled }
  /// The attempt failed.
  public static var failed: Code { .failed }
  /// The request needed a person, and could not show them anything.
  public static var notInteractive: Code { .notInteractive }

  /// The domain of the NSError that this bridges to.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The raw value of `code`: 1000 to 1005.
  public var errorCode: Int { code.rawValue }

  /// What to tell a person: why, or else the kind of failure and its number.
  public var errorDescription: String? {
    explanation ?? "The sign-in came to nothing (\(code), \(code.rawValue))."
  }

  /// Sign-in has no provider that it could ask.
  static let notConfigured = ASAuthorizationError(
    .notHandled, explanation: "Sign in with Apple is not configured in this program.")
}

extension ASAuthorizationError: CustomNSError {
  /// The description under `NSLocalizedDescriptionKey`, for those who read an NSError.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
