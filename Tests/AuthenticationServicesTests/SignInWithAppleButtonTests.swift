import FoveaTesting
import Testing

@testable import AuthenticationServices

/// Given a sign-in button, when it is pressed, then… F451–F459.
@MainActor
@Suite("The sign-in button")
struct SignInWithAppleButtonTests {
  /// What the button has called.
  @MainActor final class Log {
    var requests: [ASAuthorizationAppleIDRequest] = []
    var results: [Result<ASAuthorization, any Error>] = []
  }

  private func screen(
    _ log: Log, _ label: SignInWithAppleButton.Label = .signIn, device: Screen.Device = .desktop
  ) -> Screen {
    Screen(device: device) {
      VStack {
        SignInWithAppleButton(label) { request in
          request.requestedScopes = [.fullName, .email]
          log.requests.append(request)
        } onCompletion: { result in
          MainActor.assertIsolated()
          log.results.append(result)
        }
        .frame(width: 350, height: 50)
        Button("Other") {}
      }
    }
  }

  @Test("asks for a fresh request and completes once, with a failure that says what is missing")
  func press() async throws {
    let log = Log()
    let screen = screen(log)
    screen.press(.tab)
    screen.press(.space)
    #expect(log.requests.map(\.requestedScopes) == [[.fullName, .email]])
    #expect(log.results.isEmpty)
    await screen.settle()
    #expect(log.results.count == 1)
    #expect(throws: ASAuthorizationError.notConfigured) { try log.results[0].get() }
    screen.press(.space)
    await screen.settle()
    #expect(log.results.count == 2)
    #expect(log.requests[0] !== log.requests[1])
  }

  @Test("is a stop of Tab and arrows like any button", arguments: [Screen.Device.desktop, .tv])
  func focus(_ device: Screen.Device) {
    let screen = screen(Log(), device: device)
    #expect(screen.focusChain == ["Sign in with Apple", "Other"])
    if device == .tv {
      #expect(screen.focus == "Sign in with Apple")
      screen.press(.down)
      #expect(screen.focus == "Other")
    }
  }

  @Test(
    "says what it is for",
    arguments: [
      (SignInWithAppleButton.Label.signIn, "Sign in with Apple"), (.signUp, "Sign up with Apple"),
      (.continue, "Continue with Apple"),
    ])
  func labels(_ label: SignInWithAppleButton.Label, _ text: String) {
    #expect(screen(Log(), label).isVisible(text))
  }
}

/// F457, F458.
@Suite("Sign-in's numbers")
struct NumberTests {
  @Test("are Apple's")
  func codes() {
    #expect(ASAuthorizationError.Code.unknown.rawValue == 1000)
    #expect(ASAuthorizationError.Code.canceled.rawValue == 1001)
    #expect(ASAuthorizationError.Code.notInteractive.rawValue == 1005)
    #expect(ASUserDetectionStatus.likelyReal.rawValue == 2)
    #expect(ASAuthorizationAppleIDProvider.CredentialState.transferred.rawValue == 3)
  }

  @Test("come with words")
  func message() {
    let error: any Error = ASAuthorizationError.notConfigured
    #expect(error.localizedDescription == "Sign in with Apple is not configured in this program.")
    #expect(ASAuthorizationError(.canceled).localizedDescription.contains("1001"))
  }

  @Test("requests copy what was set on them")
  func copies() throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = "n"
    request.user = "u"
    let copy = try #require(request.copy() as? ASAuthorizationAppleIDRequest)
    #expect(copy !== request)
    #expect(copy.requestedScopes == [.email])
    #expect(copy.nonce == "n")
    #expect(copy.user == "u")
  }
}
