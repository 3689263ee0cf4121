import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// A `@FocusState` tells where focus is, and moves it when it is written (F3, F5, F10–F32).
@MainActor
@Suite("A focus state")
struct FocusStateTests {
  enum Field: Hashable { case email, password, row(Int) }

  private struct Form: View {
    @State private var words = ""
    @FocusState private var field: Field?
    @FocusState private var isOther: Bool
    let note: Notes?
    var onPress: ((FocusState<Field?>.Binding, FocusState<Bool>.Binding) -> Void)?

    init(note: Notes? = nil) { self.note = note }

    var body: some View {
      let _ = note?("body \(field.map { "\($0)" } ?? "nil")")
      VStack {
        TextField("Email", text: $words).focused($field, equals: .email)
        TextField("Password", text: $words).focused($field, equals: .password)
        TextField("Other", text: $words).focused($isOther)
        Button("To password") { field = .password }
        Button("Nowhere") { field = nil }
        Button("Both") {
          field = .email
          field = .password
        }
        Button("Two states") {
          field = .email
          isOther = true
        }
        Button("Two states back") {
          isOther = true
          field = .email
        }
        Button("Read back") {
          field = .password
          note?("read \(field.map { "\($0)" } ?? "nil")")
        }
        Button("Ask") { note?("now \(field.map { "\($0)" } ?? "nil")") }
        Button("Animated") { withAnimation { field = .password } }
      }
      .onChange(of: field) { old, new in note?("from \(Self.name(old)) to \(Self.name(new))") }
    }

    static func name(_ field: Field?) -> String { field.map { "\($0)" } ?? "nil" }
  }

  @Test("Given a form on the phone, when it appears, then nothing has focus (F3, F16)")
  func beginning() {
    let screen = Screen(.phone, Form())
    #expect(screen.focus == nil)
    #expect(screen.value(of: "field") == "nil")
    #expect(screen.value(of: "isOther") == "false")
  }

  @Test("Given a form on the TV, when it appears, then the topmost field is told (F17)")
  func beginningOnTV() {
    let screen = Screen(.tv, Form())
    #expect(screen.focus == "Email")
    #expect(screen.value(of: "field") == "email")
  }

  @Test("When a bound field is tapped, then its value is told and the others are not (F10)")
  func reading() throws {
    let screen = Screen(.phone, Form())
    try screen.tap("Password")
    #expect(screen.value(of: "field") == "password")
    try screen.tap("Other")
    #expect(screen.value(of: "field") == "nil")
    #expect(screen.value(of: "isOther") == "true")
  }

