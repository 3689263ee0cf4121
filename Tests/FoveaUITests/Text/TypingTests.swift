import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTesting
import Foundation
import FoveaUI
import Testing

private struct Pair: View {
  @State private var first = "one two three"
  @State private var second = "second"
  var isDisabled = false
  var body: some View {
    VStack {
      TextField("First", text: $first)
      TextField("Second", text: $second)
      Text("first is \(first)")
    }
    .frame(width: 300)
  }
}

/// Given fields, when a person types and points, then the text is…
///
/// F314, F316, F317, F116, F141, F144, F498.
@MainActor
@Suite("Typing")
struct TypingTests {
  @Test("goes to the binding with every key")
  func keys() {
    let screen = Screen(Pair())
    screen.type("!")
    #expect(screen.texts.contains("first is one two three!"))
    screen.press(.delete, times: 2)
    #expect(screen.texts.contains("first is one two thre"))
    screen.press(.home)
    screen.press(.forwardDelete)
    #expect(screen.texts.contains("first is ne two thre"))
  }

  @Test(
    "moves and deletes by the keys of three worlds",
    arguments: [
      ("a", .control, "|one two three"),
      ("e", .control, "one two three|"),
      (.left, .option, "one two |three"),
      (.left, .control, "one two |three"),
      (.left, .command, "|one two three"),
      ("w", .control, "one two |"),
      ("u", .control, "|"),
      (.delete, .option, "one two |"),
      (.delete, .command, "|"),
      (.up, [], "|one two three"),
      ("A", [.command, .shift], "one two three|"),
    ] as [(Screen.Key, Screen.Modifiers, String)])
  func bindings(key: Screen.Key, modifiers: Screen.Modifiers, expected: String) throws {
    let screen = Screen(Pair())
    screen.press(key, modifiers)
    var text = try screen.text(of: "First")
    let caret = screen.input?.caretOffset ?? 0
    text.insert("|", at: text.index(text.startIndex, offsetBy: caret))
    #expect(text == expected)
  }

