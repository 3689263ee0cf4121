/// A button with which a person signs in.
///
/// For focus it is a button like any other (F454); it fills the space that it is offered, so that
/// `frame` sets its size. A press calls `onRequest` with a fresh request and later `onCompletion`,
/// once, on the main actor (F452). Until sign-in is configured that is a failure which says so.
///
/// Source: AuthenticationServices `SignInWithAppleButton`.
nonisolated public struct SignInWithAppleButton: View {
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// A button that asks and reports by closures.
  ///
  /// - Parameters:
  ///   - onRequest: called at each press, to set the scopes and the nonce of the new request.
  ///   - onCompletion: called once for each press, after `onRequest` has returned.
  public init(
    _ label: SignInWithAppleButton.Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  @MainActor public var body: some View {
    Button {
      signIn()
    } label: {
      SignInFace(title: label.title, style: style)
    }
    .buttonStyle(.card)
  }

  @MainActor private func signIn() {
    onRequest(ASAuthorizationAppleIDProvider().createRequest())
    let complete = onCompletion
    Task { @MainActor in complete(.failure(ASAuthorizationError.notConfigured)) }
  }
}

extension SignInWithAppleButton {
  /// What stands on the button (F453).
  public struct Label: Equatable, Sendable {
    let title: String
    /// "Sign in with Apple".
    public static let signIn = Label(title: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(title: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Equatable, Sendable {
    enum Kind: Sendable { case black, white, whiteOutline }
    let kind: Kind
    /// White letters on black.
    public static let black = Style(kind: .black)
    /// Black letters on white.
    public static let white = Style(kind: .white)
    /// Black letters on white, inside a black line.
    public static let whiteOutline = Style(kind: .whiteOutline)
  }
}

extension View {
  /// Gives the buttons inside with which a person signs in their colours; `.black` where nothing
  /// is said.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

/// How the button looks.
private struct SignInFace: View {
  let title: String
  let style: SignInWithAppleButton.Style

  var body: some View {
    Text(title)
      .fontWeight(.medium)
      .foregroundColor(style == .black ? .white : .black)
      .lineLimit(1)
      .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(style == .black ? Color.black : .white)
      .border(style == .whiteOutline ? Color.black : .clear)
      .cornerRadius(6)
  }
}
