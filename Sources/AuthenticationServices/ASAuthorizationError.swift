/// Why a sign-in came to nothing (F457).
///
/// Source: AuthenticationServices `ASAuthorizationError`.
public struct ASAuthorizationError: Error, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public let code: Code
  private let explanation: String?

  public init(_ code: Code) { self.init(code, explanation: nil) }

  init(_ code: Code, explanation: String?) {
    self.code = code
    self.explanation = explanation
  }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    explanation ?? "The sign-in came to nothing (\(code), \(code.rawValue))."
  }

  /// Sign-in has no provider that it could ask.
  static let notConfigured = ASAuthorizationError(
    .notHandled, explanation: "Sign in with Apple is not configured in this program.")
}

extension ASAuthorizationError: CustomNSError {
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
