import FoveaTesting
import FoveaUI
import Testing

/// Given a field in which an input method composes, when keys are pressed, then they are the
/// composition's (F375).
@MainActor @Suite("Keys during a composition")
struct CompositionKeyTests {
  struct Two: View {
    @State var first = ""
    @State var second = ""
    @State var pressed = 0
    @State var submitted = 0
    @State var left = 0
    var body: some View {
      VStack {
        TextField("First", text: $first).onSubmit { submitted += 1 }
        TextField("Second", text: $second)
        Button("Go") { left += 1 }.keyboardShortcut(.defaultAction)
        Button("Out") { left += 1 }.keyboardShortcut(.cancelAction)
      }
      .onKeyPress { _ in
        pressed += 1
        return .ignored
      }
      .onMoveCommand { _ in left += 1 }
    }
  }

  private func composing() throws -> Screen {
    let screen = Screen { Two() }
    try screen.click("First")
    screen.compose("ka")
    return screen
  }

  @Test(
    "move nothing, submit nothing and press nothing",
    arguments: [Screen.Key.tab, .up, .down, .left, .return, .escape, .space, "x"])
  func keys(_ key: Screen.Key) throws {
    let screen = try composing()
    screen.press(key)
    #expect(screen.focus == "First")
    for counter in ["pressed", "submitted", "left"] { #expect(screen.value(of: counter) == "0") }
  }

  @Test(
    "end it, give it up, shorten it or go on with it",
    arguments: [
      (Screen.Key.return, "ka", false), (.escape, "", false), (.delete, "k", true),
      ("n", "kan", true), (.left, "ka", true),
    ])
  func composition(_ key: Screen.Key, _ text: String, _ goesOn: Bool) throws {
    let screen = try composing()
    screen.press(key)
    #expect(try screen.text(of: "First") == text)
    #expect(screen.session.focus.focused?.textInput?.isComposing == goesOn)
  }

  @Test("are the program's again afterwards")
  func afterwards() throws {
    let screen = try composing()
    screen.commit("か")
    screen.press(.tab)
    #expect(screen.focus == "Second")
    #expect(screen.value(of: "first") == "か")
  }
}
