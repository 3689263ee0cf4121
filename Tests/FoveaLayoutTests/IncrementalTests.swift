import FoveaGeometry
import FoveaLayout
import LawFixtures
import Testing

@Suite("A change")
struct IncrementalTests {
  @Test(
    "of a leaf that keeps its size measures that leaf alone, at any number",
    arguments: [100, 10_000])
  func keepsSize(_ count: Int) {
    let paper = Paper(50, 400)
    let rows = (0..<count).map { _ in paper.leaf(50, 10) }
    let scroll = ScrollBox(horizontal: false, vertical: true, in: paper.context)
    scroll.setChildren([paper.column(rows.map(\.box))])
    paper.show(scroll)
    let (measured, placed) = (paper.context.measuredCount, paper.context.placedCount)
    rows[5].resize(50, 10)
    paper.context.settle()
    #expect(paper.context.measuredCount - measured == 1)
    #expect(paper.context.placedCount - placed <= 1)
  }

  @Test("of a row's height measures that row and the boxes around it", arguments: [true, false])
  func changesHeight(_ isScrolled: Bool) {
    let paper = Paper(50, 400)
    let rows = (0..<10_000).map { _ in paper.leaf(50, 10) }
    let column = paper.column(rows.map(\.box))
    let scroll = ScrollBox(horizontal: false, vertical: true, in: paper.context)
    if isScrolled { scroll.setChildren([column]) }
    paper.show(isScrolled ? scroll : column)
    let measured = paper.context.measuredCount
    rows[5].resize(50, 30)
    paper.context.settle()
    #expect(rows[6].box.origin.y == 80)
    #expect(paper.context.measuredCount - measured <= 12)
  }

  @Test("costs a few questions for each box, however deep the stacks are nested")
  func nesting() {
    let paper = Paper(1000, 1000)
    func tree(_ depth: Int) -> LayoutBox {
      if depth == 0 { return paper.filler().box }
      let boxes = [tree(depth - 1), tree(depth - 1)]
      return depth % 2 == 0 ? paper.row(boxes) : paper.column(boxes)
    }
    paper.show(tree(8))
    // 511 boxes; each is asked for its least, its greatest and its final size on both axes.
    #expect(paper.context.measuredCount < 511 * 10)
  }

  @Test("leads to the layout that a fresh start leads to", arguments: Law.seeds(40))
  func incrementalLaw(seed: UInt64) {
    var dice = Dice(seed: seed)
    let plan = Plan.random(&dice, depth: 4)
    let paper = Paper(300, 200)
    let made = plan.make(in: paper)
    paper.show(made.box)
    for step in 0..<12 {
      plan.mutate(&dice)
      made.apply()
      paper.context.settle()
      let fresh = Paper(300, 200)
      let again = plan.make(in: fresh)
      fresh.show(again.box)
      #expect(made.frames == again.frames, "seed \(seed), step \(step)")
      if made.frames != again.frames { return }
    }
  }
}

/// A tree of boxes as data, that can be changed and made again.
private final class Plan {
  enum Kind: CaseIterable { case leaf, flexible, row, column, pile, padding, frame, fixed, ratio }

  var kind: Kind
  var children: [Plan]
  var numbers: [Double]

  init(_ kind: Kind, _ children: [Plan], _ numbers: [Double]) {
    (self.kind, self.children, self.numbers) = (kind, children, numbers)
  }

  static func random(_ dice: inout Dice, depth: Int) -> Plan {
    let kind =
      depth == 0 ? [Kind.leaf, .flexible][dice.roll(0..<2)] : Kind.allCases[dice.roll(0..<9)]
    let count: Int
    switch kind {
    case .leaf, .flexible: count = 0
    case .row, .column, .pile: count = dice.roll(1..<4)
    case .padding, .frame, .fixed, .ratio: count = 1
    }
    let children = (0..<count).map { _ in random(&dice, depth: depth - 1) }
    return Plan(kind, children, (0..<4).map { _ in Double(dice.roll(1..<60)) })
  }

