import FoveaTesting
import SwiftUI
import Testing
@testable import VacationPlanner

/// Given the login, when somebody fills it in, then focus is where the next answer is wanted.
@MainActor @Suite("The login")
struct LoginTests {
  let screen = Screen(device: .desktop) { MainScreen() }

  @Test("sends focus back to the field that is wrong")
  func wrong() throws {
    screen.type("ana")
    screen.press(.return)
    #expect(screen.focus == "Email")
    #expect(screen.value(of: "wrongField") == "email")
    #expect(screen.isVisible("An address looks like ana@example.org."))
  }

  @Test("leads on to the planner, where one types at once")
  func right() throws {
    screen.type("ana@example.org")
    screen.press(.return)
    #expect(screen.focus == "Password")
    screen.type("secret")
    screen.press(.return)
    #expect(screen.isVisible("Where to?"))
    #expect(screen.focus == "Search")
  }

  @Test("leaves nothing on a TV that the remote does not reach")
  func television() throws {
    let screen = Screen(device: .tv) { MainScreen() }
    for name in ["Email", "Password", "Sign In", "Browse Photos"] {
      #expect(try screen.isReachable(name))
    }
  }
}
