import FoveaGeometry

/// Lets the child have its ideal size along some axes (`fixedSize`).
public final class FixedSizeBox: LayoutBox {
  /// Whether the child takes its ideal width.
  public var horizontal: Bool { didSet { if horizontal != oldValue { invalidate() } } }
  /// Whether the child takes its ideal height.
  public var vertical: Bool { didSet { if vertical != oldValue { invalidate() } } }

  /// A box round its first child, which is offered nothing along the axes that are fixed.
  public init(horizontal: Bool, vertical: Bool, in context: LayoutContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(in: context)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: offer(proposal)) ?? .zero
  }
  public override func arrange() {
    guard let child = children.first else { return }
    place(child, at: .zero, proposal: offer(proposal))
  }
}

/// Offers the child a size of one shape (`aspectRatio`, `scaledToFit`).
public final class AspectRatioBox: LayoutBox {
  /// Width by height; `nil` takes the child's ideal shape.
  public var ratio: Double? { didSet { if ratio != oldValue { invalidate() } } }
  /// Whether the offer covers the proposed size rather than fitting into it.
  public var fills: Bool { didSet { if fills != oldValue { invalidate() } } }

  /// A box round its first child; a ratio that is not above zero changes nothing.
  public init(ratio: Double?, fills: Bool, in context: LayoutContext) {
    self.ratio = ratio
    self.fills = fills
    super.init(in: context)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    guard let child = children.first else { return proposal }
    let ideal = child.size(for: .unspecified)
    let shape = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard shape > 0, shape.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return Proposal(width: ideal.width, height: ideal.width / shape)
    case (let width?, nil): return Proposal(width: width, height: width / shape)
    case (nil, let height?): return Proposal(width: height * shape, height: height)
    case (let width?, let height?):
      let byWidth = width / shape
      let takesWidth = fills ? byWidth >= height : byWidth <= height
      return takesWidth
        ? Proposal(width: width, height: byWidth)
        : Proposal(width: height * shape, height: height)
    }
  }

  public override func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: offer(proposal)) ?? .zero
  }
  public override func arrange() {
    guard let child = children.first else { return }
    place(child, at: .zero, proposal: offer(proposal))
  }
}

/// Puts the middle of the child at a point and takes all the space offered (`position`).
public final class PositionBox: LayoutBox {
  /// Where the middle of the child lies, in points from the leading top corner of the box.
  public var point: Point { didSet { if point != oldValue { invalidate() } } }

  /// A box that puts the middle of its first child at `point`.
  public init(_ point: Point, in context: LayoutContext) {
    self.point = point
    super.init(in: context)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let inner = children.first?.size(for: proposal) ?? .zero
    return proposal.resolved(with: inner)
  }
  public override func arrange() {
    guard let child = children.first else { return }
    let inner = child.size(for: Proposal(size))
    place(
      child, at: Point(x: point.x - inner.width / 2, y: point.y - inner.height / 2),
      proposal: Proposal(size))
  }
}

/// Changes nothing but traits: the priority of a view in its stack, its place in depth.
public final class TraitBox: LayoutBox {
  /// The priority in the stack around; `nil` leaves it to the child.
  public var priority: Double? { didSet { if priority != oldValue { parent?.invalidate() } } }
  /// The place in front of or behind siblings; `nil` leaves it to the child.
  public var depthIndex: Double? {
    didSet { if depthIndex != oldValue { facetHolder?.facet?.contentChanged() } }
  }

  /// What the view gives its container, by the identity of a key.
  public var values: [ObjectIdentifier: Any] = [:] { didSet { parent?.invalidate() } }

  public override var layoutPriority: Double { priority ?? super.layoutPriority }
  public override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    values[key] ?? super.layoutValue(key)
  }
  public override var zIndex: Double { depthIndex ?? super.zIndex }
}

/// Moves an alignment guide of the child (`alignmentGuide`).
public final class GuideBox: LayoutBox {
  /// The guide that the child does not decide itself.
  public var guide: Guide { didSet { parent?.invalidate() } }
  /// Where the guide lies, in points, from the child's box and its size.
  public var compute: (LayoutBox, Size) -> Double { didSet { parent?.invalidate() } }

  /// A box that answers for `guide` in its first child's place, and passes on all others.
  public init(
    _ guide: Guide, in context: LayoutContext, compute: @escaping (LayoutBox, Size) -> Double
  ) {
    self.guide = guide
    self.compute = compute
    super.init(in: context)
    context.guideBoxes += 1
  }

  deinit { context.guideBoxes -= 1 }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    if guide === self.guide, let child = children.first { return compute(child, size) }
    return super.explicitValue(of: guide, in: size)
  }
}

/// Tells somebody its size while it is laid out, so that content which needs a size can be made
/// (`GeometryReader`). It takes all the space offered.
public final class SizeReaderBox: LayoutBox {
  /// Called with the size before the children are placed; may change them.
  public var onSize: ((Size) -> Void)?

  public override func measure(_ proposal: Proposal) -> Size {
    proposal.resolved(with: Size(width: 10, height: 10))
  }
  public override var onlyChild: LayoutBox? { nil }
  public override var hasOwnSize: Bool { true }
  public override func stacked(along axis: Axis?) {}
  public override func arrange() {
    onSize?(size)
    for child in children { place(child, at: .zero, proposal: Proposal(size)) }
  }
}
