import FoveaTesting
import FoveaUI
import Testing

/// Focusable views inside of bound and focusable ones (F64–F73).
@MainActor
@Suite("Focus inside of containers")
struct NestedFocusTests {
  private struct Nested: View {
    @State private var words = ""
    @FocusState private var isInner: Bool
    @FocusState private var isOuter: Bool
    var body: some View {
      VStack(spacing: 20) {
        VStack {
          Text("Box")
          TextField("Field", text: $words).focused($isInner)
        }
        .padding(30)
        .focusable()
        .focused($isOuter)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Container")
        Button("To the outer") { isOuter = true }
        Button("To the inner") { isInner = true }
      }
    }
  }

  @Test(
    "When the field has focus, both tell; when the container itself has it, only that (F64, F65)")
  func bothStates() throws {
    let screen = Screen(.desktop, Nested())
    try screen.click("To the inner")
    #expect(screen.value(of: "isInner") == "true" && screen.value(of: "isOuter") == "true")
    try screen.click("To the outer")
    #expect(screen.value(of: "isOuter") == "true")
  }

  @Test("When the container's value is written, the container itself gets focus if it can (F69)")
  func containerItself() throws {
    let screen = Screen(.desktop, Nested())
    try screen.click("Field")
    #expect(screen.value(of: "isInner") == "true")
    try screen.click("Box")
    #expect(screen.value(of: "isInner") == "false" && screen.value(of: "isOuter") == "true")
  }

  @Test("When something inside of a focusable view is clicked, the innermost gets focus (F70)")
  func innermost() throws {
    let screen = Screen(.desktop, Nested())
    try screen.click("Field")
    #expect(screen.input != nil)
  }

  private struct Plain: View {
    enum Place: Hashable { case group, field }
    @State private var words = ""
    @FocusState private var isInGroup: Bool
    @FocusState private var place: Place?
    @FocusState private var outer: Int?
    var body: some View {
      VStack {
        VStack {
          TextField("One", text: $words).focused($place, equals: .field)
          TextField("Two", text: $words)
        }
        .focused($isInGroup)
        .focused($place, equals: .group)
        .focused($outer, equals: 7)
        TextField("Three", text: $words)
        Button("Group") { isInGroup = true }
        Button("Leave group") { isInGroup = false }
      }
    }
  }

  @Test("Given a container that is not focusable, then it tells whether focus is inside (F66, F68)")
  func containment() throws {
    let screen = Screen(.phone, Plain())
    for (name, isInside) in [("One", "true"), ("Two", "true"), ("Three", "false")] {
      try screen.tap(name)
      #expect(screen.value(of: "isInGroup") == isInside)
      #expect(screen.value(of: "outer") == (isInside == "true" ? "7" : "nil"))
    }
  }

  @Test("Given one state on container and field, then the nearest to focus counts (F67)")
  func nearest() throws {
    let screen = Screen(.phone, Plain())
    try screen.tap("One")
    #expect(screen.value(of: "place") == "field")
    try screen.tap("Two")
    #expect(screen.value(of: "place") == "group")
  }

  @Test(
    "When it is written true, its first view gets focus; with focus inside, nothing moves (F69, F28)"
  )
  func writingContainer() throws {
    let screen = Screen(.phone, Plain())
    try screen.click("Group")
    #expect(screen.focus == "One")
    try screen.tap("Two")
    try screen.click("Group")
    #expect(screen.focus == "Two")
  }

  @Test("When it is written false, whatever inside has focus loses it (F19)")
  func clearingContainer() throws {
    let screen = Screen(.phone, Plain())
    try screen.tap("Two")
    try screen.click("Leave group")
    #expect(screen.focus == nil)
    #expect(screen.value(of: "place") == "nil")
  }

  private struct Wrapped: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Press \(count)") { count += 1 }.padding(20).focusable()
        Text("\(count) times")
      }
    }
  }

  @Test(
    "Given a button inside of a focusable view, then both are stops and the outer presses nothing (F71)"
  )
  func wrappedControl() {
    let screen = Screen(.desktop, Wrapped())
    #expect(screen.focusChain.count == 2)
    screen.press(.tab)
    screen.press(.space)
    let first = screen.isVisible("1 times")
    screen.press(.tab)
    screen.press(.space)
    let second = screen.isVisible(first ? "2 times" : "1 times")
    #expect([first, second].filter { $0 }.count == 1)
  }

  private struct Reader: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    var body: some View { Text("\(name) \(isFocused ? "yes" : "no")") }
  }

  private struct Readers: View {
    var body: some View {
      VStack {
        Reader(name: "alone")
        Reader(name: "inside").focusable().accessibilityLabel("A")
        Button {
        } label: {
          Reader(name: "label")
        }.accessibilityLabel("B")
        VStack {
          Reader(name: "outer")
          Reader(name: "inner").focusable().accessibilityLabel("D")
        }
        .focusable().accessibilityLabel("C")
      }
    }
  }

  @Test("`isFocused` tells of the nearest focusable view around, and of no other (F72)")
  func isFocused() {
    let screen = Screen(.desktop, Readers())
    func yes() -> [String] { screen.texts.filter { $0.hasSuffix("yes") } }
    #expect(yes() == [])
    var seen: [[String]] = []
    for _ in 0..<4 {
      screen.press(.tab)
      seen.append(yes())
    }
    #expect(seen == [["inside yes"], ["label yes"], ["outer yes"], ["inner yes"]])
  }
}
