import FoveaGeometry

/// Children one after the other along an axis; the rule is `StackPlan`'s.
public final class StackBox: LayoutBox {
  public let axis: Axis
  public var alignment: Guide { didSet { if alignment !== oldValue { invalidate() } } }
  public var spacing: Double? { didSet { if spacing != oldValue { invalidate() } } }
  /// What was laid out last, so that measuring and placing with one proposal count as one.
  private var last: (proposal: Proposal, plan: StackPlan)?

  public init(axis: Axis, alignment: Guide, spacing: Double?, in context: LayoutContext) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init(in: context)
  }

  public override func childrenChanged() {
    for child in children { child.stacked(along: axis) }
  }
  public override func contentInvalidated() { last = nil }
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  public override func measure(_ proposal: Proposal) -> Size { plan(for: proposal).size }

  public override func arrange() {
    let plan = plan(for: proposal)
    for (index, child) in children.enumerated() {
      var origin = Point.zero
      origin[axis] = plan.main[index]
      origin[axis.cross] = plan.cross[index]
      place(child, at: origin, proposal: plan.proposals[index])
    }
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard guide.kind != .edge, !children.isEmpty else { return nil }
    let plan = last?.plan.size == size ? last!.plan : plan(for: Proposal(size))
    return plan.value(of: guide, in: children, along: axis)
  }

  private func plan(for proposal: Proposal) -> StackPlan {
    if let last, last.proposal == proposal { return last.plan }
    let rule = StackPlan.Rule(axis: axis, alignment: alignment, spacing: spacing)
    let plan = StackPlan(children, by: rule, for: proposal)
    last = (proposal, plan)
    return plan
  }
}
