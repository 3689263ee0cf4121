import FoveaRuntime
import FoveaScene
import FoveaTesting
@testable import FoveaUI
import Testing

private struct Secret: View {
  @State private var secret = ""
  @State private var other = ""
  var body: some View {
    VStack {
      SecureField("Password", text: $secret)
      TextField("Other", text: $other)
      Text("\(secret.count) letters")
    }
  }
}

/// Given a secure field, when a secret is typed, then nobody sees it.
///
/// F312, F318, F319, F338.
@MainActor
@Suite("Secure fields")
struct SecureFieldTests {
  private let screen = Screen(Secret())

  @Test("show a dot for each character, wherever one looks")
  func dots() throws {
    screen.type("hunter2")
    let node = try #require(screen.field("Password"))
    #expect(try screen.text(of: "Password") == "•••••••")
    #expect(screen.texts == ["•••••••", "Other", "7 letters"])
    #expect(node.describe()?.value == "•••••••")
    #expect(node.describe()?.role == .secureField)
    var dumped = ""
    dump(node, to: &dumped)
    dump(node.editing, to: &dumped)
    #expect(!dumped.contains("hunter2"))
    #expect(!"\(node) \(String(reflecting: node))".contains("hunter2"))
    #expect(!"\(screen.session.scene.patches)".contains("hunter2"))
  }

  @Test("copy and cut nothing")
  func clipboard() throws {
    screen.type("hunter2")
    screen.press("a", .command)
    screen.press("c", .command)
    screen.press("x", .command)
    #expect(screen.session.tree.pasteboard.string == nil)
    #expect(try screen.text(of: "Password") == "•••••••")
  }

  @Test("take what is pasted, as one line")
  func paste() {
    screen.send(.paste("ab\ncd\n"))
    #expect(screen.texts.last == "5 letters")
  }

  @Test("tell nothing of words")
  func words() {
    screen.type("one two")
    screen.press(.left, .option)
    #expect(screen.input?.caretOffset == 0)
  }

  @Test("go on where they were left")
  func goingOn() throws {
    screen.type("ab")
    screen.press(.tab)
    try screen.click("Password")
    screen.press(.end)
    screen.type("c")
    #expect(screen.texts.last == "3 letters")
  }

  @Test("never correct or shift")
  func traits() {
    #expect(screen.input?.traits.isCorrecting == false)
    #expect(screen.input?.traits.capitalization == UITextAutocapitalizationType.none)
  }
}