  @Test("selects with Shift, and typing replaces the selection")
  func selection() throws {
    let screen = Screen(Pair())
    screen.press(.left, [.option, .shift])
    #expect(screen.input?.selectedCharacters == 8..<13)
    #expect(
      screen.picture(of: screen.field("First"))?.selection == [
        Rect(x: 80, y: 0, width: 50, height: 22)
      ])
    screen.type("x")
    #expect(try screen.text(of: "First") == "one two x")
    screen.press("z", .command)
    #expect(try screen.text(of: "First") == "one two three")
    screen.press("z", [.command, .shift])
    #expect(try screen.text(of: "First") == "one two x")
  }

  @Test("Tab goes on, selects all, and comes round")
  func tab() {
    let screen = Screen(Pair())
    screen.press(.tab)
    #expect(screen.focus == "Second")
    #expect(screen.input?.selectedCharacters == 0..<6)
    screen.press(.tab)
    #expect(screen.focus == "First")
    screen.press(.tab, .shift)
    #expect(screen.focus == "Second")
  }

  @Test("arrows at the ends of a text leave focus alone")
  func arrows() {
    let screen = Screen(Pair())
    screen.press(.right, times: 3)
    #expect(screen.focus == "First")
    #expect(screen.input?.caretOffset == 13)
    screen.press(.down)
    #expect(screen.focus == "Second")
  }

  @Test("a click puts the caret where it points, behind the text at its end")
  func click() throws {
    let screen = Screen(Pair())
    let frame = try #require(screen.area(of: "First"))
    screen.click(at: Point(x: frame.minX + 41, y: frame.midY), count: 1)
    #expect(screen.input?.caretOffset == 4)
    screen.click(at: Point(x: frame.maxX - 1, y: frame.midY), count: 1)
    #expect(screen.input?.caretOffset == 13)
    screen.click(at: Point(x: frame.minX + 51, y: frame.midY), count: 2)
    #expect(screen.input?.selectedCharacters == 4..<7)
    screen.click(at: Point(x: frame.minX + 51, y: frame.midY), count: 3)
    #expect(screen.input?.selectedCharacters == 0..<13)
  }

  @Test("a drag selects")
  func drag() throws {
    let screen = Screen(Pair())
    let frame = try #require(screen.area(of: "Second"))
    for (phase, x) in [(PointerEvent.Phase.down, 10.0), (.dragged, 40), (.up, 40)] {
      screen.send(
        .pointer(PointerEvent(phase, at: Point(x: frame.minX + x, y: frame.midY))))
    }
    #expect(screen.focus == "Second")
    #expect(screen.input?.selectedCharacters == 1..<4)
  }

  @Test("a line longer than its field scrolls with the caret")
  func scrolls() throws {
    let screen = Screen(Pair())
    screen.type(String(repeating: "x", count: 40))
    let long = try #require(screen.picture(of: screen.field("First")))
    let width = screen.input?.children[0].facet?.render.size.width ?? 0
    #expect(width == 280)
    #expect(long.origin.x == -(53 * 10 + 10 - width))
    #expect(long.caret?.minX == 530)
    screen.press(.home)
    #expect(screen.picture(of: screen.field("First"))?.origin.x == 0)
  }

  @Test("a composition shows underlined and is committed as one")
  func composition() throws {
    let screen = Screen(Pair())
    screen.send(.compose("ka"))
    #expect(
      screen.picture(of: screen.field("First"))?.marked == [
        Rect(x: 130, y: 0, width: 20, height: 22)
      ])
    screen.send(.commit("か"))
    #expect(try screen.text(of: "First") == "one two threeか")
    #expect(screen.picture(of: screen.field("First"))?.marked == [])
    screen.send(.compose("ki"))
    screen.press(.escape)
    #expect(try screen.text(of: "First") == "one two threeか")
  }

  @Test("copies, cuts and pastes")
  func clipboard() throws {
    let screen = Screen(Pair())
    screen.press("a", .command)
    screen.press("x", .control)
    #expect(try screen.text(of: "First") == "")
    #expect(screen.session.tree.pasteboard.string == "one two three")
    screen.press(.tab)
    screen.press("v", .command)
    #expect(try screen.text(of: "Second") == "one two three")
    screen.send(.paste("a\nb"))
    #expect(try screen.text(of: "Second") == "one two threea b")
  }

  @Test("a keystroke costs one body, and no layout beyond what its reader needs")
  func cost() {
    struct Row: View {
      let number: Int
      @State private var text = ""
      var body: some View {
        TextField("Row \(number)", text: $text).opacity(text.count < 100 ? 1 : 0.5)
      }
    }
    let screen = Screen(
      VStack { ForEach(0..<200, id: \.self) { Row(number: $0) } }.frame(width: 300))
    screen.type("a")
    screen.type("b")
    #expect(screen.counters.bodies == 1)
    #expect(screen.counters.measured == 0)
    #expect(screen.counters.placed == 0)
    #expect(screen.counters.patches == 1)
    #expect(screen.counters.targets == 0)
  }

  @Test("a keystroke draws one field of many that share an array")
  func sharedCost() throws {
    struct Rows: View {
      @State private var texts = Array(repeating: "", count: 100)
      var body: some View {
        VStack {
          ForEach(texts.indices, id: \.self) { TextField("Row \($0)", text: $texts[$0]) }
          Button("Clear") { texts = texts.map { _ in "cleared" } }
        }
        .frame(width: 300)
      }
    }
    let screen = Screen(Rows())
    screen.type("a")
    screen.type("b")
    #expect(screen.counters.bodies == 1)
    #expect(screen.counters.measured == 0)
    #expect(screen.counters.patches == 1)
    screen.type("c")
    screen.press(.tab, .shift)
    screen.press(.space)
    #expect(try screen.text(of: "Row 0") == "cleared")
    #expect(try screen.text(of: "Row 99") == "cleared")
  }

  @Test("a million characters can be pasted and gone on with")
  func million() throws {
    struct Field: View {
      @State private var text = "before"
      var body: some View { TextField("T", text: $text) }
    }
    let session = Session(Field(), device: .desktop, measurer: ColumnMeasurer { _ in 1 })
    session.frame()
    session.send(.paste(String(repeating: "0123456789", count: 100_000)))
    for key in "end" { session.send(.key(KeyStroke(.character(key)))) }
    let field = try #require(session.focus.focused?.node as? TextInputNode)
    #expect(field.caretOffset == 1_000_009)
    guard case .text(let picture)? = field.children[0].facet?.render.drawing else { return }
    let line = picture.layout.lines[0].string
    #expect(line.hasSuffix("789end"))
    #expect(line.count < 10_000)
    session.send(.key(KeyStroke(.character("z"), .command)))
    session.send(.key(KeyStroke(.character("z"), .command)))
    #expect(field.displayText == "before")
  }

  @Test("a hostile escape sequence shows as signs")
  func hostile() throws {
    let screen = Screen(Pair())
    screen.press("a", .command)
    screen.send(.paste("\u{1B}[2J\u{07}\u{9B}31m"))
    #expect(try screen.text(of: "First") == "␛[2J␇\u{FFFD}31m")
    #expect(
      screen.picture(of: screen.field("First"))?.layout.lines.map(\.string) == ["␛[2J␇\u{FFFD}31m"])
  }
}
