import FoveaGeometry

/// Children one after the other along an axis; the rule is `StackPlan`'s.
///
/// A long stack is a run: it keeps the places of its children itself. When one of them becomes
/// longer, those after it slide with one write, whatever they hold.
public final class StackBox: LayoutBox {
  /// The axis along which child follows child.
  public let axis: Axis
  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// The line across the axis that all children have in common.
  @exclusivity(unchecked) public var alignment: Guide {
    didSet { if alignment !== oldValue { invalidate() } }
  }
  /// Points between two children; `nil` stands for the usual distance.
  @exclusivity(unchecked) public var spacing: Double? {
    didSet { if spacing != oldValue { invalidate() } }
  }
  /// What the children were placed by, and what was measured besides.
  @exclusivity(unchecked) private var placed: Arrangement?
  @exclusivity(unchecked) private var measured: Arrangement?
  /// Whether children have slid since all of them were placed one by one.
  @exclusivity(unchecked) private var hasSlid = false
  /// Whether children have come or gone, and the change is not yet known further up.
  @exclusivity(unchecked) private var isSpliced = false

  /// A plan and what has changed since it was made.
  private final class Arrangement {
    let proposal: Proposal
    var plan: StackPlan
    /// Children to measure again.
    var changed: [Int] = []
    /// Whether children have gone: the others close up.
    var hasGap = false
    /// Children to place again.
    var touched: [Int] = []
    /// How the others moved; `nil` when all children have to be placed.
    var slides: [StackPlan.Slide]?

    /// Children of a range have given way to others, which are to be measured and placed.
    func replace(_ old: Range<Int>, by new: Range<Int>) {
      plan.replace(old, by: new.count)
      func moved(_ index: Int) -> Int? {
        if old.contains(index) { return nil }
        return index < old.lowerBound ? index : index + new.count - old.count
      }
      changed = changed.compactMap(moved) + new
      touched = touched.compactMap(moved)
      if slides?.isEmpty == false { slides = nil }
      if !old.isEmpty { hasGap = true }
    }

    var isCurrent: Bool { changed.isEmpty && !hasGap }

    init(_ plan: StackPlan, for proposal: Proposal) {
      self.plan = plan
      self.proposal = proposal
    }
  }

  /// Stacks of more children are runs.
  private static let shortCount = 32

  /// A stack whose children come from leading to trailing or from top to bottom.
  public init(axis: Axis, alignment: Guide, spacing: Double?, in context: LayoutContext) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init(in: context)
  }

  override func childrenReplaced(_ old: Range<Int>, by new: Range<Int>) {
    for child in children[new] { child.stacked(along: axis) }
    guard let placed, !placed.plan.isShared, placed.changed.count + new.count < mostChanged else {
      return forget()
    }
    placed.replace(old, by: new)
    measured = nil
    // Those that came have not been placed where the plan says.
    hasSlid = true
    isSpliced = true
  }
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  /// So many children are measured by themselves; where more have changed, all are.
  private var mostChanged: Int { children.count / 4 }

  public override func contentInvalidated(by child: LayoutBox?) {
    measured = nil
    // The children that came are noted already.
    if isSpliced && child == nil {
      isSpliced = false
      return
    }
    guard let child, let placed, !placed.plan.isShared, placed.changed.count < mostChanged
    else { return forget() }
    if placed.changed.last != child.index { placed.changed.append(child.index) }
  }

  private func forget() {
    placed = nil
    measured = nil
  }

  public override func measure(_ proposal: Proposal) -> Size { plan(for: proposal).size }

  public override func arrange() {
    let plan = plan(for: proposal)
    if let measured, measured.proposal == proposal {
      placed = measured
      self.measured = nil
    }
    isRun = facet != nil && !isRightToLeft && children.count > Self.shortCount
    if isRun, let placed, let slides = placed.slides {
      for slide in slides { self.slide(slide) }
      for index in placed.touched { place(index, by: plan) }
    } else {
      for index in children.indices { place(index, by: plan) }
      hasSlid = false
    }
    guard isRun else { return forget() }
    placed?.touched.removeAll(keepingCapacity: true)
    placed?.slides = []
  }

  private func place(_ index: Int, by plan: StackPlan) {
    place(
      children[index], at: plan.origin(of: index), proposal: plan.proposal(of: index),
      isMoved: hasSlid)
  }

  private func slide(_ slide: StackPlan.Slide) {
    hasSlid = true
    context.movedCount += children.count - slide.first
    var distance = Point.zero
    distance[axis] = slide.distance
    facet?.contentSlid(from: children[slide.first], by: distance)
  }

  override func originInRun(of child: LayoutBox) -> Point? {
    placed?.plan.origin(of: child.index)
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard guide.kind != .edge, !children.isEmpty else { return nil }
    if let placed, placed.plan.size == size, placed.isCurrent {
      return placed.plan.value(of: guide, in: children)
    }
    return plan(for: Proposal(size)).value(of: guide, in: children)
  }

  private func plan(for proposal: Proposal) -> StackPlan {
    if let placed, placed.proposal == proposal { return update(placed) }
    if let measured, measured.proposal == proposal { return measured.plan }
    let rule = StackPlan.Rule(axis: axis, alignment: alignment, spacing: spacing)
    let plan = StackPlan(children, by: rule, for: proposal)
    measured = Arrangement(plan, for: proposal)
    return plan
  }

  /// The plan by which the children were placed, with what has changed since.
  private func update(_ placed: Arrangement) -> StackPlan {
    if !placed.isCurrent {
      let changed = placed.changed
      placed.changed.removeAll(keepingCapacity: true)
      placed.hasGap = false
      let slides = placed.plan.update(changed, of: children)
      placed.touched += changed
      if let slides, let before = placed.slides {
        placed.slides = before + slides
      } else {
        placed.slides = nil
      }
    }
    return placed.plan
  }
}
