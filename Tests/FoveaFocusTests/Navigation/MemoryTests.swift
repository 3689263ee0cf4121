import FoveaFocus
import FoveaGeometry
import Testing

/// Given moves that led somewhere, when more follow, then focus…
@Suite("Memory")
struct MemoryTests {
  let bars = Screen(
    drawing: """
      [a]  [b]  [c]
      [bar·········]
      [d]  [e]  [f]
      """)

  @Test("leads back to where one came from")
  func wayBack() {
    #expect(bars.focusing("c").pressing(.down, .up).focus == "c")
    #expect(bars.focusing("c").pressing(.down, .down, .up, .up).focus == "c")
  }

  @Test("keeps to the column where a run began, through what is wide")
  func line() {
    #expect(bars.focusing("c").pressing(.down, .down).focus == "f")
    #expect(bars.focusing("a").pressing(.down, .down).focus == "d")
  }

  @Test("ends with a turn")
  func turn() {
    #expect(bars.focusing("c").pressing(.down, .down, .left, .up, .up).focus == "b")
  }

  @Test("ends when focus changes by anything else")
  func otherChange() {
    let screen = bars.focusing("c").pressing(.down).focusing("bar")
    #expect(screen.pressing(.up).focus == "b")
  }

  @Test("does not outlive its target")
  func removed() {
    var screen = bars.focusing("c").pressing(.down)
    screen.map.remove(screen["c"])
    #expect(screen.pressing(.up).focus == "b")
  }

  @Test("never allows more than the rule does")
  func strictness() {
    let screen = Screen(drawing: SectionNavigationTests.signInWithSection)
    #expect(screen.focusing("password").pressing(.right, .left).focus == "browse")
  }

  @Test("gives way to a region that decides for itself")
  func region() {
    var screen = Screen(drawing: SectionNavigationTests.signInWithTwo)
    let (form, password) = (screen.sections[0], screen["password"])
    screen.hooks = MoveHooks(enter: { id, _ in id == form ? .target(password) : .nearest })
    #expect(screen.focusing("email").pressing(.right, .left).focus == "password")
  }

  @Test("of a section counts also where its frame does not lie ahead and it is looked through")
  func lookedThrough() {
    // The column reaches beside the button, so that its frame is not ahead of it.
    let screen = Screen(
      drawing: """
        ┌─────────────┐
        │[x]          │
        │      [one]  │
        │      [two]  │
        │      [three]│
        └─────────────┘
        """, sections: .init(remembers: true))
    var map = screen.map
    map.setFrame(Rect(x: 0, y: 0, width: 40, height: 40), of: screen["x"])
    let x = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 10, y: 20, width: 30, height: 80), of: x)
    map.remove(screen["x"])
    var memory = FocusMemory()
    #expect(map.move(from: x, .right, memory: &memory).target == screen["one"])
    memory.forgetMoves()
    memory.remember(screen["three"], in: map)
    #expect(map.move(from: x, .right, memory: &memory).target == screen["three"])
    let why = map.explanation(from: x, .right, memory: memory)
    #expect(why.rows.first { $0.id == screen["three"] }?.verdict == .remembered)
  }

  @Test("belongs to a scope, so that a sheet does not change it")
  func scopes() {
    var screen = bars.focusing("c").pressing(.down)
    let sheet = screen.map.insert(.scope(.init(isTrapping: true)), under: screen.map.root)
    let buttons = (0..<2).map { index in
      let button = screen.map.insert(.target, under: sheet)
      screen.map.setFrame(Rect(x: 0, y: Double(index) * 20, width: 20, height: 20), of: button)
      return button
    }
    let result = screen.map.move(from: buttons[0], .down, memory: &screen.memory)
    #expect(result.target == buttons[1])
    #expect(screen.pressing(.up).focus == "c")
  }
}
