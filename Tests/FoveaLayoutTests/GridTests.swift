import FoveaGeometry
import FoveaLayout
import Testing

@Suite("A grid")
struct GridTests {
  private func grid(
    _ paper: Paper, _ rows: [[LayoutBox]], alignment: GuidePair = .topLeading
  ) -> GridBox {
    let grid = GridBox(
      GridPlan.Rule(alignment: alignment, horizontalSpacing: 5, verticalSpacing: 2),
      in: paper.context)
    grid.setChildren(
      rows.map { cells in
        let row = GridRowBox(alignment: nil, in: paper.context)
        row.setChildren(cells)
        return row
      })
    paper.show(grid)
    return grid
  }

  @Test("lines columns up by their widest cell and rows by their tallest")
  func columns() {
    let paper = Paper(200, 100)
    let cells = [
      [paper.leaf(10, 10), paper.leaf(20, 10)], [paper.leaf(30, 20), paper.leaf(5, 5)],
    ]
    let box = grid(paper, cells.map { $0.map(\.box) })
    #expect(box.size == Size(width: 55, height: 32))
    let origin = box.absoluteFrame.origin
    let places = cells.joined().map { $0.box.absoluteFrame.origin - origin }
    #expect(places == [.zero, Point(x: 35, y: 0), Point(x: 0, y: 12), Point(x: 35, y: 12)])
  }

  @Test("follows a cell that grows")
  func grows() {
    let paper = Paper(200, 100)
    let (first, second) = (paper.leaf(10, 10), paper.leaf(20, 10))
    let box = grid(paper, [[first.box, second.box], [paper.leaf(10, 10).box]])
    first.resize(40, 10)
    paper.context.settle()
    #expect(box.size.width == 65)
    #expect(second.box.absoluteFrame.minX - box.absoluteFrame.minX == 45)
  }

  @Test("gives a spanning cell the width of its columns, and widens the last of them")
  func spans() {
    let paper = Paper(200, 100)
    let wide = TraitBox(in: paper.context)
    wide.values = [ObjectIdentifier(GridTrait.Columns.self): 2]
    wide.setChildren([paper.leaf(60, 10).box])
    let second = paper.leaf(20, 10)
    let box = grid(paper, [[paper.leaf(10, 10).box, second.box], [wide]])
    #expect(box.size.width == 60)
  }

  @Test("mirrors its columns where reading goes from right to left")
  func rightToLeft() {
    let paper = Paper(200, 100)
    let (first, second) = (paper.leaf(10, 10), paper.leaf(20, 10))
    let box = grid(paper, [[first.box, second.box]])
    box.isRightToLeft = true
    box.invalidate()
    paper.context.settle()
    #expect(first.box.absoluteFrame.minX - box.absoluteFrame.minX == 25)
    #expect(second.box.absoluteFrame.minX == box.absoluteFrame.minX)
  }
}
