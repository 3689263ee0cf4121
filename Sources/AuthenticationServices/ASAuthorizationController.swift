/// Performs requests for an app that draws its own button.
///
/// Source: AuthenticationServices `ASAuthorizationController`.
@MainActor
public class ASAuthorizationController: NSObject {
  /// The questions that `performRequests` asks, in the order that they were given.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told the outcome; held weakly, and without one the outcome is lost.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// A controller for these requests; it asks nothing before `performRequests`.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Performs the requests; the delegate is told the outcome once, on the main actor. Until
  /// sign-in is configured that is an error which says so.
  public func performRequests() {
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError.notConfigured)
    }
  }
}

/// What an authorization controller tells.
@MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Ignores a success; for delegates that only care for failures.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// Ignores a failure; for delegates that only care for successes.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
