import FoveaFocus
import FoveaGeometry
import Testing

/// Given sections, when an arrow key is pressed, then focus… (F157–F175, F235, F236; B.5).
@Suite("Sections")
struct SectionNavigationTests {
  /// The talk's TV screen: no beam from the form meets the button.
  static let signIn = """
    [email···]
    [password]


                           [browse]
    """

  static let signInWithSection = """
    [email···]           ┌──────────┐
    [password]           │          │
                         │          │
                         │          │
                         │ [browse] │
                         └──────────┘
    """

  static let signInWithTwo = """
    ┌──────────┐         ┌──────────┐
    │[email···]│         │          │
    │[password]│         │          │
    │          │         │          │
    │          │         │ [browse] │
    └──────────┘         └──────────┘
    """

  @Test("receive a move by their frame and hand it on")
  func talk() {
    let plain = Screen(drawing: Self.signIn)
    #expect(plain.focusing("email").pressing(.right).focus == "email")
    let right = Screen(drawing: Self.signInWithSection)
    #expect(right.focusing("email").pressing(.right).focus == "browse")
    #expect(right.focusing("browse").pressing(.left).focus == "browse")
    let both = Screen(drawing: Self.signInWithTwo)
    #expect(both.focusing("browse").pressing(.left).focus == "password")
    #expect(both.focusing("email").pressing(.right, .left).focus == "email")
  }

  @Test("keep a move inside as long as something lies ahead there")
  func ownFirst() {
    let screen = Screen(
      drawing: """
        ┌──────────────┐
        │ [a]  [b]     │ [x]
        └──────────────┘
        """)
    #expect(screen.focusing("a").pressing(.right).focus == "b")
    #expect(screen.focusing("b").pressing(.right).focus == "x")
  }

  @Test("are no obstacle without anything that can be reached")
  func empty() {
    let screen = Screen(
      drawing: """
            ┌─────┐
        [a] │ [b] │  [c]
            └─────┘
        """)
    #expect(screen.focusing("a").pressing(.right).focus == "b")
    #expect(screen.disabling("b").focusing("a").pressing(.right).focus == "c")
    var removed = screen
    removed.map.remove(screen["b"])
    #expect(removed.focusing("a").pressing(.right).focus == "c")
  }

  @Test("keep a short row of a ragged grid from being skipped")
  func raggedGrid() {
    let plain = Screen(
      drawing: """
        [a] [b] [c]
        [d]
        [e] [f] [g]
        """)
    #expect(plain.focusing("c").pressing(.down).focus == "g")
    let rows = Screen(
      drawing: """
        [a] [b] [c]
        ┌──────────┐
        │[d]       │
        └──────────┘
        [e] [f] [g]
        """)
    #expect(rows.focusing("c").pressing(.down).focus == "d")
  }

  @Test("are entered one inside the other, where the nearest one is")
  func nested() {
    let screen = Screen(
      drawing: """
             ┌────────────────┐
        [a]  │ ┌────────────┐ │
             │ │            │ │
             │ │ [p]    [q] │ │
             │ └────────────┘ │
        [b]  │                │
             │ [r]            │
             └────────────────┘
        """)
    #expect(screen.focusing("a").pressing(.right).focus == "p")
    #expect(screen.focusing("b").pressing(.right).focus == "r")
  }

  @Test("that remember receive focus where it was")
  func remembering() {
    let drawing = """
      [top··········]
      ┌─────────────┐
      │[a] [b] [c]  │
      └─────────────┘
      """
    // A detour by another key makes the way back forgotten.
    let plain = Screen(drawing: drawing).focusing("c").pressing(.up).focusing("top")
    #expect(plain.pressing(.down).focus == "b")
    let remembering = Screen(drawing: drawing, sections: .init(remembers: true))
    let back = remembering.focusing("c").pressing(.up).focusing("top")
    #expect(back.pressing(.down).focus == "c")
    #expect(back.disabling("c").pressing(.down).focus == "b")
  }

  @Test("let no move out in a heading that they block")
  func blocking() {
    let screen = Screen(
      drawing: """
            ┌───┐
        [x] │[a]│ [y]
            └───┘
        """, sections: .init(blocked: [.right]))
    #expect(screen.focusing("a").pressing(.right).focus == "a")
    #expect(screen.focusing("a").pressing(.left).focus == "x")
  }

  @Test("and other containers are asked before they are entered, the outer first")
  func hooks() {
    var screen = Screen(
      drawing: """
             ┌────────────┐
        [a]  │ ┌────────┐ │  [z]
             │ │[b]  [c]│ │
             │ └────────┘ │
             └────────────┘
        """)
    let (outer, inner) = (screen.sections[0], screen.sections[1])
    let c = screen["c"]
    screen.hooks = MoveHooks(enter: { id, _ in id == inner ? .target(c) : .nearest })
    #expect(screen.focusing("a").pressing(.right).focus == "c")
    screen.hooks = MoveHooks(enter: { id, _ in id == outer ? .refuse : .target(c) })
    #expect(screen.focusing("a").pressing(.right).focus == "a")
    screen.hooks = MoveHooks(enter: { _, _ in .target(c) })
    #expect(screen.disabling("c").focusing("a").pressing(.right).focus == "b")
  }

  @Test("are not asked on moves inside")
  func hooksInside() {
    var screen = Screen(
      drawing: """
        ┌────────┐
        │[b]  [c]│
        └────────┘
        """)
    screen.hooks = MoveHooks(enter: { _, _ in .refuse })
    #expect(screen.focusing("b").pressing(.right).focus == "c")
  }

  @Test("and what else holds the origin are not asked, though the move comes by them (F236)")
  func hooksAroundTheOrigin() {
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 100, height: 100))
    let group = map.insert(.group, under: map.root)
    let targets = [0.0, 20, 40].map { x in
      let target = map.insert(.target, under: group)
      map.setFrame(Rect(x: x, y: 0, width: 10, height: 10), of: target)
      return target
    }
    var memory = FocusMemory()
    let hooks = MoveHooks(enter: { _, _ in .target(targets[0]) })
    let inside = map.move(from: targets[1], .right, memory: &memory, hooks: hooks)
    #expect(inside.target == targets[2])
  }
}
