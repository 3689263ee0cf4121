import FoveaGeometry

extension LayoutContext {
  /// How far a box whose sides lie at the edge of the safe area may reach beyond it; left, right
  /// are physical.
  public func safeAreaReach(of box: LayoutBox) -> Insets {
    var root = box
    while let parent = root.parent {
      // What is scrolled keeps to its own content.
      if root is ScrollBox { return .zero }
      root = parent
    }
    guard root.size != safeArea.size else { return .zero }
    let frame = box.absoluteFrame
    let near = 0.5
    return Insets(
      top: abs(frame.minY - safeArea.minY) < near ? safeArea.minY : 0,
      left: abs(frame.minX - safeArea.minX) < near ? safeArea.minX : 0,
      bottom: abs(frame.maxY - safeArea.maxY) < near ? root.size.height - safeArea.maxY : 0,
      right: abs(frame.maxX - safeArea.maxX) < near ? root.size.width - safeArea.maxX : 0)
  }
}

/// Lets the child reach under bars to the edge of the screen (`ignoresSafeArea`).
public final class SafeAreaBox: LayoutBox {
  /// The physical sides on which the child may go on.
  public var edges: Insets { didSet { if edges != oldValue { invalidate() } } }

  /// - Parameter edges: 1 for a side that is ignored, 0 for one that is kept.
  public init(edges: Insets, in context: LayoutContext) {
    self.edges = edges
    super.init(in: context)
    context.setPositionDependent(true, self)
  }

  deinit { context.setPositionDependent(false, self) }

  public override func arrange() {
    guard let child = children.first else { return }
    var reach = context.safeAreaReach(of: self)
    reach.top *= edges.top
    reach.left *= edges.left
    reach.bottom *= edges.bottom
    reach.right *= edges.right
    guard reach != .zero else { return place(child, at: .zero, proposal: proposal) }
    let offer = Proposal(
      Size(width: size.width + reach[.horizontal], height: size.height + reach[.vertical]))
    place(
      child, at: Point(x: -(isRightToLeft ? reach.right : reach.left), y: -reach.top),
      proposal: offer)
  }
}

/// Content with a bar along one edge, which the content is offered less space for
/// (`safeAreaInset`). The first child is the content, the second the bar.
public final class InsetBarBox: LayoutBox {
  /// The axis along which the bar takes space from the content.
  public let axis: Axis
  /// Whether the bar stands at the trailing or lower edge.
  public let isAtEnd: Bool
  /// Points between the content and the bar.
  public var spacing: Double { didSet { if spacing != oldValue { invalidate() } } }
  /// Where the bar lies across the axis.
  public var alignment: Guide

  /// A box that expects two children, the content and then the bar; without a bar it is the
  /// content's.
  public init(
    axis: Axis, isAtEnd: Bool, spacing: Double, alignment: Guide, in context: LayoutContext
  ) {
    self.axis = axis
    self.isAtEnd = isAtEnd
    self.spacing = spacing
    self.alignment = alignment
    super.init(in: context)
  }

  private func offers(_ proposal: Proposal) -> (content: Proposal, bar: Proposal, taken: Double) {
    guard children.count == 2 else { return (proposal, proposal, 0) }
    var bar = proposal
    bar[axis] = nil
    let taken = children[1].size(for: bar)[axis] + spacing
    var content = proposal
    if let total = proposal[axis] { content[axis] = max(0, total - taken) }
    return (content, bar, taken)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let offers = offers(proposal)
    var size = children.first?.size(for: offers.content) ?? .zero
    size[axis] += offers.taken
    return size
  }

  public override func arrange() {
    guard let content = children.first else { return }
    let offers = offers(proposal)
    var origin = Point.zero
    if !isAtEnd { origin[axis] = offers.taken }
    place(content, at: origin, proposal: offers.content)
    guard children.count == 2 else { return }
    let barSize = children[1].size(for: offers.bar)
    var place = Point.zero
    place[axis] = isAtEnd ? size[axis] - barSize[axis] : 0
    place[axis.cross] =
      alignment.defaultValue(self, size) - children[1].value(of: alignment, in: barSize)
    self.place(children[1], at: place, proposal: offers.bar)
  }
}
