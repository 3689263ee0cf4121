import FoveaGeometry
import FoveaScene
import SceneFixtures
import Testing

@Suite("Text in cells")
struct TextCellTests {
  @Test("stands one character a cell from its rounded position")
  func rounded() {
    let screen = canvas(12, 3, label("Hello", 1.4, 0.4), label("there\nyou", 2.6, 0.6))
    #expect(
      screen.buffer.text == """
         Hello
           there
           you
        """)
  }

  @Test("draws a wide character over two cells")
  func wide() {
    let screen = canvas(10, 1, label("a漢字b", 0, 0))
    #expect(screen.buffer.text == "a漢字b")
    #expect((0..<6).map { screen.buffer[$0, 0].width } == [1, 2, 0, 2, 0, 1])
  }

  @Test("turns a wide character into a space where an edge cuts it")
  func cutWide() {
    #expect(canvas(10, 1, label("漢字", -1, 0), label("漢字", 4, 0, width: 3)).buffer.text == " 字 漢")
    #expect(canvas(3, 1, label("漢字", 0, 0)).buffer.text == "漢")
  }

  @Test("turns the other half of a wide character into a space when one is overwritten")
  func overwritten() {
    #expect(canvas(4, 1, label("漢字", 0, 0), label("x", 1, 0)).buffer.text == " x字")
    #expect(canvas(4, 1, label("漢字", 0, 0), label("x", 2, 0)).buffer.text == "漢x")
  }

  @Test("keeps a cluster in one cell or two")
  func clusters() {
    let screen = canvas(12, 1, label("e\u{301}👨‍👩‍👧x", 0, 0))
    #expect(screen.buffer.text == "e\u{301}👨‍👩‍👧x")
    #expect((0..<5).map { screen.buffer[$0, 0].width } == [1, 2, 0, 1, 1])
  }

  @Test("replaces what would command a terminal")
  func controls() {
    #expect(canvas(8, 1, label("a\u{1B}[m\u{7F}\u{9B}b", 0, 0)).buffer.text == "a␛[m␡\u{FFFD}b")
    #expect(canvas(8, 1, label("a\u{202E}b", 0, 0)).buffer.text == "ab")
  }

  @Test("is cut at its own frame, with an ellipsis where cells are wider than letters")
  func cutAtFrame() {
    let long = label("Browse Photos", 0, 0)
    long.place(at: .zero, size: Size(width: 60, height: 22))
    #expect(canvas(20, 1, long).buffer.text == "Browse")
    var narrow = CellCanvas(columns: 20, rows: 1, cell: Size(width: 20, height: 22))
    narrow.draw(label("Browse Photos", 0, 0))
    #expect(narrow.buffer.text == "Browse…")
  }

  @Test("shows weight, faint colours, selection, marked text and the caret")
  func styles() {
    let screen = canvas(
      12, 4, label("Bold", 0, 0, weight: 700),
      label("faint", 0, 1, color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)),
      label("selected", 0, 2, selection: [Rect(x: 20, y: 0, width: 30, height: 22)]),
      label(
        "marked", 0, 3, caret: Rect(x: 40, y: 0, width: 1, height: 22),
        marked: [Rect(x: 0, y: 0, width: 40, height: 22)]))
    #expect(screen.caret == CellPoint(column: 4, row: 3))
    #expect(
      screen.buffer.styleDrawing == """
        aaaa........
        bbbbb.......
        ..ccc.......
        dddd........
        a bold
        b dim #808080
        c highlight #FFFFFF on #0000FF
        d underline
        """)
  }

  @Test("draws a big type size one character a cell, with its caret and selection")
  func bigType() {
    let measurer = ColumnMeasurer(columns: ColumnWidth.of)
    let run = TextRun("Title", font: FontDescription(size: 34))
    let layout = measurer.layout(StyledText(runs: [run]), width: .infinity)
    let picture = TextPicture(
      layout: layout, color: .white, selection: [Rect(x: 17, y: 0, width: 34, height: 44)],
      selectionColor: .blue, caret: Rect(x: 51, y: 0, width: 1, height: 44))
    let screen = canvas(10, 2, node(0, 0, 8.5, 2, .text(picture)))
    #expect(screen.buffer.text == "Title")
    #expect(screen.caret == CellPoint(column: 3, row: 0))
    #expect(
      screen.buffer.styles { $0.attributes.contains(.highlight) ? "s" : "." } == """
        .ss.......
        ..........
        """)
  }

  @Test("shows only the lines and characters that are in sight of a long text")
  func long() {
    let lines = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
    let text = label(lines, 0, 0)
    let screen = canvas(12, 2, offset: Point(x: 20, y: 22 * 5_000), text)
    #expect(screen.buffer.text == "ne 5000\nne 5001")
    let field = label(String(repeating: "abcde", count: 20_000) + "é", -99_998, 0)
    #expect(canvas(12, 1, field).buffer.text == "deé")
  }
}

@Suite("A scene as text")
struct SceneTextTests {
  @Test("has the size of the screen")
  func text() {
    let scene = Scene()
    scene.root.setChildren([
      node(0, 0, 8, 3, .stroke(.rounded(radius: 5), .color(.white), width: 1)),
      label("a long text", 1, 1),
    ])
    #expect(
      scene.text(size: Size(width: 80, height: 66)) == """
        ╭──────╮
        │a long
        ╰──────╯
        """)
    #expect(Scene().text(size: Size(width: 80, height: 66)) == "")
  }
}
