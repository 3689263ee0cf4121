import FoveaGeometry
import FoveaLayout
import Testing

@Suite("A frame")
struct FrameTests {
  typealias Limits = FrameBox.Limits

  @Test("of a fixed size holds its child in the middle, whatever is offered")
  func fixed() {
    let paper = Paper(100, 100)
    let leaf = paper.leaf(10, 10)
    let frame = paper.frame(leaf.box, width: Limits(fixed: 40), height: Limits(fixed: 200))
    paper.show(frame)
    #expect(frame.size == Size(width: 40, height: 200))
    #expect(leaf.box.origin == Point(x: 15, y: 95))
  }

  @Test("with a greatest width takes what is offered up to it")
  func greatest() {
    let paper = Paper(100, 100)
    let frame = paper.frame(
      paper.leaf(10, 10).box, width: Limits(min: nil, ideal: nil, max: .infinity))
    paper.show(frame)
    #expect(frame.size == Size(width: 100, height: 10))
    #expect(frame.size(for: .unspecified).width == 10)
    #expect(frame.size(for: Proposal(width: 4, height: nil)).width == 10)
  }

  @Test("with a least width is never narrower, and follows a wider child")
  func least() {
    let paper = Paper(100, 100)
    let frame = paper.frame(paper.filler().box, width: Limits(min: 50, ideal: nil, max: nil))
    paper.show(frame)
    #expect(frame.size(for: Proposal(width: 20, height: 10)).width == 50)
    #expect(frame.size(for: Proposal(width: 80, height: 10)).width == 80)
    let narrow = paper.frame(paper.leaf(10, 10).box, width: Limits(min: 50, ideal: nil, max: nil))
    #expect(narrow.size(for: Proposal(width: 80, height: 10)).width == 50)
  }

  @Test("with both bounds takes the offer between them")
  func both() {
    let paper = Paper(100, 100)
    let frame = paper.frame(paper.leaf(10, 10).box, width: Limits(min: 20, ideal: 30, max: 60))
    #expect(frame.size(for: Proposal(width: 5, height: nil)).width == 20)
    #expect(frame.size(for: Proposal(width: 40, height: nil)).width == 40)
    #expect(frame.size(for: Proposal(width: 500, height: nil)).width == 60)
    #expect(frame.size(for: .unspecified).width == 30)
  }

  @Test("aligns its child")
  func alignment() {
    let paper = Paper(100, 100)
    let leaf = paper.leaf(10, 10)
    let frame = paper.frame(
      leaf.box, width: Limits(fixed: 40), height: Limits(fixed: 40),
      alignment: GuidePair(horizontal: .trailing, vertical: .bottom))
    paper.show(frame)
    #expect(leaf.box.origin == Point(x: 30, y: 30))
    frame.isRightToLeft = true
    frame.invalidate()
    paper.context.settle()
    #expect(leaf.box.origin == Point(x: 0, y: 30))
  }
}

@Suite("A box round one child")
struct SingleChildTests {
  @Test("with its ideal size ignores the offer")
  func fixedSize() {
    let paper = Paper(100, 100)
    let filler = paper.filler(ideal: 30)
    let box = FixedSizeBox(horizontal: true, vertical: false, in: paper.context)
    paper.show(paper.around(filler.box, box))
    #expect(box.size == Size(width: 30, height: 100))
  }

  @Test(
    "of one shape fits into the offer, or covers it",
    arguments: [(false, "50 25"), (true, "80 40")])
  func aspectRatio(_ fills: Bool, expected: String) {
    let paper = Paper(50, 40)
    let box = AspectRatioBox(ratio: 2, fills: fills, in: paper.context)
    paper.show(paper.around(paper.filler().box, box))
    #expect("\(Int(box.size.width)) \(Int(box.size.height))" == expected)
  }

  @Test("with padding offers less and is larger")
  func padding() {
    let paper = Paper(100, 100)
    let filler = paper.filler()
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let box = PaddingBox(insets, in: paper.context)
    box.isRightToLeft = true
    paper.show(paper.around(filler.box, box))
    #expect(filler.box.place == "4 1 94 96")
    #expect(box.size(for: .unspecified) == Size(width: 16, height: 14))
  }

  @Test("puts the layer behind in the size of the primary child")
  func layers() {
    let paper = Paper(100, 100)
    let (leaf, layer) = (paper.leaf(30, 20), paper.filler())
    let box = LayeredBox(alignment: .center, primary: 1, in: paper.context)
    box.setChildren([layer.box, leaf.box])
    paper.show(box)
    #expect(box.size == Size(width: 30, height: 20))
    #expect(layer.box.place == leaf.box.place)
  }

  @Test("that ignores the safe area reaches the edge of the window")
  func safeArea() {
    let paper = Paper(100, 100, safeArea: Rect(x: 0, y: 10, width: 100, height: 80))
    let filler = paper.filler()
    let edges = Insets(top: 1, left: 0, bottom: 0, right: 0)
    paper.show(paper.around(filler.box, SafeAreaBox(edges: edges, in: paper.context)))
    #expect(filler.box.place == "0 0 100 90")
  }

  @Test("with a bar offers the content less")
  func insetBar() {
    let paper = Paper(100, 100)
    let (content, bar) = (paper.filler(), paper.leaf(60, 20))
    let box = InsetBarBox(
      axis: .vertical, isAtEnd: true, spacing: 5, alignment: .centerX, in: paper.context)
    box.setChildren([content.box, bar.box])
    paper.show(box)
    #expect(content.box.place == "0 0 100 75")
    #expect(bar.box.place == "20 80 60 20")
  }
}
