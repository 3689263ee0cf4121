import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a screen, when Tab is pressed, then focus… (F139–F146, F178–F181; B.10).
@Suite("Tab")
struct SequentialNavigationTests {
  let form = Screen(
    drawing: """
      [a]     [b]
      [c]     [d]
      """)

  @Test("goes along the rows and round the end")
  func rows() {
    #expect(form.chain == ["a", "b", "c", "d"])
    #expect(form.focusing("b").pressingTab().focus == "c")
    #expect(form.focusing("d").pressingTab().focus == "a")
    #expect(form.focusing("a").pressingTab(backwards: true).focus == "d")
  }

  @Test("starts at the first, or backwards at the last")
  func start() {
    #expect(form.pressingTab().focus == "a")
    #expect(form.pressingTab(backwards: true).focus == "d")
    #expect(Screen(drawing: "").pressingTab().focus == nil)
  }

  @Test("begins rows on the right where one reads from there")
  func rightToLeft() {
    var screen = form
    screen.map.isRightToLeft = true
    #expect(screen.chain == ["b", "a", "d", "c"])
  }

  @Test("visits a section as a whole before it goes on")
  func sections() {
    let screen = Screen(
      drawing: """
        ┌─────┐     ┌─────┐
        │ [a] │     │ [c] │
        │ [b] │     │ [d] │
        └─────┘     └─────┘
        """)
    #expect(screen.chain == ["a", "b", "c", "d"])
  }

  @Test("visits a scroll as a whole, however far it is scrolled")
  func scrolls() {
    var screen = Screen(
      drawing: """
        [head]

        [foot]
        """)
    let scroll = screen.map.insert(.scroll, under: screen.map.root)
    screen.map.setFrame(Rect(x: 0, y: 20, width: 100, height: 20), of: scroll)
    let rows = (0..<5).map { index in
      let row = screen.map.insert(.target, under: scroll)
      screen.map.setFrame(Rect(x: 0, y: Double(index) * 20, width: 100, height: 20), of: row)
      return row
    }
    let expected = [screen["head"]] + rows + [screen["foot"]]
    #expect(screen.map.order(in: screen.map.root) == expected)
    screen.map.scroll(scroll, to: Point(x: 0, y: 60))
    #expect(screen.map.order(in: screen.map.root) == expected)
  }

  @Test("stays in a scope that traps, and passes over it from outside")
  func trap() {
    var screen = form
    let sheet = screen.map.insert(.scope(.init(isTrapping: true)), under: screen.map.root)
    let buttons = (0..<2).map { index in
      let button = screen.map.insert(.target, under: sheet)
      screen.map.setFrame(Rect(x: Double(index) * 50, y: 10, width: 20, height: 20), of: button)
      return button
    }
    #expect(screen.map.next(after: buttons[0]) == buttons[1])
    #expect(screen.map.next(after: buttons[1]) == buttons[0])
    #expect(screen.chain == ["a", "b", "c", "d"])
  }

  @Test("skips what takes no part")
  func traits() {
    var screen = form.disabling("b")
    screen.map.setTraits(.directional, of: screen["c"])
    #expect(screen.chain == ["a", "d"])
    #expect(screen.focusing("c").pressingTab().focus == "d")
  }

  @Test("passes over everything in a container that takes no part")
  func maskedContainer() {
    var screen = Screen(
      drawing: """
            ┌───┐
        [a] │[b]│ [c]
            └───┘
        """)
    screen.map.setTraits([], of: screen.sections[0])
    #expect(screen.chain == ["a", "c"])
    #expect(screen.focusing("a").pressing(.right).focus == "c")
  }

  @Test("goes on from where its target was when that is gone")
  func removed() {
    var screen = form
    let place = screen.map.frame(of: screen["b"])
    screen.map.remove(screen["b"])
    let next = screen.map.next(afterPlace: place, in: [screen.map.root])
    let previous = screen.map.next(afterPlace: place, in: [screen.map.root], backwards: true)
    #expect(screen.name(of: next) == "c")
    #expect(screen.name(of: previous) == "a")
  }

  @Test("follows a frame that changed")
  func changes() {
    var screen = form
    #expect(screen.chain == ["a", "b", "c", "d"])
    screen.map.setFrame(Rect(x: 0, y: 100, width: 30, height: 20), of: screen["a"])
    #expect(screen.chain == ["b", "c", "d", "a"])
  }

  @Test("reaches each target once, and Shift-Tab undoes it", arguments: Law.seeds(150))
  func laws(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    let order = layout.map.order(in: layout.map.root)
    #expect(Set(order).count == order.count, "seed \(seed)")
    let parts = layout.targets.filter { takesPart($0) }
    #expect(Set(order) == Set(parts.map(\.id)), "seed \(seed)")
    for target in order {
      let next = layout.map.next(after: target)
      #expect(layout.map.next(after: next, backwards: true) == target, "seed \(seed)")
    }
  }

  @Test("visits as a plain reading of the rule does", arguments: Law.seeds(150))
  func plainReading(seed: UInt64) {
    var random = Dice(seed: seed)
    var map = FocusMap()
    map.isRightToLeft = seed % 2 == 0
    var rest: [(id: FocusMap.ID, frame: Rect)] = (0..<Int.random(in: 1...60, using: &random)).map {
      _ in
      let frame = Rect(
        x: Double(Int.random(in: 0...30, using: &random)),
        y: Double(Int.random(in: 0...30, using: &random)),
        width: Double(Int.random(in: 1...9, using: &random)),
        height: Double(Int.random(in: 1...9, using: &random)))
      let id = map.insert(.target, under: map.root)
      map.setFrame(frame, of: id)
      return (id, frame)
    }
    let leading = { [map] (frame: Rect) in map.isRightToLeft ? -frame.maxX : frame.minX }
    var expected: [FocusMap.ID] = []
    while let top = rest.map(\.frame).min(by: { ($0.minY, leading($0)) < ($1.minY, leading($1)) }) {
      let row = rest.indices.filter { rest[$0].frame.midY < top.maxY }
      let first = row.min {
        let (a, b) = (rest[$0].frame, rest[$1].frame)
        return (leading(a), a.minY, $0) < (leading(b), b.minY, $1)
      }
      expected.append(rest.remove(at: first ?? 0).id)
    }
    #expect(map.order(in: map.root) == expected, "seed \(seed)")
  }

  private func takesPart(_ target: Model) -> Bool {
    guard target.traits.contains(.sequential), target.frame.area > 0 else { return false }
    return target.ancestors.dropLast().allSatisfy {
      $0.isTarget || (!$0.isTrapping && $0.traits.contains(.sequential))
    }
  }
}
