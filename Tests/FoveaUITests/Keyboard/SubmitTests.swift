import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// Given nested submit actions, when a field is submitted, then…
///
/// F275–F291, F357, D9–D11.
@MainActor
@Suite("Submit")
struct SubmitTests {
  let notes = Notes()

  private func submitted(@ViewBuilder _ content: (TextField<Text>) -> some View) -> [String] {
    let screen = Screen(content(TextField("T", text: .constant(""))))
    #expect(screen.focus == "T")
    screen.press(.return)
    return notes.lines
  }

  @Test("runs every action, the outermost first")
  func order() {
    let lines = submitted { field in
      VStack {
        VStack { field.onSubmit { notes("A") }.onSubmit { notes("B") } }.onSubmit { notes("C") }
      }
      .onSubmit { notes("D") }
    }
    #expect(lines == ["D", "C", "B", "A"])
  }

  @Test("stops at a scope")
  func scope() {
    let lines = submitted { field in
      VStack { field.onSubmit { notes("inside") }.submitScope() }.onSubmit { notes("outside") }
    }
    #expect(lines == ["inside"])
  }

  @Test("an action outside a scope on the same field never runs")
  func ownScope() {
    #expect(submitted { $0.submitScope().onSubmit { notes("never") } }.isEmpty)
  }

  @Test("a scope that does not block changes nothing")
  func openScope() {
    #expect(submitted { $0.submitScope(false).onSubmit { notes("runs") } } == ["runs"])
  }

  @Test("actions for search are passed by and do not block")
  func triggers() {
    let lines = submitted { field in
      VStack { field.onSubmit(of: .search) { notes("search") } }
        .onSubmit(of: [.text, .search]) { notes("both") }
        .onSubmit { notes("text") }
    }
    #expect(lines == ["text", "both"])
  }

  private struct Form: View {
    let notes: Notes
    let handles: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        if handles {
          TextField("T", text: $text).onSubmit { notes("field") }
        } else {
          TextField("T", text: $text)
        }
        Button("Send") { notes("default") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("the default button runs only where no action handles the field", arguments: [true, false])
  func defaultButton(handles: Bool) {
    let screen = Screen(Form(notes: notes, handles: handles))
    screen.press(.return)
    #expect(notes.lines == [handles ? "field" : "default"])
    screen.press(.return, .control)
    #expect(notes.lines.last == "default")
  }

  @Test("leaving a field does not submit it")
  func leaving() {
    let screen = Screen(Form(notes: notes, handles: true))
    screen.press(.tab)
    #expect(screen.focus == "Send")
    #expect(notes.lines.isEmpty)
  }

  private struct Fields: View {
    @State private var words = ""
    @State private var number = 1
    @FocusState private var field: Int?
    let notes: Notes
    var body: some View {
      VStack {
        TextField("Empty", text: $words)
        TextField("Number", value: $number, format: .number).focused($field, equals: 1)
        TextField("Other", text: $words)
        Button("Away") { field = nil }
      }
      .onSubmit { notes("submit \(number)") }
    }
  }

  @Test("runs for an empty text that nobody changed (F283)")
  func unchanged() throws {
    let screen = Screen(.phone, Fields(notes: notes))
    try screen.click("Empty")
    screen.press(.return)
    #expect(notes.lines == ["submit 1"])
  }

  @Test("comes after the value of the field has been read (F284)")
  func value() throws {
    let screen = Screen(.desktop, Fields(notes: notes))
    try screen.click("Number")
    screen.press("a", .command)
    screen.type("42")
    #expect(notes.lines == [])
    screen.press(.return)
    #expect(notes.lines == ["submit 42"])
  }

  @Test("does not come of a click elsewhere or of a keyboard that is put away (F282)")
  func clicks() throws {
    let screen = Screen(.phone, Fields(notes: notes))
    try screen.tap("Number")
    try screen.tap("Other")
    try screen.tap("Number")
    try screen.tap("Away")
    #expect(screen.focus == nil)
    #expect(notes.lines == [])
  }
}
