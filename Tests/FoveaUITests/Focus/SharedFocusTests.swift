import FoveaTesting
import FoveaUI
import Testing

/// Several views with one value, several values and several states on one view (F55–F63).
@MainActor
@Suite("Views that share a focus value")
struct SharedFocusTests {
  private struct Twins: View {
    @State private var words = ""
    @State private var isLocked = false
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        VStack {
          TextField("First", text: $words).focused($field, equals: 1).disabled(isLocked).offset(
            y: 300)
          TextField("Second", text: $words).focused($field, equals: 1)
        }
        Button("Ask") { field = 1 }
        Button("Leave") { field = nil }
        Button("Lock") { isLocked = true }
      }
    }
  }

  @Test("When either gets focus, then the value is told (F55)")
  func reading() throws {
    let screen = Screen(.phone, Twins())
    for name in ["First", "Second"] {
      try screen.tap(name)
      #expect(screen.value(of: "field") == "1")
    }
  }

  @Test("When the value is written, then the first in the tree gets focus, told once (F56, F57)")
  func writing() throws {
    let screen = Screen(.phone, Twins())
    try screen.click("Ask")
    #expect(screen.focus == "First")
    try screen.click("Leave")
    try screen.click("Ask")
    #expect(
      screen.session.issues.map(\.message) == [
        "2 views are bound to the focus value Optional(1); the first one gets focus."
      ])
  }

  @Test("When the first cannot have focus, then the next one gets it (F58)")
  func unusable() throws {
    let screen = Screen(.phone, Twins())
    try screen.click("Lock")
    try screen.click("Ask")
    #expect(screen.focus == "Second")
  }

  @Test("When one of them has focus already, then writing the value does not move it (F59)")
  func staying() throws {
    let screen = Screen(.phone, Twins())
    try screen.tap("Second")
    try screen.click("Ask")
    #expect(screen.focus == "Second")
  }

  private struct Many: View {
    @State private var words = ""
    @FocusState private var field: String?
    @FocusState private var isHere: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $words)
          .focused($field, equals: "inner")
          .focused($field, equals: "outer")
          .focused($isHere)
        TextField("Other", text: $words)
        Button("Inner") { field = "inner" }
        Button("Outer") { field = "outer" }
        Button("Here") { isHere = true }
      }
    }
  }

  @Test(
    "When any of several values of one view is written, then it gets focus and keeps it (F60, F61)",
    arguments: [("Inner", "inner"), ("Outer", "outer")])
  func severalValues(button: String, value: String) throws {
    let screen = Screen(.phone, Many())
    screen.watch("field", "isHere")
    try screen.click(button)
    #expect(screen.focus == "Field")
    #expect(screen.value(of: "field") == value)
    for frame in screen.frames {
      #expect((frame.values["field"] != "nil") == (frame.values["isHere"] == "true"))
    }
  }

  @Test("When a person gives it focus, then the outermost value is told (F61)")
  func outermost() throws {
    let screen = Screen(.phone, Many())
    try screen.tap("Field")
    #expect(screen.value(of: "field") == "outer")
  }

  @Test(
    "When one view is bound to several states, then all of them tell, in one frame (F62, F63)",
    arguments: [Screen.Device.phone, .tv])
  func severalStates(device: Screen.Device) throws {
    let screen = Screen(device, Many())
    if device == .tv { screen.press(.down) }
    screen.watch("field", "isHere")
    try screen.click("Here")
    #expect(screen.focus == "Field")
    for frame in screen.frames {
      #expect((frame.values["field"] != "nil") == (frame.values["isHere"] == "true"))
    }
  }

  private struct Parent: View {
    @State private var words = ""
    @FocusState private var row: Int?
    var body: some View {
      VStack {
        ForEach(1...2, id: \.self) { Child(number: $0, row: $row) }
      }
    }
  }

  private struct Child: View {
    let number: Int
    @FocusState.Binding var row: Int?
    @FocusState private var isMine: Bool
    var body: some View {
      Button("Row \(number)\(isMine ? " mine" : "")") {}
        .focused($row, equals: number).focused($isMine)
    }
  }

  @Test(
    "Given a control bound in its parent and its row, then both states agree in each frame (F63)")
  func parentAndChild() {
    let screen = Screen(.tv, Parent())
    #expect(screen.focus == "Row 1 mine")
    screen.watch("row")
    screen.press(.down)
    #expect(screen.frames.allSatisfy { $0.focus == "Row 2 mine" })
    #expect(screen.frames.allSatisfy { $0.values["row"] == "2" })
  }
}
