import FoveaGeometry
import FoveaRuntime
import FoveaScene
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
    let desk = Desk(Pair())
    desk.type("!")
    #expect(desk.texts.contains("first is one two three!"))
    desk.press(.delete, times: 2)
    #expect(desk.texts.contains("first is one two thre"))
    desk.press(.home)
    desk.press(.deleteForward)
    #expect(desk.texts.contains("first is ne two thre"))
  }

  @Test(
    "moves and deletes by the keys of three worlds",
    arguments: [
      (.character("a"), .control, "|one two three"),
      (.character("e"), .control, "one two three|"),
      (.left, .option, "one two |three"),
      (.left, .control, "one two |three"),
      (.left, .command, "|one two three"),
      (.character("w"), .control, "one two |"),
      (.character("u"), .control, "|"),
      (.delete, .option, "one two |"),
      (.delete, .command, "|"),
      (.up, [], "|one two three"),
      (.character("A"), [.command, .shift], "one two three|"),
    ] as [(Key, KeyModifiers, String)])
  func bindings(key: Key, modifiers: KeyModifiers, expected: String) {
    let desk = Desk(Pair())
    desk.press(key, modifiers)
    var text = desk.text(of: "First") ?? ""
    let caret = desk.input?.caretOffset ?? 0
    text.insert("|", at: text.index(text.startIndex, offsetBy: caret))
    #expect(text == expected)
  }

  @Test("selects with Shift, and typing replaces the selection")
  func selection() {
    let desk = Desk(Pair())
    desk.press(.left, [.option, .shift])
    #expect(desk.input?.selectedCharacters == 8..<13)
    #expect(desk.picture(of: "First")?.selection == [Rect(x: 80, y: 0, width: 50, height: 22)])
    desk.type("x")
    #expect(desk.text(of: "First") == "one two x")
    desk.press(.character("z"), .command)
    #expect(desk.text(of: "First") == "one two three")
    desk.press(.character("z"), [.command, .shift])
    #expect(desk.text(of: "First") == "one two x")
  }

  @Test("Tab goes on, selects all, and comes round")
  func tab() {
    let desk = Desk(Pair())
    desk.press(.tab)
    #expect(desk.focus == "Second")
    #expect(desk.input?.selectedCharacters == 0..<6)
    desk.press(.tab)
    #expect(desk.focus == "First")
    desk.press(.tab, .shift)
    #expect(desk.focus == "Second")
  }

  @Test("arrows at the ends of a text leave focus alone")
  func arrows() {
    let desk = Desk(Pair())
    desk.press(.right, times: 3)
    #expect(desk.focus == "First")
    #expect(desk.input?.caretOffset == 13)
    desk.press(.down)
    #expect(desk.focus == "Second")
  }

  @Test("a click puts the caret where it points, behind the text at its end")
  func click() throws {
    let desk = Desk(Pair())
    let frame = try #require(desk.node(named: "First")?.children[0].facet?.render.absoluteFrame)
    desk.click(at: Point(x: frame.minX + 41, y: frame.midY))
    #expect(desk.input?.caretOffset == 4)
    desk.click(at: Point(x: frame.maxX - 1, y: frame.midY))
    #expect(desk.input?.caretOffset == 13)
    desk.click(at: Point(x: frame.minX + 51, y: frame.midY), count: 2)
    #expect(desk.input?.selectedCharacters == 4..<7)
    desk.click(at: Point(x: frame.minX + 51, y: frame.midY), count: 3)
    #expect(desk.input?.selectedCharacters == 0..<13)
  }

  @Test("a drag selects")
  func drag() throws {
    let desk = Desk(Pair())
    let frame = try #require(desk.node(named: "Second")?.children[0].facet?.render.absoluteFrame)
    for (phase, x) in [(PointerEvent.Phase.down, 10.0), (.dragged, 40), (.up, 40)] {
      desk.session.send(
        .pointer(PointerEvent(phase, at: Point(x: frame.minX + x, y: frame.midY))))
    }
    #expect(desk.focus == "Second")
    #expect(desk.input?.selectedCharacters == 1..<4)
  }

  @Test("a line longer than its field scrolls with the caret")
  func scrolls() throws {
    let desk = Desk(Pair())
    desk.type(String(repeating: "x", count: 40))
    let long = try #require(desk.picture(of: "First"))
    let width = desk.input?.children[0].facet?.render.size.width ?? 0
    #expect(width == 280)
    #expect(long.origin.x == -(53 * 10 + 10 - width))
    #expect(long.caret?.minX == 530)
    desk.press(.home)
    #expect(desk.picture(of: "First")?.origin.x == 0)
  }

  @Test("a composition shows underlined and is committed as one")
  func composition() {
    let desk = Desk(Pair())
    desk.session.send(.compose("ka"))
    #expect(desk.picture(of: "First")?.marked == [Rect(x: 130, y: 0, width: 20, height: 22)])
    desk.session.send(.commit("か"))
    #expect(desk.text(of: "First") == "one two threeか")
    #expect(desk.picture(of: "First")?.marked == [])
    desk.session.send(.compose("ki"))
    desk.press(.escape)
    #expect(desk.text(of: "First") == "one two threeか")
  }

  @Test("copies, cuts and pastes")
  func clipboard() {
    let desk = Desk(Pair())
    desk.press(.character("a"), .command)
    desk.press(.character("x"), .control)
    #expect(desk.text(of: "First") == "")
    #expect(desk.session.tree.pasteboard.string == "one two three")
    desk.press(.tab)
    desk.press(.character("v"), .command)
    #expect(desk.text(of: "Second") == "one two three")
    desk.session.send(.paste("a\nb"))
    #expect(desk.text(of: "Second") == "one two threea b")
  }

  @Test("a keystroke costs one body, and no layout beyond what its reader needs")
  func cost() {
    struct Row: View {
      let number: Int
      @State private var text = ""
      var body: some View { TextField("Row \(number)", text: $text).opacity(text.count < 100 ? 1 : 0.5) }
    }
    let desk = Desk(
      VStack { ForEach(0..<200, id: \.self) { Row(number: $0) } }.frame(width: 300))
    desk.type("a")
    let before = desk.session.counters
    desk.type("b")
    let cost = desk.session.counters - before
    #expect(cost.bodies == 1)
    #expect(cost.measured == 0)
    #expect(cost.placed == 0)
    #expect(cost.patches == 1)
    #expect(cost.targets == 0)
  }

  @Test("a million characters can be pasted and gone on with")
  func million() {
    struct Field: View {
      @State private var text = "before"
      var body: some View { TextField("T", text: $text) }
    }
    let desk = Desk(Field())
    let large = String(repeating: "0123456789", count: 100_000)
    desk.session.send(.paste(large))
    let clock = ContinuousClock()
    let time = clock.measure { desk.type("end") }
    #expect(desk.input?.caretOffset == 1_000_009)
    #expect(desk.texts.contains { $0.hasSuffix("789end") && $0.count < 10_000 })
    #expect(time < .seconds(2))
  }

  @Test("a hostile escape sequence shows as signs")
  func hostile() {
    let desk = Desk(Pair())
    desk.press(.character("a"), .command)
    desk.session.send(.paste("\u{1B}[2J\u{07}\u{9B}31m"))
    #expect(desk.text(of: "First") == "␛[2J␇\u{FFFD}31m")
    #expect(
      desk.picture(of: "First")?.layout.lines.map(\.string) == ["␛[2J␇\u{FFFD}31m"])
  }
}
