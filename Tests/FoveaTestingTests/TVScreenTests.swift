import FoveaTesting
import FoveaUI
import Testing

/// A remote moves focus over a screen that is two columns, as in F492–F494.
@MainActor @Suite("A TV screen")
struct TVScreenTests {
  private struct SignIn: View {
    @State private var email = ""
    @State private var password = ""

    var body: some View {
      HStack(alignment: .bottom) {
        VStack {
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
        }
        .padding(.bottom, 200)
        VStack {
          Button("Browse Photos") {}
        }
      }
    }
  }

  @Test("what is beside the beam is not reached, and the explanation says so")
  func beside() throws {
    let screen = Screen(device: .tv) { SignIn() }
    #expect(screen.focus == "Email")
    screen.press(.right)
    #expect(screen.focus == "Email")
    #expect(screen.why(.right).contains("beside the beam"))
    #expect(try !screen.isReachable("Browse Photos"))
    #expect(screen.focusMapPicture.contains("[✗ Browse Photos]"))
    #expect(screen.whyDrawing(.right)?.contains("Browse Photos") == true)
    screen.press(.down)
    #expect(screen.focus == "Password")
  }
}
