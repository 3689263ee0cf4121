import FoveaGeometry

/// A window onto content that may be larger along one axis or both.
public final class ScrollBox: LayoutBox {
  public var scrollsHorizontally: Bool { didSet { invalidate() } }
  public var scrollsVertically: Bool { didSet { invalidate() } }
  /// How far the content is scrolled, in points from its top left; kept inside the content.
  public private(set) var offset = Point.zero
  /// Told when the offset changed, by whomever.
  public var onScroll: ((Point) -> Void)?

  public init(horizontal: Bool, vertical: Bool, in context: LayoutContext) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: scrollsHorizontally ? nil : proposal.width,
      height: scrollsVertically ? nil : proposal.height)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let content = children.first?.size(for: offer(proposal)) ?? .zero
    return Size(
      width: scrollsHorizontally ? proposal.width ?? content.width : content.width,
      height: scrollsVertically ? proposal.height ?? content.height : content.height)
  }

  /// The size of what is scrolled.
  public var contentSize: Size { children.first?.size(for: offer(proposal)) ?? .zero }

  /// The offset nearest to a wish that shows no empty space.
  public func clamped(_ wish: Point) -> Point {
    let content = contentSize
    return Point(
      x: scrollsHorizontally ? max(0, min(wish.x, content.width - size.width)) : 0,
      y: scrollsVertically ? max(0, min(wish.y, content.height - size.height)) : 0)
  }

  public override func arrange() {
    offset = clamped(offset)
    put()
  }

  private func put() {
    guard let child = children.first else { return }
    let inner = child.size(for: offer(proposal))
    // Content that is smaller than the window stands in the middle across the scrolled axis.
    let x = scrollsHorizontally ? 0 : (size.width - inner.width) / 2
    let y = scrollsVertically ? 0 : (size.height - inner.height) / 2
    place(
      child,
      at: Point(x: x - (isRightToLeft ? -offset.x : offset.x), y: y - offset.y),
      proposal: offer(proposal))
  }

  /// Scrolls without any measuring.
  ///
  /// - Complexity: O(1): the content moves as one.
  public func scroll(to wish: Point) {
    let target = clamped(wish)
    if target == offset { return }
    offset = target
    put()
    onScroll?(offset)
  }
}
