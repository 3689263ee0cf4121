import FoveaGeometry
import FoveaScene
import SceneFixtures
import Testing

@Suite("Lines in cells")
struct LineCellTests {
  private let border = Drawing.border(.color(.white), width: 1)
  private let rounded = Drawing.stroke(.rounded(radius: 6), .color(.white), width: 1)

  @Test("are box-drawing characters for thin rectangles")
  func thin() {
    let screen = canvas(
      7, 4, node(0, 1, 7, 0.05, .fill(.bounds, .color(.white))),
      node(3, 0, 0.1, 4, .fill(.bounds, .color(.white))),
      node(0, 3.1, 7, 0.2, .fill(.rounded(radius: 2), .color(.white))))
    #expect(
      screen.buffer.text == """
           │
        ───┼───
           │
        ━━━┿━━━
        """)
  }

  @Test("join the box at whose edge they end")
  func join() {
    let screen = canvas(
      9, 5, node(0, 0, 9, 5, border, [node(0, 2.02, 9, 0.05, .fill(.bounds, .color(.white)))]))
    #expect(
      screen.buffer.text == """
        ┌───────┐
        │       │
        ├───────┤
        │       │
        └───────┘
        """)
  }

  @Test("have round corners for rounded strokes, heavy ones for wide strokes")
  func corners() {
    let screen = canvas(
      11, 3, node(0, 0, 5, 3, rounded),
      node(6, 0, 5, 3, .stroke(.bounds, .color(.white), width: 4)))
    #expect(
      screen.buffer.text == """
        ╭───╮ ┏━━━┓
        │   │ ┃   ┃
        ╰───╯ ┗━━━┛
        """)
  }

  @Test("leave the row of the text free in a box of two rows")
  func twoRows() {
    let upper = node(0, 0, 8, 1.55, border, [label("Text", 1, 0.27)])
    let lower = node(9, 0.27, 8, 1.55, border, [label("Text", 1, 0.27)])
    #expect(
      canvas(17, 2, upper, lower).buffer.text == """
        │Text  │ ┌──────┐
        └──────┘ │Text  │
        """)
  }

  @Test("do not cross the spaces between the letters of a line")
  func spaces() {
    let screen = canvas(
      16, 3,
      node(0, 0, 16, 3, .none, mark: .ring(.bounds), [label(" Lagoa Azul ", 2, 0)]),
      node(0, 2.02, 16, 0.05, .fill(.bounds, .color(.white)), [label("a b c", 3, 0)]))
    #expect(
      screen.buffer.text == """
        ┏━━Lagoa Azul━━┓
        ┃              ┃
        ┗━━a b c━━━━━━━┛
        """)
  }

  @Test("are side bars and an underline in a box of one row")
  func oneRow() {
    let screen = canvas(8, 1, node(0, 0, 8, 1, border, [label("Text", 1, 0)]))
    #expect(screen.buffer.text == "│Text  │")
    #expect(screen.buffer.styles { $0.attributes.contains(.rule) ? "_" : " " } == " ______")
  }

  @Test("never hide text, whichever is drawn first")
  func textWins() {
    let text = label("Text", 0, 0)
    #expect(canvas(6, 3, text, node(0, 0, 6, 3, border)).buffer.text == "Text─┐\n│    │\n└────┘")
    let below = label("Text", 0, 0)
    #expect(canvas(6, 3, node(0, 0, 6, 3, border), below).buffer.text == "Text─┐\n│    │\n└────┘")
    let row = canvas(6, 1, label("Text漢", 0, 0), node(0, 0, 6, 1, border)).buffer
    #expect(row.text == "Text漢")
    #expect(row.styles { $0.attributes.contains(.rule) ? "_" : "." } == "._____")
  }

  @Test("are a small square or circle where a box has no room")
  func small() {
    #expect(canvas(6, 1, node(0, 0, 2, 1, border)).buffer.text == "☐")
    #expect(
      canvas(6, 1, node(1, 0, 2, 1, .stroke(.ellipse, .color(.white), width: 1))).buffer.text
        == " ○")
  }

  @Test("follow paths, straight ones as lines and slanted ones as dots")
  func paths() {
    let path = PathData([
      .move(Point(x: 0, y: 11)), .line(Point(x: 60, y: 11)), .move(Point(x: 0, y: 22)),
      .line(Point(x: 60, y: 66)),
    ])
    #expect(
      canvas(8, 3, node(0, 0, 6, 3, .stroke(.path(path), .color(.white), width: 1))).buffer.text
        == "──────\n⠑⠢⣀\n   ⠑⠢⣀")
  }
}

@Suite("Focus in cells")
struct FocusCellTests {
  private let border = Drawing.border(.color(.white), width: 1)

  @Test("is a heavy ring in the place of a light border")
  func ring() {
    let field = node(0, 0, 8, 3, border, mark: .ring(.bounds), [label("Text", 1, 1)])
    let screen = canvas(8, 3, field)
    #expect(
      screen.buffer.text == """
        ┏━━━━━━┓
        ┃Text  ┃
        ┗━━━━━━┛
        """)
    #expect(screen.buffer[0, 0].foreground.description == "#0A85FF")
  }

  @Test("is heavy side bars on a row with room")
  func bars() {
    let field = node(0, 0, 8, 1, border, mark: .ring(.bounds), [label("Text", 1, 0)])
    #expect(canvas(8, 1, field).buffer.text == "┃Text  ┃")
  }

  @Test("is a highlighted row where text leaves no room")
  func noRoom() {
    let button = node(1, 0, 4, 1, mark: .ring(.bounds), [label("Save", 0, 0)])
    #expect(
      canvas(6, 1, button).buffer.styleDrawing == ".aaaa.\na highlight #FFFFFF on #0A85FF")
  }

  @Test("lifts with bold text on the accent colour, and frames images")
  func lift() {
    let card = node(1, 0, 4, 1, mark: .lift, [label("Play", 0, 0)])
    #expect(
      canvas(6, 1, card).buffer.styleDrawing == ".aaaa.\na bold highlight #FFFFFF on #0A85FF")
    let picture = ImagePicture(source: .file(path: "x"), naturalSize: nil)
    var screen = CellCanvas(columns: 4, rows: 3, cell: cell) { _, columns, rows in
      Array(repeating: .red, count: columns * rows)
    }
    screen.draw(node(0, 0, 4, 3, .image(picture), mark: .lift))
    #expect(screen.buffer.text == "┏━━┓\n┃▀▀┃\n┗━━┛")
  }

  @Test("frames the image of a card, and not the text below it")
  func card() {
    let picture = ImagePicture(source: .file(path: "x"), naturalSize: nil)
    var screen = CellCanvas(columns: 6, rows: 4, cell: cell) { _, columns, rows in
      Array(repeating: .red, count: columns * rows)
    }
    screen.draw(
      node(
        0, 0, 6, 4, .none, mark: .lift, [node(0, 0, 6, 3, .image(picture)), label("Rome", 0, 3)]))
    #expect(screen.buffer.text == "┏━━━━┓\n┃▀▀▀▀┃\n┗━━━━┛\nRome")
    #expect(screen.buffer[0, 3].attributes.contains(.highlight))
  }

  @Test("is left to the view itself when plain")
  func plain() {
    let field = node(0, 0, 6, 1, mark: .plain, [label("Text", 0, 0)])
    #expect(canvas(6, 1, field).buffer.styleDrawing == "......")
  }
}
