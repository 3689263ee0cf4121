import FoveaTesting
import FoveaUI
import Testing

/// The title of the return key (F301–F307).
@MainActor
@Suite("A submit label")
struct SubmitLabelTests {
  private struct Form: View {
    @State private var words = ""
    let label: SubmitLabel?
    let note: Notes
    var body: some View {
      VStack {
        if let label {
          TextField("Field", text: $words).submitLabel(label)
        } else {
          TextField("Field", text: $words)
        }
        TextField("Next", text: $words)
      }
      .onSubmit { note("submitted") }
    }
  }

  @Test(
    "titles the return key, which is else Return (F301, F303)",
    arguments: [
      (SubmitLabel.done, "Done"), (.go, "Go"), (.send, "Send"), (.join, "Join"),
      (.route, "Route"), (.search, "Search"), (.return, "Return"), (.next, "Next"),
      (.continue, "Continue"), (nil, "Return"),
    ] as [(SubmitLabel?, String)])
  func titles(label: SubmitLabel?, title: String) throws {
    let screen = Screen(.phone, Form(label: label, note: Notes()))
    try screen.tap("Field")
    #expect(screen.keyboard?.returnTitle == title)
  }

  @Test("changes nothing else: Next does not move focus, keys ignore it (F302, F306)")
  func behaviour() throws {
    for label in [SubmitLabel.next, .return] {
      let notes = Notes()
      let screen = Screen(.phone, Form(label: label, note: notes))
      try screen.tap("Field")
      try screen.key("return")
      #expect(screen.focus == nil)
      try screen.tap("Field")
      screen.press(.return)
      #expect(screen.focus == nil)
      #expect(notes.lines == ["submitted", "submitted"])
    }
  }

  private struct Nested: View {
    @State private var words = ""
    var body: some View {
      VStack {
        TextField("Inner", text: $words).submitLabel(.go)
        SecureField("Outer", text: $words)
      }
      .submitLabel(.join)
    }
  }

  @Test("counts for all fields inside, the innermost first (F304)")
  func nesting() throws {
    let screen = Screen(.phone, Nested())
    try screen.tap("Inner")
    #expect(screen.keyboard?.returnTitle == "Go")
    try screen.tap("Outer")
    #expect(screen.keyboard?.returnTitle == "Join")
  }

  private struct Search: View {
    @State private var words = ""
    var body: some View {
      NavigationStack { Text("Content").searchable(text: $words) }
    }
  }

  @Test("of a search field is Search (F305)")
  func search() throws {
    let screen = Screen(.phone, Search())
    try screen.tap("Search")
    #expect(screen.keyboard?.returnTitle == "Search")
  }
}
