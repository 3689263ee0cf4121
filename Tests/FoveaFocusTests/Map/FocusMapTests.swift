import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a map, when it is changed, then…
@Suite("The focus map")
struct FocusMapTests {
  @Test("an identifier means nothing after its entry was removed")
  func staleIdentifiers() {
    var map = FocusMap()
    let section = map.insert(.section(), under: map.root)
    let old = map.insert(.target, under: section)
    map.remove(section)
    #expect(!map.contains(section) && !map.contains(old))
    let new = map.insert(.target, under: map.root)
    #expect(map.contains(new) && !map.contains(old))
    #expect(map.frame(of: old) == .zero)
    var memory = FocusMemory()
    map.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: new)
    #expect(map.next(after: old) == new)
    #expect(map.move(from: old, .right, memory: &memory).target == new)
    map.remove(old)
    #expect(map.count == 2)
  }

  @Test("frames are relative: a shifted group carries everything along")
  func relativeFrames() {
    var map = FocusMap()
    let group = map.insert(.group, under: map.root)
    let target = map.insert(.target, under: group)
    map.setFrame(Rect(x: 5, y: 5, width: 10, height: 10), of: target)
    map.setOrigin(Point(x: 100, y: 50), of: group)
    #expect(map.frame(of: target) == Rect(x: 105, y: 55, width: 10, height: 10))
    #expect(map.frame(of: group) == Rect(x: 105, y: 55, width: 10, height: 10))
  }

  @Test("a group without a size has the one of what it holds, through further groups")
  func groupFrames() {
    var map = FocusMap()
    let outer = map.insert(.group, under: map.root)
    let inner = map.insert(.group, under: outer)
    #expect(map.frame(of: outer) == .zero)
    for x in [0.0, 40] {
      let target = map.insert(.target, under: inner)
      map.setFrame(Rect(x: x, y: 0, width: 10, height: 10), of: target)
    }
    #expect(map.frame(of: outer) == Rect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test("kinds and their options can be asked for and changed")
  func kinds() {
    var map = FocusMap()
    let id = map.insert(.group, under: map.root)
    map.setKind(.section(.init(remembers: true)), of: id)
    #expect(map.kind(of: id) == .section(.init(remembers: true)))
    #expect(map.kind(of: map.root) == .scope(.init(isTrapping: true)))
    #expect(map.parent(of: id) == map.root)
    #expect(map.children(of: map.root) == [id])
  }

  @Test("numbers that make no sense never trap, nor are they reached")
  func badNumbers() {
    let bad: [Double] = [.nan, .infinity, -.infinity, 0, -5, 1e300, -1e300, 1e-300]
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: .nan, height: 5))
    var ids: [FocusMap.ID] = []
    for x in bad {
      for size in bad {
        let kinds: [FocusMap.Kind] = [.target, .section(), .scroll, .group, .scope()]
        for kind in kinds {
          let id = map.insert(kind, under: ids.count % 3 == 0 ? map.root : ids[ids.count / 2])
          map.setFrame(Rect(x: x, y: size, width: size, height: x), of: id)
          if kind == .scroll { map.scroll(id, to: Point(x: size, y: x)) }
          ids.append(id)
        }
      }
    }
    var memory = FocusMemory()
    for id in ids {
      for heading in Heading.allCases {
        let target = map.move(from: id, heading, options: .init(policy: .reach), memory: &memory)
        if let target = target.target { #expect(map.frame(of: target).isFinite) }
      }
      _ = map.scrollRequests(toShow: id, margin: Insets(all: .nan))
      _ = map.repair(lastFrame: Rect(x: .nan, y: 0, width: -1, height: .infinity), containers: [id])
    }
    _ = map.order(in: map.root)
    _ = map.defaultTarget()
  }

  @Test("a hundred nested sections are entered and left")
  func deepNesting() {
    var map = FocusMap()
    let outside = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: outside)
    var holder = map.root
    for depth in 0..<100 {
      holder = map.insert(.section(), under: holder)
      let x = depth == 0 ? 50.0 : 1
      map.setFrame(Rect(x: x, y: 0, width: 500 - Double(depth), height: 10), of: holder)
    }
    let deep = map.insert(.target, under: holder)
    map.setFrame(Rect(x: 10, y: 0, width: 10, height: 10), of: deep)
    var memory = FocusMemory()
    #expect(map.move(from: outside, .right, memory: &memory).target == deep)
    #expect(map.move(from: deep, .left, memory: &memory).target == outside)
    #expect(map.order(in: map.root) == [outside, deep])
  }

  @Test("a thousand targets in one place are told apart by document order")
  func duplicates() {
    var map = FocusMap()
    let start = map.insert(.target, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: start)
    let same = (0..<1000).map { _ in
      let id = map.insert(.target, under: map.root)
      map.setFrame(Rect(x: 20, y: 0, width: 10, height: 10), of: id)
      return id
    }
    var memory = FocusMemory()
    #expect(map.move(from: start, .right, memory: &memory).target == same[0])
    #expect(map.move(from: same[500], .right, memory: &memory) == .stay)
    #expect(map.order(in: map.root) == [start] + same)
  }

  @Test(
    "children that slide stand where each of them, moved by itself, would", arguments: Law.seeds(20)
  )
  func sliding(seed: UInt64) {
    var dice = Dice(seed: seed)
    var map = FocusMap()
    let column = map.insert(.section(), under: map.root)
    let rows = (0..<dice.roll(2..<200)).map { index in
      let id = map.insert(.target, under: column)
      map.setFrame(Rect(x: 0, y: Double(index) * 20, width: 50, height: 20), of: id)
      return id
    }
    var other = map
    for _ in 0..<6 {
      let first = dice.roll(rows.indices)
      let distance = Point(x: 0, y: Double(dice.roll(-9..<10)))
      map.slideChildren(of: column, from: rows[first], by: distance)
      for row in rows[first...] {
        other.setFrame(other.frame(of: row).offset(by: distance), of: row)
      }
      var (memory, otherMemory) = (FocusMemory(), FocusMemory())
      let start = dice.pick(rows)
      #expect(
        map.move(from: start, .down, memory: &memory)
          == other.move(from: start, .down, memory: &otherMemory), "seed \(seed)")
      #expect(map.frame(of: start) == other.frame(of: start))
      #expect(map.order(in: map.root) == other.order(in: other.root))
    }
  }
}