  private var all: [Plan] { [self] + children.flatMap(\.all) }

  func mutate(_ dice: inout Dice) {
    let plans = all
    for _ in 0..<dice.roll(1..<3) {
      let plan = plans[dice.roll(0..<plans.count)]
      plan.numbers[dice.roll(0..<4)] = Double(dice.roll(1..<60))
    }
  }

  func make(in paper: Paper) -> Made { Made(self, in: paper) }
}

/// The boxes of a plan.
private final class Made {
  let plan: Plan
  let box: LayoutBox
  private var leaf: Leaf?
  private let children: [Made]
  private var applied: [Double]

  init(_ plan: Plan, in paper: Paper) {
    self.plan = plan
    children = plan.children.map { Made($0, in: paper) }
    applied = plan.numbers
    let boxes = children.map(\.box)
    let n = plan.numbers
    switch plan.kind {
    case .leaf:
      leaf = paper.leaf(n[0], n[1])
      box = leaf!.box
    case .flexible:
      leaf = Leaf(least: Self.least(n), ideal: Self.ideal(n), most: Self.most(n), in: paper.context)
      box = leaf!.box
    case .row: box = paper.row(boxes, spacing: n[0] / 10)
    case .column: box = paper.column(boxes, alignment: .leading, spacing: n[0] / 10)
    case .pile:
      box = DepthBox(alignment: .center, in: paper.context)
      box.setChildren(boxes)
    case .padding: box = paper.around(boxes[0], PaddingBox(Self.insets(n), in: paper.context))
    case .frame: box = paper.frame(boxes[0], width: Self.limits(n))
    case .fixed:
      box = paper.around(
        boxes[0], FixedSizeBox(horizontal: n[0] > 30, vertical: n[1] > 30, in: paper.context))
    case .ratio:
      box = paper.around(
        boxes[0], AspectRatioBox(ratio: n[0] / n[1], fills: n[2] > 30, in: paper.context))
    }
  }

  private static func least(_ n: [Double]) -> Size { Size(width: n[0] / 4, height: n[1] / 4) }
  private static func ideal(_ n: [Double]) -> Size { Size(width: n[0], height: n[1]) }
  private static func most(_ n: [Double]) -> Size { Size(width: n[0] + n[2], height: n[1] + n[3]) }
  private static func insets(_ n: [Double]) -> Insets {
    Insets(top: n[0] / 5, left: n[1] / 5, bottom: n[2] / 5, right: n[3] / 5)
  }
  private static func limits(_ n: [Double]) -> FrameBox.Limits {
    FrameBox.Limits(min: n[0], ideal: n[0] + 5, max: n[1] > 30 ? n[0] + n[2] : nil)
  }

  /// Hands what changed in the plan to the boxes.
  func apply() {
    children.forEach { $0.apply() }
    let n = plan.numbers
    if n == applied { return }
    applied = n
    switch plan.kind {
    case .leaf: leaf?.resize(n[0], n[1])
    case .flexible: leaf?.resize(least: Self.least(n), ideal: Self.ideal(n), most: Self.most(n))
    case .row, .column: (box as? StackBox)?.spacing = n[0] / 10
    case .pile: break
    case .padding: (box as? PaddingBox)?.insets = Self.insets(n)
    case .frame: (box as? FrameBox)?.set(width: Self.limits(n), height: .none, alignment: .center)
    case .fixed:
      (box as? FixedSizeBox)?.horizontal = n[0] > 30
      (box as? FixedSizeBox)?.vertical = n[1] > 30
    case .ratio:
      (box as? AspectRatioBox)?.ratio = n[0] / n[1]
      (box as? AspectRatioBox)?.fills = n[2] > 30
    }
  }

  var frames: [String] { [box.place] + children.flatMap(\.frames) }
}
