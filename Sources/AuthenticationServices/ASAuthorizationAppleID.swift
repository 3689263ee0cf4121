/// Makes requests for Sign in with Apple.
///
/// Source: AuthenticationServices `ASAuthorizationAppleIDProvider`.
public class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a person is still signed in.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  /// Posted when a person has taken an authorization back. Fovea does not hear of that.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// A fresh request that asks for no scopes, for the app to fill in.
  public func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Whether a person is still signed in: until sign-in is configured nobody is known.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
}

/// How sure the provider is that the person is one.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}

/// Whether the person is a child, as far as the provider tells.
public enum ASUserAgeRange: Int, Sendable {
  case unknown = 0
  case child = 1
  case notChild = 2
}

/// What Sign in with Apple gives a person (F455).
public class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Names the person for this app, always the same.
  public let user: String
  /// The `state` of the request that this answers; `nil` when it had none.
  public let state: String?
  /// What of the requested scopes the person granted; empty when nothing.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// The code that the app's server exchanges for tokens, once.
  public let authorizationCode: Data?
  /// A signed JSON Web Token (UTF-8) that tells the app's server who the person is.
  public let identityToken: Data?
  /// The address for mail, perhaps one that forwards; `nil` when it was not asked for or granted.
  public let email: String?
  /// Told at the first authorization only (F456).
  public let fullName: PersonNameComponents?
  /// How sure the provider is that a real person signs in.
  public let realUserStatus: ASUserDetectionStatus
  /// Whether the person is a child; `.unknown` when the provider does not tell.
  public let userAgeRange: ASUserAgeRange

  init(
    user: String, state: String? = nil, authorizedScopes: [ASAuthorization.Scope] = [],
    authorizationCode: Data? = nil, identityToken: Data? = nil, email: String? = nil,
    fullName: PersonNameComponents? = nil, realUserStatus: ASUserDetectionStatus = .unsupported,
    userAgeRange: ASUserAgeRange = .unknown
  ) {
    self.user = user
    self.state = state
    self.authorizedScopes = authorizedScopes
    self.authorizationCode = authorizationCode
    self.identityToken = identityToken
    self.email = email
    self.fullName = fullName
    self.realUserStatus = realUserStatus
    self.userAgeRange = userAgeRange
  }

  /// Credentials come from their provider; nothing restores one that was stored.
  public required init?(coder: NSCoder) { nil }

  /// Writes nothing: a credential is not to be stored.
  public func encode(with coder: NSCoder) {}

  /// `true`, for the protocol's sake; decoding always gives `nil`.
  public class var supportsSecureCoding: Bool { true }

  /// Nothing of a credential changes: the copy is the credential.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
