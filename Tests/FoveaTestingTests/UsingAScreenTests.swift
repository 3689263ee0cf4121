import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// A screen is used by names that a person sees.
@MainActor @Suite("Using a screen")
struct UsingAScreenTests {
  let screen = Screen(device: .desktop, size: CGSize(width: 400, height: 220)) { LoginForm() }

  @Test("Tab moves focus, Space presses, and a focus state tells where focus is")
  func keys() throws {
    #expect(screen.focus == "Email")
    #expect(screen.value(of: "field") == "email")
    screen.press(.tab)
    #expect(screen.focus == "Password")
    #expect(screen.value(of: "LoginForm.field") == "password")
    screen.press(.tab, .shift)
    screen.type("a@b")
    screen.press(.tab, times: 2)
    #expect(screen.focus == "Go")
    screen.press(.space)
    #expect(screen.focus == "Email")
    #expect(screen.value(of: "submitted") == "a@b")
  }

  @Test("A click presses the middle of what is named")
  func click() throws {
    try screen.click("Email")
    screen.type("x")
    try screen.click("Go")
    #expect(try screen.text(of: "status") == "sent x")
  }

  @Test("A name that nothing has is told with the names that there are")
  func noSuchView() {
    let error = #expect(throws: Screen.NoSuchView.self) { try screen.click("Stop") }
    #expect(
      error?.description == """
        nothing is called "Stop"; there are: "Sign in", "Email", "Password", "Go", "Later", "sent "
        """)
  }

  @Test("The screen is a text picture")
  func picture() {
    screen.type("me")
    #expect(
      screen.picture == """

                         Sign in
             ┃me                          ┃

              Password
                           Go

                          Later
                          sent
        """)
  }

  @Test("A text is visible as a whole and by its own words only")
  func visible() {
    #expect(screen.isVisible("Sign in"))
    #expect(!screen.isVisible("Sign"))
    #expect(screen.isVisible("Email"))
    screen.type("a")
    #expect(!screen.isVisible("Email"))
    #expect(screen.isVisible("a"))
  }

  @Test("A secure field answers with bullets, and no picture shows what it holds")
  func secrecy() throws {
    try screen.click("Password")
    screen.type("abc")
    #expect(try screen.text(of: "Password") == "•••")
    #expect(!screen.picture.contains("abc"))
    #expect(!screen.accessibility.contains("abc"))
  }

  @Test("What a task on the main actor does is there after settle()")
  func tasks() async throws {
    try screen.click("Later")
    #expect(screen.value(of: "submitted") == "")
    await screen.settle()
    #expect(screen.value(of: "submitted") == "later")
  }

  @Test("A wrapped text is one text")
  func wrapped() {
    let narrow = Screen(device: .desktop, size: CGSize(width: 100, height: 220)) {
      Text("as long as a day")
    }
    #expect(narrow.isVisible("as long as a day"))
    #expect(!narrow.isVisible("as long"))
  }

  @Test("A text is not visible behind what is opaque, or outside of a scroll area")
  func hidden() throws {
    let covered = Screen(device: .desktop) {
      VStack {
        Text("under").overlay { Color.blue }
        Text("clear").opacity(0)
        ScrollView {
          VStack { ForEach(0..<40) { Button("row \($0)") {} } }
        }
        .frame(height: 100)
      }
    }
    #expect(!covered.isVisible("under"))
    #expect(!covered.isVisible("clear"))
    #expect(covered.isVisible("row 0"))
    #expect(!covered.isVisible("row 30"))
    try covered.scroll("row 0", y: 600)
    #expect(!covered.isVisible("row 0"))
    #expect(try covered.scrollOffset(of: "row 0") == CGPoint(x: 0, y: 600))
    #expect(try covered.isWhole("row 20") != covered.isWhole("row 0"))
    #expect(throws: Screen.Refusal.self) { try covered.scroll("under", y: 1) }
  }
}
