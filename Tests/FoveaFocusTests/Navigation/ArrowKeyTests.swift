import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a screen, when an arrow key is pressed, then focus… (F196–F200, F204, F207; B.2–B.6).
@Suite("Arrow keys")
struct ArrowKeyTests {
  let form = Screen(
    drawing: """
      [name·····]  [find]           [help]
            [nick]
      [save]             [undo]
      """)

  @Test(
    "reach the nearest target straight ahead",
    arguments: [
      Move(from: "name", .right, to: "find"),
      Move(from: "name", .down, to: "nick"),
      Move(from: "save", .up, to: "name"),
      Move(from: "save", .right, to: "undo"),
      Move(from: "help", .left, to: "find"),
    ])
  func straightAhead(_ move: Move) {
    #expect(form.focusing(move.start).pressing(move.heading).focus == move.end)
  }

  @Test(
    "change nothing where nothing stands straight ahead",
    arguments: [("help", Heading.down), ("nick", .right), ("help", .right), ("name", .up)])
  func deadEnd(name: String, heading: Heading) {
    #expect(form.focusing(name).pressing(heading).focus == name)
  }

  @Test(
    "turn to the side by reach when nothing stands ahead",
    arguments: [
      Move(from: "undo", .up, to: "find"),
      Move(from: "help", .down, to: "undo"),
    ])
  func toTheSide(_ move: Move) {
    var screen = form
    screen.options.policy = .reach
    #expect(screen.focusing(move.start).pressing(move.heading).focus == move.end)
  }

  @Test("go to the default when nothing has focus", arguments: Heading.allCases)
  func withoutFocus(_ heading: Heading) {
    #expect(form.pressing(heading).focus == "name")
  }

  @Test("never take a row that only touches the beam for one that crosses it")
  func touchingRows() {
    let screen = Screen(
      drawing: """
        [a]
             [b]
        """)
    #expect(screen.focusing("a").pressing(.right).focus == "a")
  }

  @Test("see that edges meet which were added up along two paths")
  func touchingThirds() {
    var map = FocusMap()
    let third = 1.0 / 3
    let left = map.insert(.group, under: map.root)
    map.setOrigin(Point(x: 0, y: 10 * third), of: left)
    let a = map.insert(.target, under: left)
    map.setFrame(Rect(x: 0, y: 0.1, width: 10, height: 20 * third), of: a)
    let b = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 20, y: 30 * third + 0.1 - 1e-13, width: 10, height: 10), of: b)
    var memory = FocusMemory()
    #expect(map.move(from: a, .right, memory: &memory) == .stay)
  }

  @Test("skip what is disabled, and what something covers")
  func ineligible() {
    let row = Screen(drawing: "[a] [b] [c] [d]")
    #expect(row.disabling("b").focusing("a").pressing(.right).focus == "c")
    var covered = row
    let ids = [row["b"], row["c"]]
    covered.hooks = MoveHooks(isCovered: { id, _ in ids.contains(id) })
    #expect(covered.focusing("a").pressing(.right).focus == "d")
  }

  @Test("pass over a disabled parent to what it holds, and never into an enabled one")
  func parents() {
    var screen = Screen(drawing: "[a]   [parent····]")
    let child = screen.map.insert(.target, under: screen["parent"])
    screen.map.setFrame(Rect(x: 10, y: 0, width: 30, height: 20), of: child)
    var memory = FocusMemory()
    #expect(screen.map.move(from: screen["a"], .right, memory: &memory).target == screen["parent"])
    screen.map.setTraits([], of: screen["parent"])
    #expect(screen.map.move(from: screen["a"], .right, memory: &memory).target == child)
  }

  @Test("enter what a focused parent holds when they are asked to")
  func children() {
    var screen = Screen(drawing: "[parent·········] [next]")
    let child = screen.map.insert(.target, under: screen["parent"])
    screen.map.setFrame(Rect(x: 20, y: 0, width: 30, height: 20), of: child)
    var memory = FocusMemory()
    let parent = screen["parent"]
    #expect(screen.map.move(from: parent, .right, memory: &memory).target == screen["next"])
    let options = MoveOptions(entersChildren: true)
    #expect(
      screen.map.move(from: parent, .right, options: options, memory: &memory).target == child)
  }

  @Test("stay inside a scope that traps, and out of it")
  func trap() {
    var screen = Screen(drawing: "[a]      [z]")
    let sheet = screen.map.insert(.scope(.init(isTrapping: true)), under: screen.map.root)
    let ok = screen.map.insert(.target, under: sheet)
    screen.map.setFrame(Rect(x: 50, y: 0, width: 10, height: 20), of: ok)
    var memory = FocusMemory()
    #expect(screen.map.move(from: ok, .right, memory: &memory) == .stay)
    #expect(screen.map.move(from: screen["a"], .right, memory: &memory).target == screen["z"])
  }

  @Test("mean left and right whatever the language")
  func rightToLeft() {
    var screen = Screen(drawing: "[b] [a]")
    screen.map.isRightToLeft = true
    #expect(screen.focusing("a").pressing(.left).focus == "b")
  }

  @Test("go on along the same line when the target took itself away")
  func landingRemoved() {
    var screen = Screen(
      drawing: """
        [a] [b] [c]
        [d·····]
        """)
    let place = screen.map.frame(of: screen["b"])
    screen.map.remove(screen["b"])
    let result = screen.map.move(fromPlace: place, in: screen.map.root, .right)
    #expect(result.target == screen["c"])
  }

  @Test("find the same in a screen twice as large", arguments: Law.seeds(60))
  func scaled(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    var larger = layout
    for model in layout.root.subtree {
      let frame = model.frame
      larger.map.setFrame(
        Rect(
          x: frame.minX * 2, y: frame.minY * 2, width: frame.width * 2, height: frame.height * 2),
        of: model.id)
    }
    for target in layout.targets {
      for heading in Heading.allCases {
        var (memory, other) = (FocusMemory(), FocusMemory())
        #expect(
          layout.map.move(from: target.id, heading, memory: &memory).target
            == larger.map.move(from: target.id, heading, memory: &other).target, "seed \(seed)")
      }
    }
  }

  @Test("do not depend on the order in which things were inserted, ties apart")
  func documentOrder() {
    let screen = Screen(
      drawing: """
        [top··]
        [l] [r]
        """)
    #expect(screen.focusing("top").pressing(.down).focus == "l")
    var swapped = screen
    swapped.map.arrange([screen["r"], screen["l"]], of: screen.map.root)
    swapped.map.setFrame(Rect(x: 0, y: 0, width: 70, height: 20), of: screen["top"])
    #expect(swapped.focusing("top").pressing(.down).focus == "r")
  }
}
