import FoveaTesting
import FoveaUI
import Testing

/// Given a popover, when keys are pressed, then its own buttons are meant first (F385, F439).
@MainActor @Suite("Keys of a popover")
struct PopoverKeyTests {
  private struct Tools: View {
    @State var isOpen = false
    @State var log: [String] = []
    let hasCancel: Bool
    let hasField: Bool
    @State var text = ""
    var body: some View {
      VStack {
        Button("Give up") { log.append("window cancel") }.keyboardShortcut(.cancelAction)
        Button("Finish") { log.append("window default") }.keyboardShortcut(.defaultAction)
        Button("Tools") { isOpen = true }
          .popover(isPresented: $isOpen) {
            if hasField { TextField("Size", text: $text) }
            Button("Saw") { log.append("saw") }
            if hasCancel {
              Button("Leave") {
                log.append("cancel")
                isOpen = false
              }
              .keyboardShortcut(.cancelAction)
              Button("Use") {
                log.append("use")
                isOpen = false
              }
              .keyboardShortcut(.defaultAction)
              .disabled(hasField && text.isEmpty)
            }
          }
        Button("After") {}
        Text("log \(log.joined(separator: ", "))")
      }
    }
  }

  private func open(hasCancel: Bool, hasField: Bool) -> Screen {
    let screen = Screen(Tools(hasCancel: hasCancel, hasField: hasField))
    screen.press(.tab, times: 3)
    screen.press(.space)
    return screen
  }

  @Test("Escape presses its cancel button, with and without a field", arguments: [false, true])
  func escape(hasField: Bool) {
    let screen = open(hasCancel: true, hasField: hasField)
    screen.press(.escape)
    #expect(!screen.isVisible("Saw"))
    #expect(screen.isVisible("log cancel"))
    #expect(screen.focus == "Tools")
  }

  @Test("Escape closes one without such a button, and nothing else", arguments: [false, true])
  func plain(hasField: Bool) {
    let screen = open(hasCancel: false, hasField: hasField)
    screen.press(.escape)
    #expect(!screen.isVisible("Saw"))
    #expect(screen.isVisible("log "))
    screen.press(.escape)
    #expect(screen.isVisible("log window cancel"))
  }

  @Test("Return presses its default button, once that is enabled")
  func save() {
    let screen = open(hasCancel: true, hasField: true)
    screen.press(.return)
    #expect(screen.isVisible("Saw"))
    screen.type("9")
    screen.press(.return)
    #expect(screen.isVisible("log use"))
  }

  @Test("Tab goes to the first button inside and stays there until it closes")
  func tab() throws {
    let screen = open(hasCancel: false, hasField: false)
    #expect(screen.focus == "Tools")
    #expect(try screen.isReachable("Saw"))
    screen.press(.tab)
    #expect(screen.focus == "Saw")
    screen.press(.tab)
    #expect(screen.focus == "Saw")
    screen.press(.space)
    #expect(screen.isVisible("log saw"))
    screen.press(.escape)
    #expect(screen.focus == "Tools")
  }

  @Test("a click on a button inside leaves focus where it is")
  func click() throws {
    let screen = open(hasCancel: false, hasField: false)
    try screen.click("Saw")
    #expect(screen.isVisible("log saw"))
    #expect(screen.focus == "Tools")
  }

  private struct Hint: View {
    @State var isOpen = true
    var body: some View {
      VStack {
        Button("Before") {}.popover(isPresented: $isOpen) { Text("a hint") }
        Button("After") {}
      }
    }
  }

  @Test("Tab passes by one in which nothing takes focus")
  func hint() {
    let screen = Screen(Hint())
    screen.press(.tab, times: 2)
    #expect(screen.focus == "After")
    #expect(screen.isVisible("a hint"))
  }
}
