import FoveaGeometry
import FoveaScene
import Testing

/// A screen that is drawn again where its scene has changed, and nowhere else.
struct RepaintedScreen {
  let scene = Scene()
  var canvas: CellCanvas
  private var damage = CellDamage()

  init(columns: Int, rows: Int) {
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

  @Test("shows what drawing everything would show", arguments: 0..<40)
  func law(_ run: Int) {
    let seed = UInt64.random(in: 0 ... .max)
    var garden = RandomScene(seed: seed, columns: 24, rows: 9)
    garden.screen.repaint()
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0...3, using: &garden.dice) { garden.change() }
      garden.screen.repaint()
      let fresh = garden.screen.fresh
      let isSame =
        garden.screen.canvas.buffer.cells == fresh.buffer.cells
        && garden.screen.canvas.caret == fresh.caret
      guard !isSame else { continue }
      Issue.record(
        """
        seed \(seed), step \(step): repainted, then whole
        \(garden.screen.canvas.buffer.text)
        \(String(repeating: "-", count: 24))
        \(fresh.buffer.text)
        \(garden.screen.canvas.buffer.styleDrawing)
        \(fresh.buffer.styleDrawing)
        carets \(garden.screen.canvas.caret as Any) \(fresh.caret as Any)
        """)
      return
    }
  }
}

/// A scene that changes at random, the same way for the same seed.
struct RandomScene {
  var dice: Dice
  var screen: RepaintedScreen
  private var nodes: [RenderNode]

  init(seed: UInt64, columns: Int, rows: Int) {
    dice = Dice(state: seed)
    screen = RepaintedScreen(columns: columns, rows: rows)
    nodes = [screen.scene.root]
    insert()
    for _ in 0..<24 { insert() }
  }

  private mutating func one<T>(of list: [T]) -> T { list.randomElement(using: &dice)! }

  private mutating func frame() -> (Point, Size) {
    let x = Double.random(in: -8...22, using: &dice)
    let y = Double.random(in: -2...8, using: &dice)
    let width = one(of: [0.1, 1, 2.4, 6, 12, 30])
    let height = one(of: [0.05, 1, 1.6, 2, 3.2, 9])
    return (
      Point(x: x * cell.width, y: y * cell.height),
      Size(width: width * cell.width, height: height * cell.height)
    )
  }

  private mutating func color() -> RGBA {
    one(of: [RGBA.red, .green, .blue, .black, .white]).opacity(one(of: [1, 1, 0.5, 0]))
  }

  private mutating func outline() -> Outline {
    let x = Double.random(in: -50...100, using: &dice)
    let path = PathData([
      .move(Point(x: x, y: 10)), .line(Point(x: 60, y: 80)), .line(Point(x: 10, y: 80)),
    ])
    return one(of: [.bounds, .rounded(radius: 5), .ellipse, .path(path)])
  }

  private mutating func drawing() -> Drawing {
    switch Int.random(in: 0...6, using: &dice) {
    case 0: return .none
    case 1: return .fill(outline(), .color(color()))
    case 2: return .stroke(outline(), .color(color()), width: one(of: [1, 4]))
    case 3: return .border(.color(color()), width: one(of: [1, 4]))
    case 4:
      let name = one(of: ["x", "missing.png"])
      return .image(ImagePicture(source: .placeholder(name: name), naturalSize: nil))
    default:
      let text = one(of: ["hello", "漢字漢字漢", "a漢b字c", "two\nlines of 字", "e\u{301}👨‍👩‍👧"])
      let selection = one(of: [[], [Rect(x: 10, y: 0, width: 20, height: 22)]])
      return label(text, 0, 0, color: color(), selection: selection).drawing
    }
  }

  /// Gives the first node the only caret, or takes it away.
  private mutating func edit() {
    let place = Double.random(in: 0...80, using: &dice)
    let caret = one(of: [nil, Rect(x: place, y: 0, width: 1, height: 22)])
    nodes[1].setDrawing(label("e漢ditor", 0, 0, caret: caret).drawing)
  }

  private mutating func mark() -> FocusMark? {
    one(of: [nil, nil, nil, .ring(outline()), .lift, .plain])
  }

  private mutating func insert() {
    let node = RenderNode()
    let (origin, size) = frame()
    node.place(at: origin, size: size)
    node.setDrawing(drawing())
    let parent = one(of: nodes)
    parent.setChildren(parent.children + [node])
    nodes.append(node)
  }

  mutating func change() {
    let node = one(of: nodes)
    let isRoot = node === screen.scene.root
    switch Int.random(in: 0...11, using: &dice) {
    case 0, 1:
      let (origin, size) = frame()
      if !isRoot { node.place(at: origin, size: size) }
    case 2:
      let shift = frame().0
      if !isRoot { node.setShift(one(of: [.zero, shift])) }
    case 3: node.setDrawing(drawing())
    case 4: edit()
    case 5: node.setClip(one(of: [nil, outline()]))
    case 6: node.setOpacity(one(of: [0, 0.5, 1]))
    case 7: node.setFocusMark(mark())
    case 8: node.setChildren(node.children.shuffled(using: &dice))
    case 9: if !isRoot && node !== nodes[1] { remove(node) }
    case 10: if !isRoot { move(node) }
    default: insert()
    }
  }

  private mutating func remove(_ node: RenderNode) {
    guard let parent = node.parent else { return }
    parent.setChildren(parent.children.filter { $0 !== node })
    nodes = nodes.filter { !isBelow($0, node) || $0 === nodes[1] }
  }

  /// Hangs a node under another one, in one batch with what follows.
  private mutating func move(_ node: RenderNode) {
    let places = nodes.filter { !isBelow($0, node) }
    let place = one(of: places)
    guard let parent = node.parent, place !== parent else { return }
    let isFirst = Bool.random(using: &dice)
    if isFirst { parent.setChildren(parent.children.filter { $0 !== node }) }
    place.setChildren(place.children + [node])
    if !isFirst { parent.setChildren(parent.children.filter { $0 !== node }) }
    let (origin, size) = frame()
    node.place(at: origin, size: size)
  }

  private func isBelow(_ node: RenderNode, _ top: RenderNode) -> Bool {
    var place: RenderNode? = node
    while let here = place {
      if here === top { return true }
      place = here.parent
    }
    return false
  }
}

/// Random numbers that a seed repeats (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
