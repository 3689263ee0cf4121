import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a screen, when it is audited, then…
@Suite("The audit")
struct AuditTests {
  var screen = SignInScreen()

  @Test("names what no arrow reaches, and the container to mark")
  func unreachable() {
    let audit = screen.map.reachability()
    #expect(audit.start == screen.email)
    #expect(audit.unreachable.map(\.target) == [screen.browse])
    #expect(audit.unreachable.map(\.repair) == [screen.photos])
    #expect(audit.unreachableByTab == [])
    #expect(audit.repairs == [screen.photos])
  }

  @Test("names moves without a way back, and the container that makes one")
  mutating func oneWay() {
    screen.map.setKind(.section(), of: screen.photos)
    let audit = screen.map.reachability()
    #expect(audit.unreachable.isEmpty)
    #expect(audit.oneWays.map(\.arrow.to) == [screen.browse, screen.browse, screen.browse])
    #expect(audit.oneWays.allSatisfy { $0.repair == screen.form })
    screen.map.setKind(.section(), of: screen.form)
    let repaired = screen.map.reachability()
    #expect(repaired.unreachable.isEmpty && repaired.oneWays.isEmpty)
  }

  @Test(
    "finds the section that a target is missing, which makes it reachable",
    arguments: Law.seeds(80))
  func repairsHold(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    for dead in layout.map.reachability().unreachable {
      guard let repair = dead.repair else { continue }
      #expect(layout.map.kind(of: repair) == .group, "seed \(seed)")
      #expect(layout.map.contains(dead.target), "seed \(seed)")
    }
    _ = layout.map.defaultTarget()
  }

  @Test("follows a list as it scrolls")
  func scrolling() {
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 100, height: 100))
    let list = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 100), of: list)
    for index in 0..<20 {
      let row = map.insert(.target, under: list)
      map.setFrame(Rect(x: 0, y: Double(index) * 40, width: 100, height: 40), of: row)
    }
    #expect(map.reachability().unreachable.isEmpty)
    #expect(map.reachability().oneWays.isEmpty)
  }

  @Test("is empty for a screen without targets")
  func empty() {
    let audit = FocusMap().reachability()
    #expect(audit.start == nil && audit.arrows.isEmpty)
  }
}

/// Given a move, when it is explained, then…
@Suite("An explanation")
struct ExplanationTests {
  var screen = SignInScreen()

  @Test("tells what lay in the way of every candidate")
  mutating func talk() {
    let explanation = screen.map.explanation(from: screen.email, .right)
    #expect(explanation.target == nil)
    #expect(
      explanation.table(name: screen.name) == """
        right from Email stays
          candidate           verdict          ahead  aside
          Password            not ahead
          Sign in with Apple  not ahead
          Browse Photos       beside the beam
        """)
  }

  @Test("shows what a section was chosen for")
  mutating func section() {
    screen.map.setKind(.section(), of: screen.photos)
    let explanation = screen.map.explanation(from: screen.email, .right)
    #expect(
      explanation.table(name: screen.name) == """
        right from Email → Browse Photos
          candidate           verdict    ahead  aside
          Browse Photos       chosen       610    550
          photo column        entered      140    127
          Password            not ahead
          Sign in with Apple  not ahead
        """)
  }

  @Test("tells covered, disabled, further and outside apart")
  func verdicts() {
    var screen = Screen(drawing: "[a] [b] [c] [d] [e]").disabling("b")
    let c = screen["c"]
    let sheet = screen.map.insert(.scope(.init(isTrapping: true)), under: screen.map.root)
    let ok = screen.map.insert(.target, under: sheet)
    screen.map.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: ok)
    let explanation = screen.map.explanation(
      from: screen["a"], .right, hooks: MoveHooks(isCovered: { id, _ in id == c }))
    let verdicts = Dictionary(
      uniqueKeysWithValues: explanation.rows.map { ($0.id, $0.verdict) })
    #expect(verdicts[screen["b"]] == .disabled)
    #expect(verdicts[screen["c"]] == .covered)
    #expect(verdicts[screen["d"]] == .chosen)
    #expect(verdicts[screen["e"]] == .further)
    #expect(verdicts[ok] == .outsideScope)
  }

  @Test("tells when the way back decided, and when a container did or refused")
  func deciders() {
    let plain = Screen(
      drawing: """
        [a]  [b]  [c]
        [bar·········]
        """)
    var screen = plain.focusing("c").pressing(.down)
    let back = screen.map.explanation(from: screen["bar"], .up, memory: screen.memory)
    #expect(back.rows.first?.verdict == .cameFrom)
    var boxed = Screen(
      drawing: """
             ┌────────┐
        [x]  │[p]  [q]│
             └────────┘
        """)
    let q = boxed["q"]
    let directed = boxed.map.explanation(
      from: boxed["x"], .right, hooks: MoveHooks(enter: { _, _ in .target(q) }))
    #expect(directed.rows.first?.verdict == .directed)

    let refused = boxed.map.explanation(
      from: boxed["x"], .right, hooks: MoveHooks(enter: { _, _ in .refuse }))
    #expect(refused.target == nil && refused.rows.first?.verdict == .refused)
  }

  @Test("agrees with the move, on any screen", arguments: Law.seeds(80))
  func agrees(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    for target in layout.targets.prefix(20) {
      for heading in Heading.allCases {
        for policy in MovePolicy.allCases {
          var memory = FocusMemory()
          let options = MoveOptions(policy: policy)
          let found = layout.map.move(from: target.id, heading, options: options, memory: &memory)
          let explanation = layout.map.explanation(from: target.id, heading, options: options)
          let chosen = explanation.rows.filter { $0.verdict == .chosen }.map(\.id)
          #expect(chosen == [found.target].compactMap(\.self), "seed \(seed)")
          let losers = explanation.rows.filter { $0.verdict == .further }
          if found.target == nil { #expect(losers.isEmpty, "seed \(seed) \(target.id) \(heading)") }
        }
      }
    }
  }
}
