import FoveaGeometry
import FoveaScene
import SceneFixtures
import Testing

@Suite("Areas in cells")
struct AreaCellTests {
  private func backgrounds(_ screen: CellCanvas) -> String {
    screen.buffer.styles { $0.background == .standard ? "." : "#" }
  }

  @Test("round each edge, so that neighbours share it")
  func edges() {
    let screen = canvas(
      8, 2, node(0.4, 0, 2.2, 1, .fill(.bounds, .color(.red))),
      node(2.6, 0, 3.1, 1.4, .fill(.bounds, .color(.blue))))
    #expect(
      screen.buffer.styleDrawing == """
        aaabbb..
        ........
        a on #FF0000
        b on #0000FF
        """)
  }

  @Test("have at least one cell")
  func atLeastOne() {
    let dot = node(3.2, 1.3, 0.5, 0.3, .fill(.bounds, .color(.red)))
    #expect(backgrounds(canvas(5, 3, dot)) == ".....\n...#.\n.....")
    let none = node(3, 1, 0, 1, .fill(.bounds, .color(.red)))
    #expect(backgrounds(canvas(5, 2, none)) == ".....\n.....")
  }

  @Test("blend over what is beneath and tint its text")
  func blend() {
    let screen = canvas(
      6, 1, node(0, 0, 4, 1, .fill(.bounds, .color(.red))), label("ab", 1, 0),
      node(2, 0, 4, 1, .fill(.bounds, .color(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)))))
    #expect(screen.buffer.text == " ab")
    #expect(
      screen.buffer.styleDrawing == """
        abcdee
        a on #FF0000
        b #FFFFFF on #FF0000
        c #7F7FFF on #7F0080
        d on #7F0080
        e on #000080
        """)
  }

  @Test("multiply opacity downward and draw nothing that is wholly clear")
  func opacity() {
    let inner = node(0, 0, 2, 1, .fill(.bounds, .color(.white)))
    let outer = node(0, 0, 2, 1, [inner])
    inner.setOpacity(0.5)
    outer.setOpacity(0.5)
    #expect(canvas(2, 1, outer).buffer[0, 0].background.description == "#404040")
    outer.setOpacity(0)
    #expect(canvas(2, 1, outer).buffer[0, 0] == .blank)
  }

  @Test("hide the text beneath them when opaque")
  func opaque() {
    let screen = canvas(
      8, 1, label("a漢bcdef", 0, 0), node(2, 0, 3, 1, .fill(.bounds, .color(.red))))
    #expect(screen.buffer.text == "a    def")
  }

  @Test("are cut at the clip of a node above")
  func clip() {
    let content = node(-1, -1, 9, 9, .fill(.rounded(radius: 4), .color(.red)))
    let window = node(1, 1, 3, 1.4, clip: .bounds, [content, label("clipped", 1, 0)])
    let screen = canvas(6, 4, window)
    #expect(backgrounds(screen) == "......\n.###..\n......\n......")
    #expect(screen.buffer.text == "\n  cl")
  }

  @Test("leave the terminal its own background where a theme is filled with it")
  func theme() {
    let page = node(0, 0, 4, 1, .fill(.bounds, .color(.black)), [label("text", 0, 0)])
    #expect(canvas(4, 1, page).buffer.styleDrawing == "....")
  }

  @Test("show ellipses, gradients and paths")
  func shapes() {
    let circle = node(0, 0, 8, 4, .fill(.ellipse, .color(.red)))
    #expect(backgrounds(canvas(8, 4, circle)) == ".######.\n########\n########\n.######.")
    #expect(canvas(4, 1, node(0, 0, 3, 1, .fill(.ellipse, .color(.red)))).buffer.text == " ●")
    let ramp = Paint.linearGradient(
      stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
      from: Point(x: 0, y: 0), to: Point(x: 1, y: 0))
    let screen = canvas(4, 1, node(0, 0, 4, 1, .fill(.bounds, ramp)))
    #expect((0..<4).map { screen.buffer[$0, 0].background.red } == [32, 96, 159, 223])
    let triangle = PathData([
      .move(Point(x: 0, y: 0)), .line(Point(x: 60, y: 66)), .line(Point(x: 0, y: 66)), .close,
    ])
    let path = node(0, 0, 1, 1, .fill(.path(triangle), .color(.red)))
    #expect(backgrounds(canvas(6, 3, path)) == "#.....\n###...\n#####.")
  }

  @Test("show images as half blocks, or a frame with their name")
  func images() {
    let file = ImagePicture(source: .file(path: "photos/cat.png"), naturalSize: nil)
    let picture = node(0, 0, 9, 3, .image(file))
    #expect(
      canvas(9, 3, picture).buffer.text == """
        ╭───────╮
        │cat.png│
        ╰───────╯
        """)
    var screen = CellCanvas(columns: 2, rows: 1, cell: cell) { _, columns, rows in
      #expect(columns == 2 && rows == 2)
      return [.red, .clear, .blue, .clear]
    }
    screen.draw(node(0, 0, 2, 1, .image(file)))
    #expect(screen.buffer.text == "▀")
    #expect(screen.buffer.styleDrawing == "a.\na pixels #FF0000 on #0000FF")
    let symbol = ImagePicture(source: .symbol("✉"), naturalSize: nil)
    #expect(canvas(5, 3, node(0, 0, 5, 3, .image(symbol))).buffer.text == "\n  ✉")
  }

  @Test(
    "survive coordinates that are no places",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func hostile(_ value: Double) {
    for frame in [
      (value, 0, 5, 5), (0, value, 5, 5), (0, 0, value, 5), (0, 0, 5, value),
    ] as [(Double, Double, Double, Double)] {
      for drawing in [
        Drawing.fill(.bounds, .color(.red)), .fill(.ellipse, .color(.red)),
        .border(.color(.red), width: value), .stroke(.ellipse, .color(.red), width: 1),
        .image(ImagePicture(source: .placeholder(name: "x"), naturalSize: nil)),
      ] {
        let child = node(frame.0, frame.1, frame.2, frame.3, drawing, mark: .ring(.bounds))
        _ = canvas(6, 3, child)
      }
    }
    let path = PathData([
      .move(Point(x: value, y: 0)), .line(Point(x: 30, y: value)),
      .quad(Point(x: value, y: value), control: .zero),
    ])
    for drawing in [
      Drawing.fill(.path(path), .color(.red)), .stroke(.path(path), .color(.red), width: 1),
    ] {
      _ = canvas(6, 3, node(0, 0, 6, 3, drawing))
    }
  }
}
