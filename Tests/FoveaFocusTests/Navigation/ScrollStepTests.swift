import FoveaFocus
import FoveaGeometry
import Testing

/// Given something that scrolls, when an arrow key finds no target, then… (B.8).
@Suite("Steps of reading")
struct ScrollStepTests {
  var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 300, height: 300))
  let article: FocusMap.ID
  let text: FocusMap.ID
  let page: FocusMap.ID
  let button: FocusMap.ID

  /// A focusable article that holds a text of 250 points in 90, and a button at the top of a page of
  /// 400 points in 150.
  init() {
    article = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 90), of: article)
    text = map.insert(.scroll, under: article)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 90), of: text)
    map.setContentSize(Size(width: 100, height: 250), of: text)
    page = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 120, width: 100, height: 150), of: page)
    map.setContentSize(Size(width: 100, height: 400), of: page)
    button = map.insert(.target, under: page)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 20), of: button)
  }

  /// The offsets to which presses of one key scroll, until none is left.
  private func offsets(
    _ axis: Axis, _ ask: (inout FocusMap) -> ScrollRequest?
  ) -> [Double] {
    var map = map
    var offsets: [Double] = []
    while offsets.count < 20, let step = ask(&map) {
      map.scroll(step.scroll, to: step.offset)
      offsets.append(step.offset[axis])
    }
    return offsets
  }

  @Test("what is only read is read to its end, a third of what shows at a time")
  mutating func inside() {
    let steps = offsets(.vertical) { [article] in $0.scrollStep(inside: article, .down) }
    #expect(steps == [30, 60, 90, 120, 150, 160])
    #expect(map.scrollStep(inside: article, .up) == nil)
    #expect(map.scrollStep(inside: article, .right) == nil)
    map.scroll(text, to: Point(x: 0, y: 160))
    let back = offsets(.vertical) { [article] in $0.scrollStep(inside: article, .up) }
    #expect(back == [130, 100, 70, 40, 10, 0])
  }

  @Test("what holds a target is left to moves")
  mutating func targets() {
    let link = map.insert(.target, under: text)
    map.setFrame(Rect(x: 0, y: 200, width: 100, height: 20), of: link)
    #expect(map.scrollStep(inside: article, .down) == nil)
    map.setTraits([], of: link)
    #expect(map.scrollStep(inside: article, .down)?.scroll == text)
    map.setTraits(.all, of: link)
    map.remove(link)
    #expect(map.scrollStep(inside: article, .down)?.scroll == text)
  }

  @Test("where a move leads nowhere the page around goes on")
  func around() {
    let steps = offsets(.vertical) { [button] in $0.scrollStep(around: button, .down) }
    #expect(steps == [50, 100, 150, 200, 250])
    #expect(map.scrollStep(around: button, .up) == nil)
    #expect(map.scrollStep(around: article, .down) == nil)
  }

  @Test("the innermost scroll that has more that way goes first, then those around it")
  mutating func nested() {
    let shelf = map.insert(.scroll, under: page)
    map.setFrame(Rect(x: 0, y: 40, width: 100, height: 60), of: shelf)
    map.setContentSize(Size(width: 100, height: 80), of: shelf)
    let card = map.insert(.target, under: shelf)
    map.setFrame(Rect(x: 0, y: 0, width: 50, height: 40), of: card)
    #expect(map.scrollStep(around: card, .down)?.scroll == shelf)
    map.scroll(shelf, to: Point(x: 0, y: 20))
    #expect(map.scrollStep(around: card, .down)?.scroll == page)
  }

  @Test("nothing scrolls outside of a scope that traps")
  mutating func trap() {
    let sheet = map.insert(.scope(.init(isTrapping: true)), under: page)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 100), of: sheet)
    let close = map.insert(.target, under: sheet)
    map.setFrame(Rect(x: 0, y: 0, width: 50, height: 20), of: close)
    #expect(map.scrollStep(around: close, .down) == nil)
  }

  @Test("a scroll of which nobody knows how long it is does not move")
  mutating func unknown() {
    let scroll = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 200, y: 0, width: 50, height: 50), of: scroll)
    let target = map.insert(.target, under: scroll)
    map.setFrame(Rect(x: 0, y: 0, width: 50, height: 20), of: target)
    #expect(map.scrollStep(around: target, .down) == nil)
  }
}
