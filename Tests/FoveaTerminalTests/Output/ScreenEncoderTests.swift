import FoveaGeometry
import FoveaScene
import LawFixtures
import SceneFixtures
import Testing

@testable import FoveaTerminal

/// A screen with an encoder beside it.
private struct Console {
  let scene = Scene()
  var screen: TerminalScreen

  init(_ columns: Int, _ rows: Int, depth: ColorDepth = .truecolor, _ nodes: [RenderNode]) {
    screen = TerminalScreen(columns: columns, rows: rows, fit: .fills, depth: depth)
    scene.root.place(at: .zero, size: screen.size)
    scene.root.setChildren(nodes)
  }

  /// What the terminal is told next, with `␛` for ESC.
  mutating func told(focus: Rect? = nil) -> String {
    var bytes: [UInt8] = []
    screen.show(scene, focus: focus, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
      .replacing("\r\n", with: "␍␊").replacing("\r", with: "␍").replacing("\n", with: "␊")
  }
}

@Suite("Telling a terminal what has changed")
struct ScreenEncoderTests {
  @Test("begins with a blank screen and hides the cursor")
  func first() {
    var console = Console(10, 3, [label("Hello", 1, 1)])
    #expect(console.told() == "␛[m␛[2J␛[?25l␛[2;2HHello")
    #expect(console.told() == "")
  }

  @Test("writes only the cells that differ")
  func small() {
    let text = label("count 1", 0, 1)
    var console = Console(10, 3, [label("title", 0, 0), text])
    _ = console.told()
    text.setDrawing(label("count 2", 0, 1).drawing)
    #expect(console.told() == "␛[D2")
    text.setDrawing(label("dount 3", 0, 1).drawing)
    #expect(console.told() == "␍d␛[5C3")
    text.setDrawing(label("douNt 4", 0, 1).drawing)
    #expect(console.told() == "␛[4DNt 4")
  }

  @Test("erases the end of a line that became shorter")
  func shorter() {
    let text = label("a long line", 0, 0)
    var console = Console(20, 1, [text])
    _ = console.told()
    text.setDrawing(label("a", 0, 0).drawing)
    #expect(console.told() == "␛[9D␛[K")
  }

  @Test("changes the pen by what differs, or begins anew where that is shorter")
  func pens() {
    let bold = label("bold", 0, 0, color: .red, weight: 700)
    var console = Console(20, 1, [bold, label("red", 4, 0, color: .red), label("plain", 7, 0)])
    #expect(console.told() == "␛[m␛[2J␛[?25l␛[H␛[1;38;2;255;0;0mbold␛[22mred␛[mplain")
  }

  @Test(
    "knows fewer colours",
    arguments: [
      (ColorDepth.indexed, "␛[38;5;196mred"), (.sixteen, "␛[91mred"), (.none, "red"),
    ])
  func depths(_ depth: ColorDepth, _ told: String) {
    var console = Console(4, 1, depth: depth, [label("red", 0, 0, color: .red)])
    #expect(console.told() == "␛[m␛[2J␛[?25l␛[H" + told)
  }

  @Test("reverses what is highlighted where there are no colours")
  func noColor() {
    let button = node(0, 0, 4, 1, mark: .ring(.bounds), [label("Save", 0, 0)])
    var console = Console(6, 1, depth: .none, [button])
    #expect(console.told() == "␛[m␛[2J␛[?25l␛[H␛[7mSave")
  }

  @Test("shows the caret, or leaves the hidden cursor at the focus")
  func cursor() {
    let text = label("abc", 2, 0)
    var console = Console(10, 2, [text])
    let told = console.told(focus: Rect(x: 20, y: 0, width: 30, height: 22))
    #expect(told == "␛[m␛[2J␛[?25l␛[1;3Habc␛[3D")
    text.setDrawing(
      label("abc", 2, 0, caret: Rect(x: 30, y: 0, width: 1, height: 22)).drawing)
    text.place(at: Point(x: 20, y: 0), size: Size(width: 40, height: 22))
    #expect(console.told() == "abc␛[?25h")
  }

  @Test("scrolls the rows of a list that moved together")
  func scroll() {
    let list = RenderNode()
    list.monotoneAxis = .vertical
    list.setChildren((0..<50).map { node(0, Double($0), 20, 1, [label("row number \($0)", 0, 0)]) })
    list.place(at: .zero, size: Size(width: 200, height: 1100))
    var console = Console(
      20, 10, [label("title", 0, 0), node(0, 1, 20, 8, clip: .bounds, [list]), label("foot", 0, 9)])
    _ = console.told()
    list.place(at: Point(x: 0, y: -22), size: list.size)
    #expect(console.told() == "␛[2;9r␛[S␛[r␛[8Brow number 8")
    list.place(at: .zero, size: list.size)
    #expect(console.told() == "␛[2;9r␛[T␛[r␍␊row number 0")
  }

  @Test("positions the cursor after a cluster on which terminals disagree")
  func clusters() {
    var console = Console(10, 1, [label("e\u{301}x👍🏽ab", 0, 0)])
    #expect(
      console.told()
        == "␛[m␛[2J␛[?25l␛[He\u{301}␛[1;2Hx  ␛[1;3H👍🏽␛[1;5Hab")
  }

  @Test("frames a frame where the terminal shows it as a whole")
  func synchronized() {
    var console = Console(10, 1, [label("a", 0, 0)])
    console.screen.isSynchronized = true
    #expect(console.told() == "␛[?2026h␛[m␛[2J␛[?25l␛[Ha␛[?2026l")
    #expect(console.told() == "")
  }

  @Test("writes wide characters whole that an area cuts", arguments: [1..<4, 0..<1])
  func cutArea(_ columns: Range<Int>) {
    let old = canvas(4, 1, label("abcd", 0, 0)).buffer
    var encoder = ScreenEncoder(depth: .truecolor, like: old)
    var bytes: [UInt8] = []
    encoder.encode(old, areas: [], cursor: .hidden(nil), to: &bytes)
    let new = canvas(4, 1, label("漢xd", 0, 0)).buffer
    let first = CellRect(left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: 1)
    encoder.encode(new, areas: [first, new.bounds], cursor: .hidden(nil), to: &bytes)
    var terminal = TinyTerminal(columns: 4, rows: 1)
    terminal.take(bytes)
    #expect(terminal.text == "漢xd")
    #expect(terminal.differences(from: new).isEmpty)
  }

  @Test("makes a terminal show the picture, whatever changes", arguments: Law.seeds(20))
  func law(seed: UInt64) {
    var dice = Dice(seed: seed)
    let depth = [ColorDepth.none, .sixteen, .indexed, .truecolor].randomElement(using: &dice)!
    let clusterColumns = [nil, 1, 4].randomElement(using: &dice)!
    var garden = RandomScene(seed: dice.next(), columns: 24, rows: 9)
    var screen = TerminalScreen(columns: 24, rows: 9, fit: .fills, depth: depth)
    var terminal = TinyTerminal(
      columns: 24, rows: 9, depth: depth, clusterColumns: clusterColumns)
    for step in 0..<40 {
      for _ in 0...Int.random(in: 0...3, using: &dice) { garden.change() }
      var bytes: [UInt8] = []
      screen.show(garden.scene, focus: nil, to: &bytes)
      terminal.take(bytes)
      let wrong = terminal.differences(
        from: screen.buffer, besidesClusters: clusterColumns != nil)
      if wrong.isEmpty { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(depth), clusters \(clusterColumns as Any): \(wrong)
        \(terminal.text)
        \(screen.text)
        \(String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛"))
        """)
      return
    }
  }
}
