/// The outcome of a sign-in: who was asked, and what they gave.
///
/// Source: AuthenticationServices `ASAuthorization`.
public class ASAuthorization: NSObject {
  /// Who was asked.
  public let provider: any ASAuthorizationProvider
  /// What the provider gave; for Sign in with Apple an `ASAuthorizationAppleIDCredential`.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// Something that can be asked for an authorization.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a provider gives a person who signs in.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}

extension ASAuthorization {
  /// What an app wants to know of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The word by which OpenID Connect knows the scope.
    public let rawValue: String
    /// A scope by its OpenID Connect word; any word is taken, also one without a constant here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scope by its OpenID Connect word; any word is taken, also one without a constant here.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The person's name.
    public static let fullName = Scope("full_name")
    /// The person's address for mail.
    public static let email = Scope("email")
  }

  /// What a request is about.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The word that names the operation in a request.
    public let rawValue: String
    /// An operation by its word; any word is taken, also one without a constant here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An operation by its word; any word is taken, also one without a constant here.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Leaves it to the provider what the request needs.
    public static let operationImplicit = OpenIDOperation("implicit")
    /// Signs a person in.
    public static let operationLogin = OpenIDOperation("login")
    /// Asks again for a person who is signed in.
    public static let operationRefresh = OpenIDOperation("refresh")
    /// Signs a person out.
    public static let operationLogout = OpenIDOperation("logout")
  }
}
