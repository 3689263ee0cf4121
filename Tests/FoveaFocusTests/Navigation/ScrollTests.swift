import FoveaFocus
import FoveaGeometry
import Testing

/// Given a list that scrolls, when focus moves, then… (F183, F215, F228, F229; B.14).
@Suite("Scrolls")
struct ScrollTests {
  var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 300, height: 300))
  var memory = FocusMemory()
  let list: FocusMap.ID
  let rows: [FocusMap.ID]
  let side: FocusMap.ID

  init() {
    let list = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 100, width: 100, height: 100), of: list)
    map.setContentSize(Size(width: 100, height: 400), of: list)
    var rows: [FocusMap.ID] = []
    for index in 0..<10 {
      rows.append(map.insert(.target, under: list))
      map.setFrame(Rect(x: 0, y: Double(index) * 40, width: 100, height: 40), of: rows[index])
    }
    side = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 200, y: 150, width: 50, height: 20), of: side)
    (self.list, self.rows) = (list, rows)
  }

  @Test("a scroll is no stop itself, and its rows are")
  mutating func noStop() {
    #expect(map.move(from: side, .left, memory: &memory).target == rows[1])
  }

  @Test("what is out of sight in the own list is reached and shown")
  mutating func ownList() {
    let result = map.move(from: rows[2], .down, memory: &memory)
    #expect(result.target == rows[3])
    #expect(
      result
        == .target(rows[3], scrolls: [ScrollRequest(scroll: list, offset: Point(x: 0, y: 60))]))
  }

  @Test("what is out of sight in another list is not a candidate")
  mutating func otherList() {
    map.setFrame(Rect(x: 200, y: 210, width: 50, height: 20), of: side)
    #expect(map.move(from: side, .left, memory: &memory) == .stay)
  }

  @Test("scrolling changes one offset and the answers with it")
  mutating func scrolling() {
    #expect(map.move(from: side, .left, memory: &memory).target == rows[1])
    map.scroll(list, to: Point(x: 0, y: 120))
    #expect(map.move(from: side, .left, memory: &memory).target == rows[4])
    #expect(map.frame(of: rows[0]).minY == -20)
    #expect(map.visibleFrame(of: rows[0]) == nil)
  }

  @Test("a move from a row out of sight starts at the edge of the list")
  mutating func offscreenOrigin() {
    map.scroll(list, to: Point(x: 0, y: 200))
    #expect(map.move(from: rows[0], .down, memory: &memory).target == rows[5])
  }

  @Test(
    "a move from what is out of sight stays in its column, and else takes what the edge faces",
    arguments: [0, 1, 2])
  mutating func ownColumn(column: Int) {
    let grid = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 300, height: 100), of: grid)
    func cell(_ x: Double, _ y: Double) -> FocusMap.ID {
      let cell = map.insert(.target, under: grid)
      map.setFrame(Rect(x: x, y: y, width: 100, height: 40), of: cell)
      return cell
    }
    let top = (0..<3).map { cell(Double($0) * 100, 0) }
    let shown = (0..<3).map { cell(Double($0) * 100, 240) }
    map.scroll(grid, to: Point(x: 0, y: 200))
    #expect(map.move(from: top[column], .down, memory: &memory).target == shown[column])
    map.remove(shown[column])
    let other = map.move(from: top[column], .down, memory: &memory).target
    #expect(other == shown[column == 0 ? 1 : column - 1])
  }

  @Test("what is larger than its scroll is shown from its top edge")
  mutating func larger() {
    map.setFrame(Rect(x: 0, y: 40, width: 100, height: 300), of: rows[1])
    #expect(
      map.scrollRequests(toShow: rows[1])
        == [ScrollRequest(scroll: list, offset: Point(x: 0, y: 40))])
  }

  @Test("a margin is kept where there is room, and not beyond the contents")
  func margin() {
    let margin = Insets(all: 20)
    #expect(
      map.scrollRequests(toShow: rows[2], margin: margin)
        == [ScrollRequest(scroll: list, offset: Point(x: 0, y: 40))])
    #expect(
      map.scrollRequests(toShow: rows[9], margin: margin)
        == [ScrollRequest(scroll: list, offset: Point(x: 0, y: 300))])
    #expect(map.scrollRequests(toShow: rows[0], margin: margin) == [])
  }

  @Test("scrolls inside scrolls are asked from the inside out")
  mutating func nested() {
    let shelf = map.insert(.scroll, under: list)
    map.setFrame(Rect(x: 0, y: 380, width: 100, height: 40), of: shelf)
    let card = map.insert(.target, under: shelf)
    map.setFrame(Rect(x: 150, y: 0, width: 50, height: 40), of: card)
    #expect(
      map.scrollRequests(toShow: card) == [
        ScrollRequest(scroll: shelf, offset: Point(x: 100, y: 0)),
        ScrollRequest(scroll: list, offset: Point(x: 0, y: 300)),
      ])
  }
}
