import FoveaTesting
import FoveaUI
import Testing

/// A request that nothing can take is dropped at the end of its update (F33–F41, D3).
@MainActor
@Suite("A focus request that cannot be met")
struct FocusRequestTests {
  private struct Form: View {
    @State private var words = ""
    @State private var isOpen = false
    @State private var isUsable = false
    @FocusState private var field: String?
    let note: Notes

    var body: some View {
      VStack {
        TextField("Name", text: $words).focused($field, equals: "name")
        Text("Plain").focused($field, equals: "plain")
        TextField("Locked", text: $words).disabled(!isUsable).focused($field, equals: "locked")
        TextField("Hidden", text: $words).hidden().focused($field, equals: "hidden")
        if isOpen { TextField("Late", text: $words).focused($field, equals: "late") }
        ForEach(["nobody", "plain", "button", "locked", "hidden", "late"], id: \.self) { value in
          Button("Ask for \(value)") { field = value }
        }
        Button("Press") {}.focused($field, equals: "button")
        Button("Open") { isOpen = true }
        Button("Unlock") { isUsable = true }
      }
      .onChange(of: field) { old, new in note("\(old ?? "nil") to \(new ?? "nil")") }
    }
  }

  @Test(
    "When it names nobody, a text, a button, what is disabled or hidden, then focus stays (F33–F36, F82)",
    arguments: ["nobody", "plain", "button", "locked", "hidden", "late"])
  func dropped(value: String) throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Name")
    notes.lines = []
    screen.watch("field")
    try screen.click("Ask for \(value)")
    #expect(screen.focus == "Name")
    #expect(screen.frames.allSatisfy { $0.values["field"] == "name" })
    #expect(notes.lines == [])
  }

  @Test(
    "When nothing has focus, then the value falls back to nil (F33)",
    arguments: ["nobody", "plain", "button", "locked", "hidden", "late"])
  func droppedFromNowhere(value: String) throws {
    let screen = Screen(.phone, Form(note: Notes()))
    try screen.click("Ask for \(value)")
    #expect(screen.focus == nil)
    #expect(screen.value(of: "field") == "nil")
    #expect(!screen.session.hasChanges)
  }

  @Test("When the view appears or can be used later, then it does not get focus (F37, F40, F425)")
  func noGhost() throws {
    let screen = Screen(.phone, Form(note: Notes()))
    try screen.click("Ask for late")
    try screen.click("Open")
    #expect(screen.focus == nil)
    try screen.click("Ask for locked")
    try screen.click("Unlock")
    #expect(screen.focus == nil)
    try screen.click("Ask for late")
    #expect(screen.focus == "Late")
  }

  private struct Switching: View {
    @State private var words = ""
    @State private var isFirst = true
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        if isFirst {
          TextField("One", text: $words).focused($field, equals: 1)
        }
        TextField("Two", text: $words).focused($field, equals: 2)
        Button("Swap") {
          field = 1
          isFirst.toggle()
        }
      }
    }
  }

  @Test("When the same action removes the view that it asks for, then the request is dropped (F37)")
  func removed() throws {
    let screen = Screen(.phone, Switching())
    try screen.tap("Two")
    try screen.click("Swap")
    #expect(screen.focus == "Two")
    #expect(screen.value(of: "field") == "2")
  }

  private struct Rows: View {
    @State private var words = ""
    @FocusState private var row: Int?
    var body: some View {
      VStack {
        Button("Far") { row = 900 }
        ScrollViewReader { proxy in
          Button("Show it first") {
            proxy.scrollTo(900)
            row = 900
          }
          ScrollView {
            LazyVStack {
              ForEach(0..<1000, id: \.self) { number in
                FieldOf(number: number, row: $row)
              }
            }
          }
        }
      }
    }
  }

  private struct FieldOf: View {
    let number: Int
    @FocusState.Binding var row: Int?
    @State private var words = ""
    var body: some View {
      TextField("Row \(number)", text: $words).focused($row, equals: number).id(number)
    }
  }

  @Test("When an app scrolls to a lazy row and asks for it, then it has focus (F39)")
  func lazyRow() throws {
    let screen = Screen(.desktop, Rows())
    try screen.click("Show it first")
    #expect(screen.focus == "Row 900")
    #expect(try screen.isWhole("Row 900"))
  }

  private struct Appearing: View {
    @State private var isOpen = false
    @State private var words = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        if isOpen {
          TextField("Late", text: $words).focused($isFocused).onAppear { isFocused = true }
        }
      }
    }
  }

  @Test("When a view asks for focus as it appears, then it gets it without delay (F39, F95)")
  func onAppear() throws {
    let screen = Screen(.phone, Appearing())
    try screen.click("Open")
    #expect(screen.focus == "Late")
    #expect(screen.frames.map(\.focus) == [nil, "Late"])
  }
}
