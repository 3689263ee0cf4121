/// Performs requests for an app that draws its own button.
///
/// Source: AuthenticationServices `ASAuthorizationController`.
@MainActor
public class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  public weak var delegate: (any ASAuthorizationControllerDelegate)?

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
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
