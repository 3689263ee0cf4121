import FoveaGeometry
import FoveaScene
import Testing

/// Given views on top of each other, when one is asked for, then it is known whether another hides
/// it (B.1, F212).
@Suite("A view in a long column")
struct CoverTests {
  private let column = RenderNode()
  private let rows = (0..<1_000).map { _ in RenderNode() }

  init() {
    column.monotoneAxis = .vertical
    column.place(at: .zero, size: Size(width: 100, height: 20_000))
    for (index, row) in rows.enumerated() {
      row.place(at: Point(x: 0, y: Double(index) * 20), size: Size(width: 100, height: 20))
      row.hitArea = .bounds
    }
    column.setChildren(rows)
  }

  @Test("is not hidden by the rows that follow it")
  func free() {
    #expect(!rows[500].isCovered(in: rows[500].absoluteFrame))
    #expect(!rows[0].isCovered(in: rows[0].absoluteFrame))
    #expect(!rows[999].isCovered(in: rows[999].absoluteFrame))
  }

  @Test("is hidden by a later row that is drawn over it")
  func covered() {
    rows[501].setShift(Point(x: 0, y: -20))
    #expect(rows[500].isCovered(in: rows[500].absoluteFrame))
    #expect(!rows[499].isCovered(in: rows[499].absoluteFrame))
  }
}
