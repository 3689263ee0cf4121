import FoveaTesting
import FoveaUI
import Testing

/// Focus leaves a view: the state empties in the same frame (F42–F54, F424, D19).
@MainActor
@Suite("When focus leaves a view")
struct FocusLossTests {
  private struct Form: View {
    @State private var words = ""
    @State private var isThere = true
    @State private var number = 1
    @State private var isWide = false
    @State private var isLocked = false
    @State private var isAbsent = false
    @FocusState private var left: Int?
    @FocusState private var right: Int?
    let note: Notes

    var body: some View {
      let _ = note("\(Self.name(left)) \(Self.name(right))")
      VStack {
        if isThere {
          TextField("Left", text: $words)
            .focused($left, equals: number)
            .frame(width: isWide ? 200 : 100)
            .disabled(isLocked)
        }
        TextField("Right", text: $words).focused($right, equals: 1)
        Group {
          Button("Remove") { isThere = false }
          Button("Renumber") { number += 1 }
          Button("Widen") { isWide = true }
          Button("Lock") { isLocked = true }
          Button("Unlock") { isLocked = false }
        }
      }
    }

    static func name(_ value: Int?) -> String { value.map(String.init) ?? "-" }
  }

  @Test("for a view of another state, then both change in one and the same body (F42)")
  func simultaneously() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Left")
    notes.lines = []
    try screen.tap("Right")
    #expect(notes.lines == ["- 1"])
    #expect(screen.value(of: "left") == "nil")
  }

  @Test(
    "because it is removed on the phone, then focus is nowhere and no keyboard is left (F46, F47, F54)"
  )
  func removedOnPhone() throws {
    let screen = Screen(.phone, Form(note: Notes()))
    try screen.tap("Left")
    try screen.click("Remove")
    #expect(screen.focus == nil)
    #expect(screen.value(of: "left") == "nil")
    #expect(screen.keyboard == nil)
  }

  private struct Row: View {
    @State private var words = ""
    @State private var names = ["A", "B", "C"]
    @FocusState private var name: String?
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          TextField(name, text: $words).focused($name, equals: name)
        }
      }
      .onKeyPress(.escape) {
        names.removeAll { $0 == name }
        return .handled
      }
    }
  }

  @Test(
    "because it is removed after moves by key, then the nearest view takes over (F47, D19)",
    arguments: [Screen.Device.desktop, .tv])
  func removedByKey(device: Screen.Device) {
    let screen = Screen(device, Row())
    screen.press(device == .tv ? .down : .tab)
    #expect(screen.focus == "B")
    screen.press(.escape)
    #expect(["A", "C"].contains(screen.focus))
    #expect(screen.value(of: "name") == screen.focus)
  }

  @Test("because it is removed after a click, then focus is nowhere on the desktop (F48, D19)")
  func removedAfterClick() throws {
    let screen = Screen(.desktop, Row())
    try screen.click("B")
    screen.press(.escape)
    #expect(screen.focus == nil)
    #expect(screen.value(of: "name") == "nil")
  }

  private struct Changing: View {
    @State private var words = ""
    @State private var identity = 1
    @State private var isFirst = true
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $words).focused($isFocused).id(identity)
        if isFirst {
          TextField("Branch", text: $words)
        } else {
          TextField("Branch", text: $words)
        }
        Button("Identify") { identity += 1 }
        Button("Branch off") { isFirst.toggle() }
      }
    }
  }

  @Test(
    "because it gets another identity, then that is a removal (F49)",
    arguments: [("Field", "Identify"), ("Branch", "Branch off")])
  func identity(field: String, button: String) throws {
    let screen = Screen(.phone, Changing())
    try screen.tap(field)
    try screen.click(button)
    #expect(screen.focus == nil)
    #expect(screen.value(of: "isFocused") == "false")
  }

  @Test("Given a view that has focus, when its value changes, then it tells the new one (F50)")
  func value() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Left")
    screen.watch("left")
    try screen.click("Renumber")
    #expect(screen.focus == "Left")
    #expect(screen.frames.map { $0.values["left"] } == ["1", "2"])
  }

  @Test("Given a view that has focus, when it moves or grows, then it keeps focus (F51)")
  func place() throws {
    let screen = Screen(.phone, Form(note: Notes()))
    try screen.tap("Left")
    try screen.click("Widen")
    #expect(screen.focus == "Left")
  }

  @Test("because it is disabled, then it does not come back with being enabled (F424, F425, F320)")
  func disabled() throws {
    let screen = Screen(.phone, Form(note: Notes()))
    try screen.tap("Left")
    try screen.click("Lock")
    #expect(screen.focus == nil)
    #expect(screen.value(of: "left") == "nil")
    try screen.click("Unlock")
    #expect(screen.focus == nil)
  }
}
