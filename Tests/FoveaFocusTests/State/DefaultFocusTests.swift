import FoveaFocus
import FoveaGeometry
import Testing

/// Given a screen where nothing has focus, then the default… (F139, F219; B.11).
@Suite("Default focus")
struct DefaultFocusTests {
  @Test("is the topmost target, and of those the leading one")
  func topLeading() {
    var screen = Screen(
      drawing: """
                [b]  [c]
        [a]
        """)
    #expect(screen.name(of: screen.map.defaultTarget()) == "b")
    screen.map.isRightToLeft = true
    #expect(screen.name(of: screen.map.defaultTarget()) == "c")
  }

  @Test("is something that can be seen")
  func visible() {
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 100, height: 100))
    let scroll = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 100, height: 100), of: scroll)
    let rows = (0..<10).map { index in
      let row = map.insert(.target, under: scroll)
      map.setFrame(Rect(x: 0, y: Double(index) * 40, width: 100, height: 40), of: row)
      return row
    }
    #expect(map.defaultTarget() == rows[0])
    map.scroll(scroll, to: Point(x: 0, y: 200))
    #expect(map.defaultTarget() == rows[5])
    #expect(map.defaultTarget(isCovered: { id, _ in id == rows[5] }) == rows[6])
    map.scroll(scroll, to: Point(x: 0, y: 9000))
    #expect(map.defaultTarget() == rows[0])
  }

  @Test("of a container lies in that container")
  func container() {
    var screen = Screen(
      drawing: """
            ┌─────┐
        [a] │ [b] │
            └─────┘
        """)
    let section = screen.sections[0]
    #expect(screen.name(of: screen.map.defaultTarget(in: section)) == "b")
    #expect(screen.disabling("b").map.defaultIn(section) == nil)
  }
}

extension FocusMap {
  fileprivate func defaultIn(_ container: ID) -> ID? {
    var map = self
    return map.defaultTarget(in: container)
  }
}
