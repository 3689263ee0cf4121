import FoveaGeometry

/// Children on top of each other, aligned by two guides (`ZStack`).
public final class DepthBox: LayoutBox {
  /// The two lines that all children have in common.
  public var alignment: GuidePair { didSet { invalidate() } }

  /// A box whose first child lies furthest behind.
  public init(alignment: GuidePair, in context: LayoutContext) {
    self.alignment = alignment
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  public override func measure(_ proposal: Proposal) -> Size {
    DepthPlan(children, by: alignment, for: proposal).size
  }

  public override func arrange() {
    let plan = DepthPlan(children, by: alignment, for: proposal)
    for (child, origin) in zip(children, plan.origins) {
      place(child, at: origin, proposal: proposal)
    }
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    let proposal = Proposal(size)
    let plan = DepthPlan(children, by: alignment, for: proposal)
    return GuideCombination.combine(guide, count: children.count) { index in
      let child = children[index]
      guard let value = child.explicitValue(of: guide, in: child.size(for: proposal)) else {
        return nil
      }
      return value + (guide.axis == .horizontal ? plan.origins[index].x : plan.origins[index].y)
    }
  }
}

/// A primary child that decides the size, with others behind it and in front (`background`,
/// `overlay`).
public final class LayeredBox: LayoutBox {
  /// Which lines of the primary child the others share.
  public var alignment: GuidePair { didSet { invalidate() } }
  /// Which of the children is the primary one; those before it lie behind.
  public var primary: Int
  /// Sides on which what lies behind reaches into the safe area.
  public var reachesIntoSafeArea = false
  private var isAtEdge = false

  /// A box whose child of index `primary` decides the size.
  public init(alignment: GuidePair, primary: Int, in context: LayoutContext) {
    self.alignment = alignment
    self.primary = primary
    super.init(in: context)
  }

  deinit { if isAtEdge { context.setPositionDependent(false, self) } }

  public override var onlyChild: LayoutBox? {
    children.indices.contains(primary) ? children[primary] : nil
  }
  public override func measure(_ proposal: Proposal) -> Size {
    onlyChild?.size(for: proposal) ?? .zero
  }

  public override func arrange() {
    guard let main = onlyChild else { return }
    place(main, at: .zero, proposal: proposal)
    for child in children where child !== main {
      let reach = reachesIntoSafeArea ? context.safeAreaReach(of: self) : .zero
      noteEdge(reach != .zero)
      let offer = Size(
        width: size.width + reach.left + reach.right, height: size.height + reach.top + reach.bottom
      )
      let childSize = child.size(for: Proposal(offer))
      let x =
        main.value(of: alignment.horizontal, in: size)
        - child.value(of: alignment.horizontal, in: childSize)
      let y =
        main.value(of: alignment.vertical, in: size)
        - child.value(of: alignment.vertical, in: childSize)
      let shift =
        reach == .zero
        ? Point(x: x, y: y)
        : Point(x: -(isRightToLeft ? reach.right : reach.left), y: -reach.top)
      place(child, at: shift, proposal: Proposal(offer))
    }
  }

  /// What reaches beyond an edge has to be placed again when the box moves away from the edge.
  private func noteEdge(_ isAtEdge: Bool) {
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    context.setPositionDependent(isAtEdge, self)
  }
}
