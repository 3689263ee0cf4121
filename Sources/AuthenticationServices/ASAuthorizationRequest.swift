/// A question for a provider.
///
/// Source: AuthenticationServices `ASAuthorizationRequest`.
public class ASAuthorizationRequest: NSObject, NSCopying, NSSecureCoding {
  /// Who is asked.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }

  /// Requests are made by their provider; nothing restores one that was stored.
  public required init?(coder: NSCoder) { nil }

  /// Writes nothing: a request is not to be stored.
  public func encode(with coder: NSCoder) {}

  /// `true`, for the protocol's sake; decoding always gives `nil`.
  public class var supportsSecureCoding: Bool { true }

  /// A request to the same provider that changes on its own.
  public func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationRequest(provider: provider)
  }
}

/// A question for a provider that speaks OpenID Connect.
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app wants to know of the person; `nil` asks for nothing.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// Comes back with the answer.
  public var state: String?
  /// Comes back inside the identity token.
  public var nonce: String?
  /// What the request is about.
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

  fileprivate func copyFields(to other: ASAuthorizationOpenIDRequest) {
    other.requestedScopes = requestedScopes
    other.state = state
    other.nonce = nonce
    other.requestedOperation = requestedOperation
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let other = ASAuthorizationOpenIDRequest(provider: provider)
    copyFields(to: other)
    return other
  }
}

/// A question for Sign in with Apple.
public class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Whom the app knows already.
  public var user: String?

  public override func copy(with zone: NSZone? = nil) -> Any {
    let other = ASAuthorizationAppleIDRequest(provider: provider)
    copyFields(to: other)
    other.user = user
    return other
  }
}
