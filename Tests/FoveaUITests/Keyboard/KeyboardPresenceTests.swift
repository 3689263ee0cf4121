import FoveaTesting
import FoveaUI
import Testing

/// When the software keyboard is there, and what it does to focus (F86, F91, F92, F321, F339–F343,
/// F347).
@MainActor
@Suite("The software keyboard's presence")
struct KeyboardPresenceTests {
  private struct Form: View {
    @State private var words = ""
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        VStack {
          TextField("Mail", text: $words).focused($field, equals: 1)
          SecureField("Secret", text: $words).focused($field, equals: 2)
        }
        .keyboardType(.emailAddress)
        TextField("Number", text: $words).keyboardType(.numberPad).focused($field, equals: 3)
        Text("Card").focusable()
        Button("Done") { field = nil }
      }
    }
  }

  @Test("It is there exactly while text has focus (F339)")
  func presence() throws {
    let screen = Screen(.phone, Form())
    #expect(screen.keyboard == nil)
    for (name, isShown) in [("Mail", true), ("Card", false), ("Secret", true), ("Done", false)] {
      try screen.click(name)
      #expect((screen.keyboard != nil) == isShown)
    }
    #expect(Screen(.desktop, Form()).keyboard == nil)
  }

  @Test("Between two fields it stays up and changes in place (F91, F92, F321)")
  func change() throws {
    let screen = Screen(.phone, Form())
    try screen.tap("Mail")
    #expect(screen.keyboard?.type == "emailAddress")
    screen.watch("keyboard") { $0.keyboard?.type }
    try screen.tap("Number")
    #expect(screen.frames.allSatisfy { $0.values["keyboard"] != nil })
    #expect(screen.keyboard?.type == "numberPad")
    try screen.tap("Secret")
    #expect(screen.keyboard?.type == "emailAddress")
  }

  @Test("When nil is written it leaves with focus, and the tap is not lost (F340, F347)")
  func dismissal() throws {
    let screen = Screen(.phone, Form())
    try screen.tap("Number")
    try screen.tap("Done")
    #expect(screen.keyboard == nil)
    #expect(screen.value(of: "field") == "nil")
  }

  private struct Long: View {
    @FocusState private var row: Int?
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Show the first") { proxy.scrollTo(0) }
          Button("Ask for the last") { row = 29 }
          ScrollView {
            VStack {
              ForEach(0..<30) { number in
                TextField("Row \(number)", text: .constant("")).focused($row, equals: number)
                  .id(number)
              }
            }
          }
        }
      }
    }
  }

  @Test("A field that gets focus is scrolled out from under it (F86, F343)")
  func avoidance() throws {
    let screen = Screen(.phone, Long())
    try screen.click("Ask for the last")
    #expect(screen.focus == "Row 29")
    #expect(try screen.isWhole("Row 29"))
    #expect(try screen.find(ViewName("Row 29")).frame.maxY <= 844 - 301)
  }

  @Test("A drag puts it away with focus; scrolling by the program does not (F340–F342)")
  func scrolling() throws {
    let screen = Screen(.phone, Long())
    try screen.tap("Row 3")
    try screen.click("Show the first")
    #expect(screen.focus == "Row 3")
    try screen.scroll("Row 3", y: 50)
    #expect(screen.focus == nil)
    #expect(screen.keyboard == nil)
    #expect(screen.value(of: "row") == "nil")
  }
}
