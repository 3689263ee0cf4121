import FoveaFocus
import FoveaGeometry
import Testing

@Suite("A focus map")
struct FirstTests {
  @Test("moves, tabs, finds a default and repairs")
  func smoke() {
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 1000, height: 1000))
    var rows: [[FocusMap.ID]] = []
    for y in 0..<100 {
      let row = map.insert(.group, under: map.root)
      map.setOrigin(Point(x: 0, y: Double(y) * 10), of: row)
      rows.append(
        (0..<3).map { x in
          let cell = map.insert(.target, under: row)
          map.setFrame(Rect(x: Double(x) * 10, y: 0, width: 10, height: 10), of: cell)
          return cell
        })
    }
    var memory = FocusMemory()
    for y in 0..<99 {
      #expect(map.move(from: rows[y][1], .down, memory: &memory).target == rows[y + 1][1])
      #expect(map.next(after: rows[y][2]) == rows[y + 1][0])
      #expect(map.next(after: rows[y + 1][0], backwards: true) == rows[y][2])
    }
    #expect(map.defaultTarget() == rows[0][0])
    let frame = map.frame(of: rows[5][1])
    map.remove(rows[5][1])
    #expect(map.repair(lastFrame: frame, containers: [map.root]) == rows[4][1])
    #expect(
      map.next(afterPlace: frame, in: [map.root]) == rows[5][2])
  }
}
