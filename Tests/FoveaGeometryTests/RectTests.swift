import FoveaGeometry
import Testing

@Suite("A rectangle")
struct RectTests {
  @Test("turned to a heading keeps what lies ahead ahead", arguments: Heading.allCases)
  func turned(_ heading: Heading) {
    let here = Rect(x: 10, y: 20, width: 30, height: 40)
    let step: Point =
      switch heading {
      case .up: Point(x: 0, y: -100)
      case .down: Point(x: 0, y: 100)
      case .left: Point(x: -100, y: 0)
      case .right: Point(x: 100, y: 0)
      }
    let ahead = here.offset(by: step).turned(to: heading)
    let turned = here.turned(to: heading)
    #expect(ahead.minX == turned.minX + 100)
    #expect(ahead.minY == turned.minY)
  }

  @Test("that only touches another shares no area with it")
  func touching() {
    let one = Rect(x: 0, y: 0, width: 10, height: 10)
    let other = Rect(x: 10, y: 0, width: 10, height: 10)
    #expect(!one.intersects(other))
    #expect(one.intersection(other) == nil)
    #expect(one.union(other) == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("with negative sizes is put right")
  func standardized() {
    let rect = Rect(x: 10, y: 10, width: -4, height: -6).standardized
    #expect(rect == Rect(x: 6, y: 4, width: 4, height: 6))
  }
}
