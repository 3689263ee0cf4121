import FoveaGeometry

/// Children on top of each other, aligned by two guides (`ZStack`).
public final class DepthBox: LayoutBox {
  public var alignment: GuidePair { didSet { invalidate() } }

  public init(alignment: GuidePair, in context: LayoutContext) {
    self.alignment = alignment
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  private func extent(for proposal: Proposal) -> (size: Size, lines: Point) {
    var lines = Point.zero
    var beyond = Point.zero
    for child in children {
      let size = child.size(for: proposal)
      let x = child.value(of: alignment.horizontal, in: size)
      let y = child.value(of: alignment.vertical, in: size)
      lines = Point(x: max(lines.x, x), y: max(lines.y, y))
      beyond = Point(x: max(beyond.x, size.width - x), y: max(beyond.y, size.height - y))
    }
    return (Size(width: lines.x + beyond.x, height: lines.y + beyond.y), lines)
  }

  public override func measure(_ proposal: Proposal) -> Size { extent(for: proposal).size }

  public override func arrange() {
    let lines = extent(for: proposal).lines
    for child in children {
      let size = child.size(for: proposal)
      let x = lines.x - child.value(of: alignment.horizontal, in: size)
      let y = lines.y - child.value(of: alignment.vertical, in: size)
      place(child, at: Point(x: x, y: y), proposal: proposal)
    }
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    let proposal = Proposal(size)
    let lines = extent(for: proposal).lines
    return GuideCombination.combine(guide, count: children.count) { index in
      let child = children[index]
      let size = child.size(for: proposal)
      guard let value = child.explicitValue(of: guide, in: size) else { return nil }
      return guide.axis == .horizontal
        ? value + lines.x - child.value(of: alignment.horizontal, in: size)
        : value + lines.y - child.value(of: alignment.vertical, in: size)
    }
  }
}

/// A primary child that decides the size, with others behind it and in front (`background`,
/// `overlay`).
public final class LayeredBox: LayoutBox {
  public var alignment: GuidePair { didSet { invalidate() } }
  /// Which of the children is the primary one; those before it lie behind.
  public var primary: Int
  /// Sides on which what lies behind reaches into the safe area.
  public var reachesIntoSafeArea = false
  private var isAtEdge = false

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
      let shift = reach == .zero
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
