import FoveaGeometry
import FoveaLayout
import Testing

@Suite("A stack")
struct StackTests {
  @Test("gives what is left to the most flexible child")
  func flexibility() {
    let paper = Paper(100, 20)
    let (fixed, filler) = (paper.leaf(30, 10), paper.filler())
    paper.show(paper.row([filler.box, fixed.box]))
    #expect(filler.box.place == "0 0 70 20")
    #expect(fixed.box.place == "70 5 30 10")
  }

  @Test("gives room to layers, centred on each other, that take whatever there is")
  func endlessLayers() {
    let paper = Paper(100, 20)
    let (fixed, filler, other) = (paper.leaf(30, 10), paper.filler(), paper.filler())
    let layers = DepthBox(alignment: .center, in: paper.context)
    layers.setChildren([filler.box, other.box])
    paper.show(paper.row([layers, fixed.box]))
    #expect(layers.place == "0 0 70 20")
  }

  @Test("gives room to a column, centred, of what takes whatever there is")
  func endlessColumn() {
    let paper = Paper(100, 20)
    let (fixed, filler) = (paper.leaf(30, 10), paper.filler())
    let column = paper.column([filler.box, paper.filler().box], spacing: 0)
    paper.show(paper.row([column, fixed.box]))
    #expect(column.place == "0 0 70 20")
  }

  @Test("divides the room equally between equally flexible children")
  func equalShares() {
    let paper = Paper(108, 20)
    let fillers = [paper.filler(), paper.filler(), paper.filler()]
    paper.show(paper.row(fillers.map(\.box), spacing: 4))
    #expect(fillers.map(\.box.place) == ["0 0 33.3 20", "37.3 0 33.3 20", "74.7 0 33.3 20"])
  }

  @Test("offers space to higher priorities first, and keeps the least for the others")
  func priorities() {
    let paper = Paper(100, 20)
    let low = Leaf(
      least: Size(width: 20, height: 10), ideal: Size(width: 60, height: 10),
      most: Size(width: 60, height: 10), in: paper.context)
    let high = Leaf(
      least: Size(width: 10, height: 10), ideal: Size(width: 200, height: 10),
      most: Size(width: 200, height: 10), in: paper.context)
    let trait = TraitBox(in: paper.context)
    trait.priority = 1
    trait.setChildren([high.box])
    paper.show(paper.row([low.box, trait]))
    #expect(low.box.place == "0 5 20 10")
    #expect(high.box.place == "20 5 80 10")
  }

  @Test("leaves 8 points between children and none beside a spacer")
  func spacing() {
    let paper = Paper(100, 20)
    let leaves = [paper.leaf(10, 10), paper.leaf(10, 10), paper.leaf(10, 10)]
    let spacer = SpacerBox(minLength: 8, in: paper.context)
    paper.show(paper.row([leaves[0].box, leaves[1].box, spacer, leaves[2].box], spacing: nil))
    #expect(leaves.map(\.box.absoluteFrame.minX) == [0, 18, 90])
    #expect(spacer.place == "28 10 62 0")
  }

  @Test("offers a spacer what all others leave")
  func spacerLast() {
    let paper = Paper(100, 20)
    let text = Leaf(
      least: Size(width: 20, height: 10), ideal: Size(width: 90, height: 10),
      most: Size(width: 90, height: 10), in: paper.context)
    paper.show(paper.row([text.box, SpacerBox(minLength: 0, in: paper.context)]))
    #expect(text.box.place == "0 5 90 10")
  }

  @Test("keeps a spacer's least length where room is short")
  func spacerLeast() {
    let paper = Paper(30, 20)
    let leaves = [paper.leaf(20, 10), paper.leaf(20, 10)]
    paper.show(
      paper.row([leaves[0].box, SpacerBox(minLength: 8, in: paper.context), leaves[1].box]))
    #expect(leaves[1].box.absoluteFrame.minX - leaves[0].box.absoluteFrame.maxX == 8)
  }

  @Test("aligns across", arguments: zip([Guide.leading, .centerX, .trailing], [0.0, 15, 30]))
  func alignment(_ guide: Guide, x: Double) {
    let paper = Paper(40, 40)
    let (wide, narrow) = (paper.leaf(40, 10), paper.leaf(10, 10))
    paper.show(paper.column([wide.box, narrow.box], alignment: guide))
    #expect(narrow.box.absoluteFrame.minX == x)
  }

  @Test("lines up baselines, and is as tall as the parts above and below them")
  func baselines() {
    let paper = Paper(100, 100)
    let (large, small) = (paper.leaf(10, 30), paper.leaf(10, 10))
    large.baseline = 24
    small.baseline = 8
    let row = paper.row([large.box, small.box], alignment: .firstBaseline)
    paper.show(row)
    #expect(row.size == Size(width: 20, height: 30))
    #expect(small.box.absoluteFrame.minY - row.absoluteFrame.minY == 16)
  }

  @Test("stands by an author's guide through nested stacks")
  func customGuide() {
    let paper = Paper(100, 100)
    let guide = Guide(axis: .vertical) { _, size in size.height / 2 }
    let inner = paper.leaf(10, 10)
    let marked = GuideBox(guide, in: paper.context) { _, size in size.height }
    marked.setChildren([inner.box])
    let column = paper.column([paper.leaf(10, 30).box, marked])
    let other = paper.leaf(10, 20)
    let row = paper.row([column, other.box], alignment: guide)
    paper.show(row)
    // The guide lies 40 below the top of the column and 10 below the top of the other.
    #expect(other.box.absoluteFrame.minY - column.absoluteFrame.minY == 30)
  }

  @Test("mirrors rows where reading goes from right to left")
  func rightToLeft() {
    let paper = Paper(100, 20)
    let (first, second) = (paper.leaf(30, 10), paper.leaf(20, 10))
    let row = paper.row([first.box, second.box])
    row.isRightToLeft = true
    paper.show(row)
    #expect(first.box.origin.x == 20)
    #expect(second.box.origin.x == 0)
  }

  @Test("is empty without children") func empty() {
    let paper = Paper(100, 20)
    let row = paper.row([])
    paper.show(row)
    #expect(row.size == .zero)
  }
}
