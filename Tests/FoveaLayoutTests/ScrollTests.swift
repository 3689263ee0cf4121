import FoveaGeometry
import FoveaLayout
import Testing

@Suite("A scroll box")
struct ScrollTests {
  private func scroll(
    _ paper: Paper, _ content: LayoutBox, horizontal: Bool = false, vertical: Bool = true
  ) -> ScrollBox {
    let box = ScrollBox(horizontal: horizontal, vertical: vertical, in: paper.context)
    box.setChildren([content])
    paper.show(box)
    return box
  }

  @Test("moves its content as one, without measuring")
  func moves() {
    let paper = Paper(50, 100)
    let rows = (0..<100).map { _ in paper.leaf(50, 10) }
    let box = scroll(paper, paper.column(rows.map(\.box)))
    let (measured, placed) = (paper.context.measuredCount, paper.context.placedCount)
    box.scroll(to: Point(x: 0, y: 250))
    #expect(rows[25].box.place == "0 0 50 10")
    #expect(paper.context.measuredCount == measured)
    #expect(paper.context.placedCount == placed)
  }

  @Test("keeps its offset inside the content")
  func clamps() {
    let paper = Paper(50, 100)
    let leaf = paper.leaf(50, 300)
    let box = scroll(paper, leaf.box)
    box.scroll(to: Point(x: 30, y: 1000))
    #expect(box.offset == Point(x: 0, y: 200))
    leaf.resize(50, 150)
    paper.context.settle()
    #expect(box.offset == Point(x: 0, y: 50))
    leaf.resize(50, 20)
    paper.context.settle()
    #expect(box.offset == .zero)
  }

  @Test("begins at the right where reading goes from right to left")
  func rightToLeft() {
    let paper = Paper(100, 20)
    let (first, last) = (paper.leaf(80, 20), paper.leaf(80, 20))
    let row = paper.row([first.box, last.box])
    row.isRightToLeft = true
    let box = ScrollBox(horizontal: true, vertical: false, in: paper.context)
    box.isRightToLeft = true
    box.setChildren([row])
    paper.show(box)
    #expect(first.box.place == "20 0 80 20")
    #expect(box.offset.x == 60)
    box.scroll(to: .zero)
    #expect(last.box.place == "0 0 80 20")
  }

  @Test("tells of longer content, so that others know how far they may scroll")
  func tells() {
    let paper = Paper(50, 100)
    let leaf = paper.leaf(50, 300)
    let box = scroll(paper, leaf.box)
    var told = 0
    box.onScroll = { _ in told += 1 }
    leaf.resize(50, 400)
    paper.context.settle()
    #expect(told == 1)
    #expect(box.contentSize.height == 400)
  }

  @Test("leaves margins round its content")
  func margins() {
    let paper = Paper(50, 100)
    let filler = paper.leaf(30, 300)
    let box = scroll(paper, filler.box)
    box.margins = Insets(top: 10, left: 5, bottom: 20, right: 5)
    paper.context.settle()
    #expect(filler.box.absoluteFrame.minY == 10)
    box.scroll(to: Point(x: 0, y: 1000))
    #expect(filler.box.absoluteFrame.maxY == 80)
  }
}
