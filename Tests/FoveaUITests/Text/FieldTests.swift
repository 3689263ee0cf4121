import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTesting
import Foundation
import FoveaUI
import Testing

/// Given fields of several kinds, when the program or the person changes something, then…
///
/// F311, F314–F317, F320, F280, F145, F308–F310.
@MainActor
@Suite("Fields")
struct FieldTests {
  let notes = Notes()

  @Test("show the prompt, else the label, while they are empty")
  func placeholder() throws {
    struct Sample: View {
      @State private var a = ""
      @State private var b = ""
      @State private var c = ""
      var body: some View {
        VStack {
          TextField("Label", text: $a)
          TextField("Name", text: $b, prompt: Text("Your name"))
          TextField(text: $c) {
            HStack {
              Text("Any"); Text("view")
            }
          }
        }
      }
    }
    let screen = Screen(.phone, Sample())
    #expect(screen.texts == ["Label", "Your name", "Any view"])
    try screen.click("Name")
    screen.type("x")
    #expect(screen.texts == ["Label", "x", "Any view"])
    #expect(screen.focus == "Name")
  }

  @Test("stand behind their labels in a form of the desktop")
  func form() throws {
    struct Sample: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var note = ""
      var body: some View {
        Form {
          TextField("Name", text: $name, prompt: Text("first and last"))
          SecureField("Password", text: $secret)
          TextField("Note", text: $note).labelsHidden()
        }
      }
    }
    let stage = Stage(.desktop, width: 400, height: 88) { Sample() }
    stage.press(.tab)
    #expect(
      stage.session.scene.text(size: stage.session.size) == """
                 Name  first and last
             Password ┃                       ┃
          Note
        """)
    let phone = Stage(.phone, width: 400, height: 200) { Sample() }
    #expect(phone.texts == ["first and last", "Password", "Note"])
    let screen = Screen(.desktop, Sample())
    try screen.click("Password")
    #expect(screen.focus == "Password")
  }

  @Test("take a text that the program sets while they have focus, and keep it")
  func programmatic() throws {
    struct Sample: View {
      @State private var text = "abc"
      var body: some View {
        TextField("T", text: $text)
        Button("Set") { text = "other" }
      }
    }
    let screen = Screen(Sample())
    screen.press(.left)
    try screen.click("Set")
    #expect(try screen.text(of: "T") == "other")
    #expect(screen.focus == "T")
    #expect(screen.input?.caretOffset == 2)
  }

  @Test("show what a binding makes of the text")
  func filtered() throws {
    struct Sample: View {
      @State private var digits = ""
      var body: some View {
        TextField(
          "Digits",
          text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
      }
    }
    let screen = Screen(Sample())
    screen.type("1a2")
    #expect(try screen.text(of: "Digits") == "12")
    #expect(screen.input?.caretOffset == 2)
  }

  @Test("lose focus when they are disabled")
  func disabled() throws {
    struct Sample: View {
      @State private var text = ""
      @State private var isOff = false
      @FocusState private var isOn: Bool
      var body: some View {
        TextField("T", text: $text).focused($isOn).disabled(isOff)
        Button("Off") { isOff = true }
        Text(isOn ? "on" : "off")
      }
    }
    let screen = Screen(.phone, Sample())
    try screen.click("T")
    #expect(screen.texts.last == "on")
    try screen.click("Off")
    #expect(screen.focus == nil)
    #expect(screen.texts.last == "off")
    #expect(screen.session.tree.softwareKeyboard == nil)
  }

  @Test("may go while they have focus")
  func removed() throws {
    struct Sample: View {
      @State private var text = ""
      @State private var isThere = true
      @FocusState private var isOn: Bool
      var body: some View {
        if isThere {
          TextField("T", text: $text).focused($isOn).onExitCommand { isThere = false }
        }
        Text(isOn ? "on" : "off")
      }
    }
    let screen = Screen(Sample())
    screen.type("a")
    #expect(screen.texts == ["a", "on"])
    screen.press(.escape)
    #expect(screen.focus == nil)
    #expect(screen.texts == ["off"])
  }

  @Test("in rows tell the closure of the rows what changed")
  func rows() {
    struct Sample: View {
      @State private var digits = ["", "", ""]
      @FocusState private var box: Int?
      var body: some View {
        HStack {
          ForEach(0..<3, id: \.self) { index in
            TextField("D\(index)", text: $digits[index])
              .focused($box, equals: index)
              .onChange(of: digits[index]) { _, new in
                if new.count == 1 { box = index < 2 ? index + 1 : nil }
              }
          }
        }
        .onAppear { box = 0 }
      }
    }
    let screen = Screen(.phone, Sample())
    screen.type("12")
    #expect(screen.focus == "D2")
    screen.type("3")
    #expect(screen.focus == nil)
    #expect(screen.texts == ["1", "2", "3"])
  }

  private struct Values: View {
    @State private var number = 5
    @State private var price: Double? = 2
    @State private var date = 7
    var body: some View {
      VStack {
        TextField("Number", value: $number, format: .number)
        TextField("Price", value: $price, format: .number)
        TextField("Old", value: $date, formatter: NumberFormatter())
        Text("\(number) \(price.map { "\($0)" } ?? "none") \(date)")
      }
    }
  }

  @Test("of values read them when editing ends, and give up what means nothing")
  func values() throws {
    let screen = Screen(Values().environment(\.locale, Locale(identifier: "en_US")))
    screen.press("a", .command)
    screen.type("42")
    #expect(screen.texts.last == "5 2.0 7")
    screen.press(.tab)
    #expect(screen.texts.last == "42 2.0 7")
    screen.type("abc")
    screen.press(.tab, .shift)
    #expect(try screen.text(of: "Price") == "2")
    screen.type("9")
    screen.press(.return)
    #expect(screen.texts.last == "9 2.0 7")
    screen.press(.tab)
    screen.press(.delete)
    screen.press(.tab)
    #expect(screen.texts.last == "9 none 7")
    screen.type("8")
    screen.press(.return)
    #expect(screen.texts.last == "9 none 8")
  }

  @Test("tell of editing and of Return in the older way")
  func callbacks() throws {
    struct Sample: View {
      let notes: Notes
      @State private var text = ""
      var body: some View {
        TextField(
          "T", text: $text, onEditingChanged: { notes("editing \($0)") },
          onCommit: { notes("commit \(text)") })
      }
    }
    let screen = Screen(.phone, Sample(notes: notes))
    try screen.click("T")
    screen.type("a")
    screen.press(.return)
    #expect(notes.lines == ["editing true", "commit a", "editing false"])
  }

  @Test("give and take the selection")
  func selection() throws {
    struct Sample: View {
      @State private var text = "hello"
      @State private var selection: TextSelection?
      var body: some View {
        TextField("T", text: $text, selection: $selection)
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Text(
          selection.map { selection in
            switch selection.indices {
            case .selection(let range): String(text[range])
            }
          } ?? "nothing")
      }
    }
    let screen = Screen(Sample())
    screen.press(.left, .shift, )
    #expect(screen.texts.last == "o")
    try screen.click("All")
    #expect(screen.input?.selectedCharacters == 0..<5)
    screen.type("x")
    #expect(try screen.text(of: "T") == "x")
  }

  private struct Growing: View {
    let notes: Notes
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Note", text: $text, axis: .vertical).lineLimit(1...3)
        Text("below")
      }
      .frame(width: 120)
      .onSubmit { notes("submit \(text)") }
    }
  }

  private func height(_ screen: Screen) -> Double {
    screen.field("Note")?.facet?.render.size.height ?? 0
  }

  @Test("grow with their lines within the limit and scroll beyond it")
  func growing() {
    let screen = Screen(.desktop, Growing(notes: notes))
    #expect(height(screen) == 22)
    screen.type("one two three")
    #expect(height(screen) == 44)
    for _ in 0..<3 { screen.press(.return, .option) }
    #expect(height(screen) == 66)
    #expect(screen.picture(of: screen.field("Note"))?.origin.y == -44)
    #expect(notes.lines.isEmpty)
    screen.press(.return)
    #expect(notes.lines.count == 1)
  }

  @Test("break the line with the software Return, submit with the hardware's")
  func returns() throws {
    let screen = Screen(.phone, Growing(notes: notes))
    try screen.click("Note")
    screen.type("a")
    try screen.key("return")
    #expect(try screen.text(of: "Note") == "a\n")
    screen.press(.return)
    #expect(notes.lines == ["submit a\n"])
    #expect(screen.focus == nil)
  }

  @Test("an editor keeps Return and Tab, and Control-Tab goes on")
  func editor() {
    struct Sample: View {
      @State private var text = ""
      @State private var next = ""
      let notes: Notes
      var body: some View {
        VStack {
          TextEditor(text: $text).onSubmit { notes("submit") }
          TextField("Next", text: $next)
        }
      }
    }
    let screen = Screen(Sample(notes: notes))
    screen.type("x\ty\nz")
    #expect(screen.input?.displayText == "x\ty\nz")
    #expect(notes.lines.isEmpty)
    screen.press(.up)
    screen.type("!")
    #expect(screen.input?.displayText == "x!\ty\nz")
    screen.press(.tab, .control)
    #expect(screen.focus == "Next")
  }

  @Test("an editor shows the lines around the caret, moves by pages, and scrolls by the wheel")
  func longEditor() {
    struct Sample: View {
      @State private var text = (1...1000).map { "line \($0)" }.joined(separator: "\n")
      var body: some View { TextEditor(text: $text).frame(width: 300, height: 110) }
    }
    let screen = Screen(Sample())
    func lines() -> [String] {
      screen.picture(of: screen.input)?.layout.lines.map(\.string) ?? []
    }
    #expect(lines() == (996...1000).map { "line \($0)" })
    screen.press(.pageUp)
    screen.type("!")
    #expect(lines() == ["line 996!"] + (997...1000).map { "line \($0)" })
    screen.press(.up, .command)
    #expect(lines() == (1...5).map { "line \($0)" })
    screen.send(
      .pointer(PointerEvent(.scroll(Point(x: 0, y: 44)), at: Point(x: 400, y: 264))))
    #expect(lines() == (3...7).map { "line \($0)" })
    screen.type("x")
    #expect(lines().first == "xline 1")
  }

  @Test("are recognisable on the desktop unless the author paints them")
  func area() {
    struct Sample: View {
      @State private var text = ""
      var body: some View {
        TextField("Own", text: $text)
        TextField("Plain", text: $text).textFieldStyle(.plain)
        TextField("Painted", text: $text).padding(10).background(Color.red)
        TextField("Square", text: $text).textFieldStyle(.squareBorder)
      }
    }
    let screen = Screen(Sample())
    func outline(_ name: String) -> Outline? {
      guard case .fill(let outline, _)? = screen.field(name)?.facet?.render.drawing else {
        return nil
      }
      return outline
    }
    #expect(outline("Own") == .rounded(radius: 5))
    #expect(outline("Plain") == nil)
    #expect(outline("Painted") == nil)
    #expect(outline("Square") == .bounds)
  }
}
