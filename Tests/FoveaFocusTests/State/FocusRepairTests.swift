import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a focused target, when it is removed, then focus… (F47, F220, D19; B.12).
@Suite("Repair")
struct FocusRepairTests {
  @Test("goes to the nearest target in the same section")
  func sameSection() {
    var screen = Screen(
      drawing: """
        ┌─────┐
        │ [a] │
        │     │
        │ [b] │
        └─────┘
        [c]
        """)
    #expect(screen.removing("b") == "a")
    #expect(screen.removing("a") == "c")
  }

  @Test("goes to the later of two that are equally near", arguments: [false, true])
  func ties(isRightToLeft: Bool) {
    for (dx, dy) in [(0.0, 20.0), (20, 0)] {
      var map = FocusMap()
      map.isRightToLeft = isRightToLeft
      func insert(_ step: Double) -> FocusMap.ID {
        let id = map.insert(.target, under: map.root)
        map.setFrame(Rect(x: 100 + step * dx, y: 100 + step * dy, width: 10, height: 10), of: id)
        return id
      }
      let sides = [insert(-1), insert(1)]
      let place = Rect(x: 100, y: 100, width: 10, height: 10)
      let isMirrored = isRightToLeft && dx > 0
      #expect(map.repair(lastFrame: place, containers: [map.root]) == sides[isMirrored ? 0 : 1])
    }
  }

  @Test("stays in a scope that traps")
  func trap() {
    var map = FocusMap()
    let behind = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: behind)
    let sheet = map.insert(.scope(.init(isTrapping: true)), under: map.root)
    let place = Rect(x: 0, y: 10, width: 10, height: 10)
    #expect(map.repair(lastFrame: place, containers: [sheet, map.root]) == nil)
    let button = map.insert(.target, under: sheet)
    map.setFrame(Rect(x: 500, y: 500, width: 10, height: 10), of: button)
    #expect(map.repair(lastFrame: place, containers: [sheet, map.root]) == button)
  }

  @Test("never goes to what is covered or gone", arguments: Law.seeds(60))
  func law(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    guard let target = layout.targets.randomElement(using: &layout.random) else { return }
    let (frame, containers) = (target.absoluteFrame, target.ancestors.map(\.id))
    layout.map.remove(target.id)
    let nearest = layout.map.repair(lastFrame: frame, containers: containers)
    guard let nearest, layout.map.visibleFrame(of: nearest) != nil else { return }
    #expect(nearest != target.id, "seed \(seed)")
    let other = layout.map.repair(
      lastFrame: frame, containers: containers, isCovered: { id, _ in id == nearest })
    #expect(other != nearest, "seed \(seed)")
  }
}

extension Screen {
  /// Removes a target and says where focus goes.
  fileprivate mutating func removing(_ name: String) -> String? {
    let (frame, containers) = (map.frame(of: self[name]), map.ancestors(of: self[name]))
    map.remove(self[name])
    return self.name(of: map.repair(lastFrame: frame, containers: containers))
  }
}
