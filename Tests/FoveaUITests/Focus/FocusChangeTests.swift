import FoveaTesting
import FoveaUI
import Testing

/// What is told of changes of focus, and focus asked for as a screen appears (F80–F84, F93–F97).
@MainActor
@Suite("Changes of focus")
struct FocusChangeTests {
  private struct Form: View {
    @State private var words = ""
    @FocusState private var field: String?
    let note: Notes
    var body: some View {
      VStack {
        TextField(
          "A", text: $words, onEditingChanged: { note("a \($0)") }, onCommit: { note("commit") }
        )
        .focused($field, equals: "a")
        TextField("B", text: $words, onEditingChanged: { note("b \($0)") })
          .focused($field, equals: "b")
          .onSubmit { note("submit") }
        Button("To a") { field = "a" }
        Button("To nobody") { field = "x" }
        Button("Leave") { field = nil }
      }
      .onChange(of: field) { old, new in note("\(old ?? "nil")→\(new ?? "nil")") }
    }
  }

  @Test("are told once each, whoever moved it (F80, F81)")
  func onChange() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    func changes() -> [String] { notes.lines.filter { $0.contains("→") } }
    try screen.tap("B")
    try screen.click("To a")
    try screen.click("Leave")
    #expect(changes() == ["nil→b", "b→a", "a→nil"])
  }

  @Test("are not told of a request that failed (F82)")
  func failed() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("B")
    notes.lines = []
    try screen.click("To nobody")
    #expect(notes.lines == [])
  }

  @Test("end the editing of one field and begin that of the other; nothing is submitted (F83, F84)")
  func editing() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("A")
    #expect(notes.lines.filter { !$0.contains("→") } == ["a true"])
    notes.lines = []
    try screen.tap("B")
    #expect(Set(notes.lines) == ["a false", "b true", "a→b"])
    notes.lines = []
    try screen.click("Leave")
    #expect(Set(notes.lines) == ["b false", "b→nil"])
  }

  private struct Appearing: View {
    @State private var words = ""
    @FocusState private var isFocused: Bool
    let note: Notes
    var body: some View {
      TextField("Field", text: $words)
        .focused($isFocused)
        .onAppear {
          isFocused = true
          note("read \(isFocused)")
        }
        .task { isFocused = true }
        .onChange(of: isFocused) { note("is \(isFocused)") }
    }
  }

  @Test(
    "that onAppear asks for are there in the first frame; a later retry changes nothing (F95, F96)",
    arguments: [Screen.Device.phone, .pad, .desktop, .tv])
  func onAppear(device: Screen.Device) async {
    let notes = Notes()
    let screen = Screen(device, Appearing(note: notes))
    #expect(screen.focus == "Field")
    #expect(screen.frames.first?.focus == "Field")
    await screen.settle()
    #expect(screen.focus == "Field")
    #expect(notes.lines.filter { $0.hasPrefix("is") }.count <= 1)
    #expect(notes.lines.contains("read true"))
  }

  private struct Late: View {
    @State private var words = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $words).focused($isFocused).task { isFocused = true }
    }
  }

  @Test("that a task asks for come after the first update (F97)")
  func task() async {
    let screen = Screen(.phone, Late())
    #expect(screen.focus == nil)
    await screen.settle()
    #expect(screen.focus == "Field")
  }

  private struct Opener: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Appearing(note: Notes()) }
    }
  }

  @Test("that onAppear of a sheet asks for need no delay either (F89, F93, F95)")
  func inSheet() throws {
    let screen = Screen(.phone, Opener())
    try screen.click("Open")
    #expect(screen.focus == "Field")
  }
}