  @Test(
    "When focus moves, then the body that reads the value runs once, with the new one (F11, F43)")
  func dependence() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Email")
    notes.lines = []
    try screen.tap("Password")
    #expect(notes.lines == ["body password", "from email to password"])
  }

  private struct Pair: View {
    @State private var words = ""
    @FocusState private var isThere: Bool
    let note: Notes
    var body: some View {
      let _ = note("body \(isThere)")
      VStack {
        TextField("Here", text: $words)
        TextField("Elsewhere", text: $words)
        TextField("There", text: $words).focused($isThere)
      }
    }
  }

  @Test("When focus moves between views of others, then a body that reads the state rests (F12)")
  func independence() throws {
    let notes = Notes()
    let screen = Screen(.phone, Pair(note: notes))
    try screen.tap("Here")
    notes.lines = []
    try screen.tap("Elsewhere")
    #expect(notes.lines == [])
    try screen.tap("There")
    #expect(notes.lines == ["body true"])
  }

  @Test("When an action reads the state, then it gets the present value (F14)")
  func live() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Password")
    notes.lines = []
    try screen.click("Ask")
    #expect(notes.lines == ["now password"])
  }

  @Test("When an action writes a bound value, then focus goes there, without animation (F18, F32)")
  func writing() throws {
    let screen = Screen(.phone, Form())
    try screen.click("To password")
    #expect(screen.focus == "Password")
    try screen.click("Nowhere")
    try screen.click("Animated")
    #expect(screen.focus == "Password")
    #expect(screen.frames.last?.focus == "Password")
  }

  @Test("When nil is written, then the view bound to this state loses focus (F19, F54)")
  func clearing() throws {
    let screen = Screen(.phone, Form())
    try screen.tap("Email")
    #expect(screen.keyboard != nil)
    try screen.click("Nowhere")
    #expect(screen.focus == nil)
    #expect(screen.keyboard == nil)
  }

  @Test("When nil is written while focus is elsewhere, then it stays there (F20)")
  func clearingOfAnother() throws {
    let screen = Screen(.phone, Form())
    try screen.tap("Other")
    try screen.click("Nowhere")
    #expect(screen.focus == "Other")
    #expect(screen.value(of: "isOther") == "true")
  }

  @Test("When an action writes twice, then the last write counts and the first is never seen (F24)")
  func lastWrite() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    notes.lines = []
    try screen.click("Both")
    #expect(screen.focus == "Password")
    #expect(notes.lines == ["body password", "from nil to password"])
  }

  @Test(
    "When two states ask for different views, then the last request wins and the other empties (F25)",
    arguments: [
      ("Two states", "Other", "nil", "true"), ("Two states back", "Email", "email", "false"),
    ])
  func twoStates(button: String, focus: String, field: String, other: String) throws {
    let screen = Screen(.phone, Form())
    try screen.click(button)
    #expect(screen.focus == focus)
    #expect(screen.value(of: "field") == field)
    #expect(screen.value(of: "isOther") == other)
  }

  @Test("When an action reads what it has just written, then it reads that (F26)")
  func readBack() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    notes.lines = []
    try screen.click("Read back")
    #expect(notes.lines.first == "read password")
  }

  @Test("When the value that is so already is written, then nothing at all happens (F28, F29)")
  func redundant() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Password")
    notes.lines = []
    try screen.click("To password")
    #expect(notes.lines == [])
    #expect(screen.focus == "Password")
    #expect(screen.counters.bodies == 0)
  }

  private struct Tapped: View {
    @State private var words = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $words).focused($isFocused).onTapGesture { isFocused = true }
    }
  }

  @Test("When a tap that gives focus also writes it, then focus is not lost again (F29)")
  func redundantTap() throws {
    let screen = Screen(.desktop, Tapped())
    try screen.click("Field")
    #expect(screen.focus == "Field")
    #expect(screen.value(of: "isFocused") == "true")
  }

  private struct Careless: View {
    @FocusState private var isFocused: Bool
    @State private var words = ""
    var body: some View {
      let _ = isFocused = true
      TextField("Field", text: $words).focused($isFocused)
    }
  }

  @Test("When a body writes the state, then the author is told and nothing moves (F30)")
  func writingInBody() {
    let screen = Screen(.phone, Careless())
    #expect(screen.focus == nil)
    #expect(screen.session.issues.map(\.place) == ["Careless"])
    #expect(screen.session.issues.first?.message.contains("being evaluated") == true)
  }

  private struct Initial: View {
    @FocusState private var isFocused: Bool
    @State private var words = ""
    init() { isFocused = true }
    var body: some View { TextField("Field", text: $words).focused($isFocused) }
  }

  private struct Two: View {
    var body: some View {
      Initial()
      Initial()
    }
  }

  @Test("When a view's init writes the state, then the write is lost and told once (F7, F13)")
  func writingInInit() {
    let screen = Screen(.phone, Two())
    #expect(screen.focus == nil)
    #expect(screen.session.issues.count == 1)
    #expect(screen.session.issues.first?.message.contains("outside of the body") == true)
  }

  private struct Any5<Value: Hashable>: View {
    @FocusState private var field: Value?
    @State private var words = ""
    let value: Value
    var body: some View {
      TextField("Field", text: $words).focused($field, equals: value)
      Button("Go") { field = value }
    }
  }

  private func goes(to value: some Hashable) throws -> Bool {
    let screen = Screen(.phone, Any5(value: value))
    try screen.click("Go")
    return screen.focus == "Field"
  }

  @Test("Anything hashable can be the value (F5)")
  func payloads() throws {
    #expect(try goes(to: Field.row(3)))
    #expect(try goes(to: "email"))
    #expect(try goes(to: 7))
    #expect(try goes(to: UUID()))
  }

  private struct Growing: View {
    @State private var items = [1]
    @State private var words = ""
    @FocusState private var item: Int?
    var body: some View {
      VStack {
        ForEach(items, id: \.self) { number in
          TextField("Row \(number)", text: $words).focused($item, equals: number)
        }
        Button("Append") {
          items.append(items.count + 1)
          item = items.count
        }
      }
    }
  }

  @Test("When an action appends a row and asks for it, then it has focus, every time (F21–F23)")
  func appending() throws {
    let screen = Screen(.phone, Growing())
    for number in 2...4 {
      try screen.click("Append")
      #expect(screen.focus == "Row \(number)")
      #expect(
        screen.frames.map(\.focus) == [number == 2 ? nil : "Row \(number - 1)", "Row \(number)"])
    }
  }

  private struct Wizard: View {
    @State private var step = 1
    @State private var words = ""
    @FocusState private var field: String?
    var body: some View {
      VStack {
        if step == 1 {
          TextField("Name", text: $words).focused($field, equals: "name")
        } else {
          TextField("Street", text: $words).focused($field, equals: "street")
        }
        Button("Next") {
          step = 2
          field = "street"
        }
      }
    }
  }

  @Test(
    "When a wizard changes its step and asks for the step's first field, then that has focus (F502)"
  )
  func wizard() throws {
    let screen = Screen(.phone, Wizard())
    try screen.tap("Name")
    screen.watch("field")
    try screen.click("Next")
    #expect(screen.focus == "Street")
    #expect(screen.frames.map { $0.values["field"] } == ["name", "street"])
  }

  private struct SearchBox: View {
    enum Place: Hashable { case search }
    @State private var words = "cat"
    @FocusState private var field: Place?
    var body: some View {
      HStack {
        TextField("Search", text: $words).focused($field, equals: .search)
        Button("Clear") {
          words = ""
          field = .search
        }
      }
    }
  }

  @Test(
    "When a clear button empties a field and asks for it, then the field keeps focus (F138, F501)")
  func clearButton() throws {
    let screen = Screen(.desktop, SearchBox())
    try screen.click("Search")
    try screen.click("Clear")
    #expect(screen.focus == "Search")
    #expect(try screen.text(of: "Search") == "")
  }
}
