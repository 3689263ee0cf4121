import FoveaGeometry
import FoveaScene
import LawFixtures
import SceneFixtures
import Testing

/// A screen that is drawn again where its scene has changed, and nowhere else.
struct RepaintedScreen {
  let scene: Scene
  var canvas: CellCanvas
  private var damage = CellDamage()

  init(_ scene: Scene = Scene(), columns: Int, rows: Int) {
    self.scene = scene
    canvas = CellCanvas(columns: columns, rows: rows, cell: cell)
    scene.root.place(
      at: .zero, size: Size(width: Double(columns) * 10, height: Double(rows) * 22))
  }

  /// Draws what has changed; returns the areas that were drawn.
  @discardableResult
  mutating func repaint() -> [CellRect] {
    damage.removeAll()
    damage.add(scene.takePatches(), grid: canvas.grid, bounds: canvas.buffer.bounds)
    for area in damage.areas { canvas.draw(scene.root, in: area) }
    return damage.areas
  }

  /// The same scene drawn as a whole.
  var fresh: CellCanvas {
    var fresh = CellCanvas(
      columns: canvas.buffer.columns, rows: canvas.buffer.rows, cell: cell,
      offset: canvas.grid.offset, clusters: canvas.buffer.clusters)
    fresh.draw(scene.root)
    return fresh
  }
}

@Suite("Drawing what has changed")
struct DamageTests {
  @Test("visits only the rows in sight of a list of ten thousand")
  func longList() {
    let list = RenderNode()
    list.monotoneAxis = .vertical
    list.setChildren(
      (0..<10_000).map { row in node(0, Double(row), 20, 1, [label("row \(row)", 0, 0)]) })
    list.place(at: Point(x: 0, y: -22 * 5_000), size: Size(width: 200, height: 220_000))
    var screen = RepaintedScreen(columns: 20, rows: 3)
    screen.scene.root.setChildren([node(0, 0, 20, 3, clip: .bounds, [list])])
    screen.repaint()
    #expect(screen.canvas.buffer.text == "row 5000\nrow 5001\nrow 5002")
    #expect(screen.canvas.visitedNodes < 20)
  }

  @Test("draws one row again when one row changes")
  func oneRow() {
    let rows = (0..<10).map { label("row \($0)", 0, Double($0)) }
    var screen = RepaintedScreen(columns: 20, rows: 10)
    screen.scene.root.setChildren(rows)
    screen.repaint()
    rows[4].setOpacity(0)
    #expect(screen.repaint() == [CellRect(left: 0, top: 4, right: 6, bottom: 5)])
    #expect(screen.canvas.buffer.text.split(separator: "\n")[4] == "row 5")
  }

  @Test("draws nothing for changes out of sight")
  func outOfSight() {
    let hidden = label("hidden", 0, 9)
    var screen = RepaintedScreen(columns: 20, rows: 10)
    screen.scene.root.setChildren([node(0, 0, 20, 2, clip: .bounds, [hidden])])
    screen.repaint()
    hidden.setOpacity(0.5)
    #expect(screen.repaint().isEmpty)
  }

  @Test("shows a wide character whole when what covered half of it goes", arguments: [0.0, 1])
  func coveredHalf(column: Double) {
    let cover = node(0, 0, 1, 1, .fill(.bounds, .color(.red)))
    var screen = RepaintedScreen(columns: 4, rows: 1)
    screen.scene.root.setChildren([
      label("漢字", 0, 0), node(column, 0, 1, 1, clip: .bounds, [cover]),
    ])
    screen.repaint()
    #expect(screen.canvas.buffer.text == "  字")
    cover.setOpacity(0)
    screen.repaint()
    #expect(screen.canvas.buffer.text == "漢字")
  }

  @Test("shows what drawing everything would show", arguments: Law.seeds(40))
  func law(seed: UInt64) {
    var garden = RandomScene(seed: seed, columns: 24, rows: 9)
    var screen = RepaintedScreen(garden.scene, columns: 24, rows: 9)
    screen.repaint()
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0...3, using: &garden.dice) { garden.change() }
      screen.repaint()
      let fresh = screen.fresh
      let isSame =
        screen.canvas.buffer.cells == fresh.buffer.cells
        && screen.canvas.caret == fresh.caret
      guard !isSame else { continue }
      Issue.record(
        """
        seed \(seed), step \(step): repainted, then whole
        \(screen.canvas.buffer.text)
        \(String(repeating: "-", count: 24))
        \(fresh.buffer.text)
        \(screen.canvas.buffer.styleDrawing)
        \(fresh.buffer.styleDrawing)
        carets \(screen.canvas.caret as Any) \(fresh.caret as Any)
        """)
      return
    }
  }
}
