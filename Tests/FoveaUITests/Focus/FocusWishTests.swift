import FoveaTesting
import FoveaUI
import Testing

/// What an action wishes is judged when its update is over, by what is there then (F25, F28, F49, F61,
/// F69, F255).
@MainActor
@Suite("A wish for focus")
struct FocusWishTests {
  /// What the same action does to the field that has focus.
  enum Change: String, CaseIterable {
    case nothing, identity, branch, removal, disabling, renaming
  }

  private struct Form: View {
    @State private var text = ""
    @State private var change = Change.nothing
    @FocusState private var field: String?
    let note: Notes

    var body: some View {
      VStack {
        if change == .branch {
          SecureField("Main", text: $text).focused($field, equals: "main")
        } else if change != .removal {
          TextField("Main", text: $text)
            .focused($field, equals: change == .renaming ? "other" : "main")
            .disabled(change == .disabling)
            .id(change == .identity)
        }
        Button("Idle") {}
        ForEach(Change.allCases, id: \.self) { change in
          Button("\(change) then ask") {
            self.change = change
            field = "main"
          }
          Button("ask then \(change)") {
            field = "main"
            self.change = change
          }
        }
      }
      .onChange(of: field) { _, new in note(new ?? "nil") }
    }
  }

  /// Where focus is after a wish for the value that the state has.
  private static let outcomes: [Change: (focus: String?, value: String)] = [
    .nothing: ("Main", "main"), .identity: ("Main", "main"), .branch: ("Main", "main"),
    .removal: (nil, "nil"), .disabling: (nil, "nil"), .renaming: ("Main", "other"),
  ]

