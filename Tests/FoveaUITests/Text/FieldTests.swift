import FoveaGeometry
import FoveaRuntime
import FoveaScene
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
  func placeholder() {
    struct Screen: View {
      @State private var a = ""
      @State private var b = ""
      @State private var c = ""
      var body: some View {
        VStack {
          TextField("Label", text: $a)
          TextField("Name", text: $b, prompt: Text("Your name"))
          TextField(text: $c) { HStack { Text("Any"); Text("view") } }
        }
      }
    }
    let desk = Desk(.phone, Screen())
    #expect(desk.texts == ["Label", "Your name", "Any view"])
    desk.click("Name")
    desk.type("x")
    #expect(desk.texts == ["Label", "x", "Any view"])
    #expect(desk.focus == "Name")
  }

  @Test("take a text that the program sets while they have focus, and keep it")
  func programmatic() {
    struct Screen: View {
      @State private var text = "abc"
      var body: some View {
        TextField("T", text: $text)
        Button("Set") { text = "other" }
      }
    }
    let desk = Desk(Screen())
    desk.press(.left)
    desk.click("Set")
    #expect(desk.text(of: "T") == "other")
    #expect(desk.focus == "T")
    #expect(desk.input?.caretOffset == 2)
  }

  @Test("show what a binding makes of the text")
  func filtered() {
    struct Screen: View {
      @State private var digits = ""
      var body: some View {
        TextField(
          "Digits",
          text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
      }
    }
    let desk = Desk(Screen())
    desk.type("1a2")
    #expect(desk.text(of: "Digits") == "12")
    #expect(desk.input?.caretOffset == 2)
  }

  @Test("lose focus when they are disabled")
  func disabled() {
    struct Screen: View {
      @State private var text = ""
      @State private var isOff = false
      @FocusState private var isOn: Bool
      var body: some View {
        TextField("T", text: $text).focused($isOn).disabled(isOff)
        Button("Off") { isOff = true }
        Text(isOn ? "on" : "off")
      }
    }
    let desk = Desk(.phone, Screen())
    desk.click("T")
    #expect(desk.texts.last == "on")
    desk.click("Off")
    #expect(desk.focus == nil)
    #expect(desk.texts.last == "off")
    #expect(desk.session.tree.softwareKeyboard == nil)
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
  func values() {
    let desk = Desk(Values().environment(\.locale, Locale(identifier: "en_US")))
    desk.press(.character("a"), .command)
    desk.type("42")
    #expect(desk.texts.last == "5 2.0 7")
    desk.press(.tab)
    #expect(desk.texts.last == "42 2.0 7")
    desk.type("abc")
    desk.press(.tab, .shift)
    #expect(desk.text(of: "Price") == "2")
    desk.type("9")
    desk.press(.return)
    #expect(desk.texts.last == "9 2.0 7")
    desk.press(.tab)
    desk.press(.delete)
    desk.press(.tab)
    #expect(desk.texts.last == "9 none 7")
    desk.type("8")
    desk.press(.return)
    #expect(desk.texts.last == "9 none 8")
  }

  @Test("tell of editing and of Return in the older way")
  func callbacks() {
    struct Screen: View {
      let notes: Notes
      @State private var text = ""
      var body: some View {
        TextField(
          "T", text: $text, onEditingChanged: { notes("editing \($0)") },
          onCommit: { notes("commit \(text)") })
      }
    }
    let desk = Desk(.phone, Screen(notes: notes))
    desk.click("T")
    desk.type("a")
    desk.press(.return)
    #expect(notes.lines == ["editing true", "commit a", "editing false"])
  }

  @Test("give and take the selection")
  func selection() {
    struct Screen: View {
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
    let desk = Desk(Screen())
    desk.press(.left, .shift, )
    #expect(desk.texts.last == "o")
    desk.click("All")
    #expect(desk.input?.selectedCharacters == 0..<5)
    desk.type("x")
    #expect(desk.text(of: "T") == "x")
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

  private func height(_ desk: Desk) -> Double {
    desk.node(named: "Note")?.facet?.render.size.height ?? 0
  }

  @Test("grow with their lines within the limit and scroll beyond it")
  func growing() {
    let desk = Desk(.desktop, Growing(notes: notes))
    #expect(height(desk) == 22)
    desk.type("one two three")
    #expect(height(desk) == 44)
    for _ in 0..<3 { desk.press(.return, .option) }
    #expect(height(desk) == 66)
    #expect(desk.picture(of: "Note")?.origin.y == -44)
    #expect(notes.lines.isEmpty)
    desk.press(.return)
    #expect(notes.lines.count == 1)
  }

  @Test("break the line with the software Return, submit with the hardware's")
  func returns() {
    let desk = Desk(.phone, Growing(notes: notes))
    desk.click("Note")
    desk.type("a")
    desk.input?.softwareReturn()
    desk.session.frame()
    #expect(desk.text(of: "Note") == "a\n")
    desk.press(.return)
    #expect(notes.lines == ["submit a\n"])
    #expect(desk.focus == nil)
  }

  @Test("an editor keeps Return and Tab, and Control-Tab goes on")
  func editor() {
    struct Screen: View {
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
    let desk = Desk(Screen(notes: notes))
    desk.type("x\ty\nz")
    #expect(desk.text(of: "TextEditor") == "x\ty\nz")
    #expect(notes.lines.isEmpty)
    desk.press(.up)
    desk.type("!")
    #expect(desk.text(of: "TextEditor") == "x!\ty\nz")
    desk.press(.tab, .control)
    #expect(desk.focus == "Next")
  }

  @Test("are recognisable on the desktop unless the author paints them")
  func area() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Own", text: $text)
        TextField("Plain", text: $text).textFieldStyle(.plain)
        TextField("Painted", text: $text).padding(10).background(Color.red)
        TextField("Square", text: $text).textFieldStyle(.squareBorder)
      }
    }
    let desk = Desk(Screen())
    func outline(_ name: String) -> Outline? {
      guard case .fill(let outline, _)? = desk.node(named: name)?.facet?.render.drawing else {
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
