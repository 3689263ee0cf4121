import FoveaTesting
import FoveaUI
import Testing

/// A screen reader has a place of its own (F408–F414).
@MainActor @Suite("Accessibility focus")
struct AccessibilityFocusTests {
  private struct Code: View {
    @State private var code = ""
    @State private var isWrong = false
    @FocusState private var isTyping: Bool
    @AccessibilityFocusState private var isHeard: Bool
    @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool

    var body: some View {
      VStack {
        if isWrong {
          Text("Code is wrong").accessibilityFocused($isHeard).accessibilityFocused($isSwitched)
        }
        TextField("Code", text: $code)
          .focused($isTyping)
          .onSubmit {
            isTyping = true
            isWrong = true
            isHeard = true
          }
        Button("Hush") { isHeard = false }
        Button("Away") { isWrong = false }
      }
    }
  }

  let screen = Screen(device: .desktop) { Code() }

  @Test("While no reader runs the value is false, and writes change nothing (F411)")
  func off() {
    screen.press(.return)
    #expect(screen.isVisible("Code is wrong"))
    #expect(screen.value(of: "isHeard") == "false")
    #expect(screen.reader == nil)
  }

  @Test("A write moves the reader after the update, and the keyboard's focus stays (F410, F412)")
  func write() throws {
    screen.runReader()
    #expect(screen.reader == "Code")
    screen.press(.return)
    #expect(screen.reader == "Code is wrong")
    #expect(screen.value(of: "isHeard") == "true")
    #expect(screen.value(of: "isSwitched") == "false")
    #expect(screen.focus == "Code")
    try screen.readerGoes(to: "Code")
    #expect(screen.value(of: "isHeard") == "false")
    try screen.readerGoes(to: "Code is wrong")
    #expect(screen.value(of: "isHeard") == "true")
    #expect(screen.value(of: "isTyping") == "true")
  }

  @Test("A write of false dismisses the reader; removal of its element resets the value")
  func leave() throws {
    screen.runReader()
    screen.press(.return)
    try screen.click("Hush")
    #expect(screen.reader == nil)
    #expect(screen.value(of: "isHeard") == "false")
    try screen.readerGoes(to: "Code is wrong")
    try screen.click("Away")
    #expect(screen.reader == nil)
    #expect(screen.value(of: "isHeard") == "false")
    screen.runReader(false)
    #expect(screen.reader == nil)
  }

  private struct Welcome: View {
    enum Part: Hashable { case news }
    @AccessibilityFocusState private var part: Part?
    var body: some View {
      VStack {
        Text("Welcome")
        Text("News").accessibilityFocused($part, equals: .news)
      }
      .accessibilityDefaultFocus($part, .news)
    }
  }

  @Test("A reader begins at the default that a view suggests (F413)")
  func suggestion() {
    let screen = Screen(device: .desktop) { Welcome() }
    #expect(screen.value(of: "part") == "nil")
    screen.runReader()
    #expect(screen.reader == "News")
    #expect(screen.value(of: "part") == "news")
    screen.runReader(false)
    #expect(screen.value(of: "part") == "nil")
    screen.runReader()
    #expect(screen.reader == "News")
  }
}