  @Test(
    "When the same action changes what has focus, then the wish for it counts, whatever came first",
    arguments: Change.allCases, [true, false])
  func sameValue(change: Change, isFirst: Bool) throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Main")
    screen.type("ab")
    notes.lines = []
    try screen.click(isFirst ? "ask then \(change)" : "\(change) then ask")
    let outcome = try #require(Self.outcomes[change])
    #expect(screen.focus == outcome.focus)
    #expect(screen.value(of: "field") == outcome.value)
    #expect(screen.keyboard != nil || outcome.focus == nil)
    #expect(notes.lines == (outcome.value == "main" ? [] : [outcome.value]))
    guard outcome.focus != nil else { return }
    screen.type("c")
    #expect(screen.value(of: "text") == "abc")
  }

  private struct Pair: View {
    @State private var words = ""
    @FocusState private var first: Bool
    @FocusState private var second: Bool
    let writes: [(isFirst: Bool, value: Bool)]

    var body: some View {
      VStack {
        TextField("First", text: $words).focused($first)
        TextField("Second", text: $words).focused($second)
        Button("Write") {
          for write in writes {
            if write.isFirst { first = write.value } else { second = write.value }
          }
        }
      }
    }
  }

  @Test("Of several states the last that was written wins, also where it tells the truth (F25)")
  func lastWins() throws {
    for start in ["First", "Second"] {
      for bits in 0..<16 {
        let writes = [
          (isFirst: bits & 1 == 0, value: bits & 2 == 0),
          (isFirst: bits & 4 == 0, value: bits & 8 == 0),
        ]
        let screen = Screen(.phone, Pair(writes: writes))
        try screen.tap(start)
        try screen.click("Write")
        var expected: String? = start
        for write in writes {
          let name = write.isFirst ? "First" : "Second"
          if write.value { expected = name } else if expected == name { expected = nil }
        }
        // A state that is written twice wishes once: what came last.
        if writes[0].isFirst == writes[1].isFirst {
          let name = writes[1].isFirst ? "First" : "Second"
          expected = writes[1].value ? name : start == name ? nil : start
        }
        #expect(screen.focus == expected, "\(start) \(writes)")
        #expect(screen.value(of: "first") == "\(expected == "First")")
        #expect(screen.value(of: "second") == "\(expected == "Second")")
      }
    }
  }

  private struct Box: View {
    @State private var words = ""
    @State private var isFocusable = true
    @FocusState private var place: String?
    var body: some View {
      VStack {
        VStack {
          TextField("One", text: $words)
          TextField("Two", text: $words).focused($place, equals: "two")
        }
        .frame(width: 300, height: 200)
        .modifier(Focusing(isOn: isFocusable))
        .focused($place, equals: "box")
        Button("Ask") { place = "box" }.focusable(false)
        Button("Plain") { isFocusable = false }.focusable(false)
      }
    }
  }

  private struct Focusing: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.focusable(isOn) }
  }

  @Test("For a focusable box it leads from the field inside to the box itself (F69)")
  func box() throws {
    let screen = Screen(.desktop, Box())
    try screen.click("Two")
    #expect(screen.value(of: "place") == "two")
    try screen.click("Ask")
    #expect(screen.value(of: "place") == "box")
    #expect(screen.focus != "Two")
    try screen.click("Ask")
    #expect(screen.value(of: "place") == "box")
  }

  @Test("For a box that cannot have focus it leaves focus inside where it is (F59, F69)")
  func plainBox() throws {
    let screen = Screen(.desktop, Box())
    try screen.click("Plain")
    try screen.click("One")
    try screen.click("Ask")
    #expect(screen.focus == "One")
    try screen.click("Two")
    try screen.click("Ask")
    #expect(screen.focus == "Two")
    #expect(screen.value(of: "place") == "two")
  }

  private struct Names: View {
    @State private var words = ""
    @FocusState private var name: String?
    var body: some View {
      VStack {
        TextField("Field", text: $words)
          .focused($name, equals: "a").focused($name, equals: "b").focused($name, equals: "c")
        TextField("Other", text: $words)
        ForEach(["a", "b", "c"], id: \.self) { value in Button("Ask \(value)") { name = value } }
      }
    }
  }

  @Test("Of the values of one view the one that was asked for is told, until focus leaves (F61)")
  func severalValues() throws {
    let screen = Screen(.phone, Names())
    try screen.tap("Field")
    #expect(screen.value(of: "name") == "c")
    for value in ["a", "b", "c", "b"] {
      try screen.click("Ask \(value)")
      #expect(screen.focus == "Field")
      #expect(screen.value(of: "name") == value)
    }
    try screen.tap("Other")
    #expect(screen.value(of: "name") == "nil")
    try screen.tap("Field")
    #expect(screen.value(of: "name") == "c")
    try screen.tap("Other")
    try screen.click("Ask a")
    #expect(screen.value(of: "name") == "a")
  }

  private struct Tabs: View {
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus
    @State private var preferred = 1
    @State private var hasReset = true
    var body: some View {
      VStack(spacing: 20) {
        VStack(spacing: 20) {
          ForEach(1..<4) { number in
            Button("Button \(number)") {}
              .prefersDefaultFocus(number == preferred, in: space)
          }
          if hasReset {
            Button("Third") {
              resetFocus(in: space)
              preferred = 3
            }
            Button("Second") {
              preferred = 2
              resetFocus(in: space)
              hasReset = false
            }
          }
        }
        .focusScope(space)
        Button("Outside") {
          preferred = 2
          resetFocus(in: space)
        }
      }
    }
  }

  @Test("To reset focus sees what the action changes, before or after (F255)")
  func reset() {
    let screen = Screen(.tv, Tabs())
    screen.press(.down, times: 3)
    #expect(screen.focus == "Third")
    screen.press(.select)
    #expect(screen.focus == "Button 3")
  }

  @Test("To reset focus counts where the update removes what had focus in the scope (F255)")
  func resetByWhatGoes() {
    let screen = Screen(.tv, Tabs())
    screen.press(.down, times: 4)
    #expect(screen.focus == "Second")
    screen.press(.select)
    #expect(screen.focus == "Button 2")
  }

  @Test("To reset focus from outside of the scope does nothing (F255)")
  func resetFromOutside() {
    let screen = Screen(.tv, Tabs())
    screen.press(.down, times: 5)
    #expect(screen.focus == "Outside")
    screen.press(.select)
    #expect(screen.focus == "Outside")
  }

  @Test("For what is so already costs no body and tells nobody (F28)")
  func redundant() throws {
    let notes = Notes()
    let screen = Screen(.phone, Form(note: notes))
    try screen.tap("Main")
    notes.lines = []
    try screen.click("Idle")
    let idle = screen.counters
    try screen.click("nothing then ask")
    #expect(screen.counters == idle)
    #expect(notes.lines == [])
    #expect(!screen.session.hasChanges)
  }
}
