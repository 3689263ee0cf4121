import FoveaTesting
import FoveaUI
import Testing

/// Names are what a person sees: the label, prompt or title of a view, or its identifier.
@MainActor @Suite("Names")
struct NameTests {
  private struct Rows: View {
    @State private var gone = ""
    @State private var draft = ""
    @State private var note = ""

    var body: some View {
      VStack {
        ForEach(["tea", "milk"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Delete") { gone += name }
          }
        }
        TextField("", text: $draft, prompt: Text("New item"))
        TextEditor(text: $note).frame(height: 60)
        Button {
          gone = ""
        } label: {
          HStack {
            Text("Empty"); Text("all")
          }
        }
        .accessibilityIdentifier("clear")
        Text("3").accessibilityLabel("3 items")
      }
    }
  }

  let screen = Screen(device: .desktop) { Rows() }

  @Test("The second of two with a name is the second one in reading order")
  func second() throws {
    try screen.click("Delete", 2)
    #expect(screen.value(of: "gone") == "milk")
    #expect(throws: Screen.NoSuchView.self) { try screen.click("Delete", 3) }
  }

  @Test("A field without a label has its prompt as name, also when it is filled")
  func prompt() throws {
    try screen.click("New item")
    screen.type("x")
    #expect(screen.focus == "New item")
    #expect(try screen.text(of: "New item") == "x")
  }

  @Test("A button is called what is written in it, each of its texts, or its identifier")
  func texts() throws {
    for name in ["Empty, all", "Empty", "all", "clear"] {
      screen.press(.space)
      try screen.click("Delete")
      try screen.click(name)
      #expect(screen.value(of: "gone") == "")
    }
  }

  @Test("What is written counts before what assistive technologies are told")
  func label() throws {
    #expect(try screen.text(of: "3") == "3")
    #expect(try screen.text(of: "3 items") == "3")
  }

  @Test("A control is meant before a text of the same name")
  func textAndControl() throws {
    let screen = Screen(device: .desktop) {
      VStack {
        Text("Name")
        TextField("Name", text: .constant("Ann"))
      }
    }
    #expect(try screen.text(of: "Name") == "Ann")
    #expect(try screen.text(of: "Name", 2) == "Name")
  }

  @Test("A control without a name is called by its kind")
  func kinds() async {
    let report = await screen.run(
      script: """
        click editor
        type "hi"
        expect focus editor
        expect text editor "hi"
        """)
    #expect(
      report.output == """
        click editor -> editor
        type "hi" -> editor
        expect focus editor -> editor
        expect text editor "hi" -> editor
        2 passed, 0 failed
        """)
  }
}
