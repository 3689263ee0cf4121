/// The outcome of a sign-in: who was asked, and what they gave.
///
/// Source: AuthenticationServices `ASAuthorization`.
public class ASAuthorization: NSObject {
  public let provider: any ASAuthorizationProvider
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope("full_name")
    public static let email = Scope("email")
  }

  /// What a request is about.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }
}
