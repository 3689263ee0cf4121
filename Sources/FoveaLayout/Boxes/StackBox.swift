import FoveaGeometry

/// Children one after the other along an axis; the rule is `StackPlan`'s.
///
/// A long stack is a run: it keeps the places of its children itself. When one of them becomes
/// longer, those after it slide with one write, whatever they hold.
public final class StackBox: LayoutBox {
  public let axis: Axis
  // Read and written in whole on the main actor only: no two accesses can overlap.
  @exclusivity(unchecked) public var alignment: Guide {
    didSet { if alignment !== oldValue { invalidate() } }
  }
  @exclusivity(unchecked) public var spacing: Double? {
    didSet { if spacing != oldValue { invalidate() } }
  }
  /// What the children were placed by, and what was measured besides.
  @exclusivity(unchecked) private var placed: Arrangement?
  @exclusivity(unchecked) private var measured: Arrangement?
  /// Whether children have slid since all of them were placed one by one.
  @exclusivity(unchecked) private var hasSlid = false

  /// A plan and what has changed since it was made.
  private struct Arrangement {
    let proposal: Proposal
    var plan: StackPlan
    /// Children to measure again.
    var changed: [Int] = []
    /// Children to place again.
    var touched: [Int] = []
    /// How the others moved; `nil` when all children have to be placed.
    var slides: [StackPlan.Slide]?
  }

  /// Stacks of more children are runs.
  private static let shortCount = 32

  public init(axis: Axis, alignment: Guide, spacing: Double?, in context: LayoutContext) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init(in: context)
  }

  public override func childrenChanged() {
    for child in children { child.stacked(along: axis) }
    forget()
  }
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  public override func contentInvalidated(by child: LayoutBox?) {
    measured = nil
    guard let child, let plan = placed?.plan, !plan.isShared,
      placed!.changed.count < children.count / 4
    else { return forget() }
    if placed!.changed.last != child.index { placed!.changed.append(child.index) }
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
    if isRun, let slides = placed?.slides {
      for slide in slides { self.slide(slide) }
      for index in placed!.touched { place(index, by: plan) }
    } else {
      for index in children.indices { place(index, by: plan) }
      hasSlid = false
    }
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
    let known = placed?.plan.size == size && placed?.changed.isEmpty == true
    return (known ? placed!.plan : plan(for: Proposal(size))).value(of: guide, in: children)
  }

  private func plan(for proposal: Proposal) -> StackPlan {
    if placed?.proposal == proposal { return updatedPlan() }
    if let measured, measured.proposal == proposal { return measured.plan }
    let rule = StackPlan.Rule(axis: axis, alignment: alignment, spacing: spacing)
    let made = Arrangement(
      proposal: proposal, plan: StackPlan(children, by: rule, for: proposal))
    measured = made
    return made.plan
  }

  /// The plan by which the children were placed, with what has changed since.
  private func updatedPlan() -> StackPlan {
    let changed = placed!.changed
    if !changed.isEmpty {
      placed!.changed.removeAll(keepingCapacity: true)
      let slides = placed!.plan.update(changed, of: children)
      placed!.touched += changed
      if let slides, placed!.slides != nil {
        placed!.slides! += slides
      } else {
        placed!.slides = nil
      }
    }
    return placed!.plan
  }
}
