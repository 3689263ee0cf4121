import FoveaGeometry
import FoveaScene
import LawFixtures

/// A scene that changes at random, the same way for the same seed.
package struct RandomScene {
  package var dice: Dice
  package let scene = Scene()
  private var nodes: [RenderNode]

  package init(seed: UInt64, columns: Int, rows: Int) {
    dice = Dice(seed: seed)
    scene.root.place(
      at: .zero, size: Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    )
    nodes = [scene.root]
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

  /// Changes one thing.
  package mutating func change() {
    let node = one(of: nodes)
    let isRoot = node === scene.root
    switch Int.random(in: 0...12, using: &dice) {
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
    case 11:
      let distance = frame().0
      if !node.children.isEmpty {
        node.slideChildren(
          from: Int.random(in: node.children.indices, using: &dice), by: distance)
      }
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
