import FoveaTesting
import SwiftUI

// What a test of an app looks like from outside; `#expect` belongs to the test's own module.

struct Login: View {
  @State private var name = ""
  @FocusState private var isOn: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isOn)
      Button("Sign in") {}
    }
  }
}

@MainActor
func walk() async throws -> Bool {
  let screen = Screen(device: .tv) { Login() }
  screen.press(.down)
  screen.press("a", .command)
  screen.type("Ann")
  try screen.click("Sign in")
  await screen.settle()
  return screen.focus == "Sign in" && screen.isVisible("Name") && screen.picture.isEmpty
    && screen.value(of: "name") == "Ann" && screen.issues.isEmpty
}
