import FoveaRuntime
import FoveaScene
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
  private let desk = Desk(Secret())

  @Test("show a dot for each character, wherever one looks")
  func dots() throws {
    desk.type("hunter2")
    let node = try #require(desk.node(named: "Password"))
    #expect(desk.text(of: "Password") == "•••••••")
    #expect(desk.texts == ["•••••••", "Other", "7 letters"])
    #expect(node.describe()?.value == "•••••••")
    #expect(node.describe()?.role == .secureField)
    var dumped = ""
    dump(node, to: &dumped, maxDepth: 3)
    dump((node as? TextInputNode)?.editing, to: &dumped)
    #expect(!dumped.contains("hunter2"))
    #expect(!"\(node) \(String(reflecting: node))".contains("hunter2"))
    #expect(!"\(desk.session.scene.patches)".contains("hunter2"))
  }

  @Test("copy and cut nothing")
  func clipboard() {
    desk.type("hunter2")
    desk.press(.character("a"), .command)
    desk.press(.character("c"), .command)
    desk.press(.character("x"), .command)
    #expect(desk.session.tree.pasteboard.string == nil)
    #expect(desk.text(of: "Password") == "•••••••")
  }

  @Test("take what is pasted, as one line")
  func paste() {
    desk.session.send(.paste("ab\ncd\n"))
    #expect(desk.texts.last == "5 letters")
  }

  @Test("tell nothing of words")
  func words() {
    desk.type("one two")
    desk.press(.left, .option)
    #expect(desk.input?.caretOffset == 0)
  }

  @Test("go on where they were left")
  func goingOn() {
    desk.type("ab")
    desk.press(.tab)
    desk.click("Password")
    desk.press(.end)
    desk.type("c")
    #expect(desk.texts.last == "3 letters")
  }

  @Test("never correct or shift")
  func traits() {
    #expect(desk.input?.traits.isCorrecting == false)
    #expect(desk.input?.traits.capitalization == UITextAutocapitalizationType.none)
  }
}
