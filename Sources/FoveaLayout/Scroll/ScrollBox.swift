import FoveaGeometry

/// A window onto content that may be larger along one axis or both.
public final class ScrollBox: LayoutBox {
  /// Whether the content may be wider than the window; it is then offered no width.
  public var scrollsHorizontally: Bool {
    didSet { if scrollsHorizontally != oldValue { invalidate() } }
  }
  /// Whether the content may be taller than the window; it is then offered no height.
  public var scrollsVertically: Bool {
    didSet { if scrollsVertically != oldValue { invalidate() } }
  }
  /// Room between the window's sides and the content, which scrolls along; left is leading.
  public var margins = Insets.zero { didSet { if margins != oldValue { invalidate() } } }
  /// How far the content is scrolled, in points from its top left; kept inside the content.
  public private(set) var offset = Point.zero
  /// The same from where reading begins.
  private var travel = Point.zero
  /// Told when the offset changed, by whomever.
  public var onScroll: ((Point) -> Void)?
  /// Boxes inside that exist in part, by what shows.
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var knownContent = Size.zero

  private struct Follower {
    weak var box: (any ViewportFollower)?
  }

  /// A window onto its first child, scrolled to where reading begins.
  public init(horizontal: Bool, vertical: Bool, in context: LayoutContext) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  func scrolls(along axis: Axis) -> Bool {
    axis == .horizontal ? scrollsHorizontally : scrollsVertically
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    let inner = proposal.inset(by: margins)
    return Proposal(
      width: scrollsHorizontally ? nil : inner.width, height: scrollsVertically ? nil : inner.height
    )
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let content = padded(children.first?.size(for: offer(proposal)) ?? .zero)
    return Size(
      width: scrollsHorizontally ? proposal.width ?? content.width : content.width,
      height: scrollsVertically ? proposal.height ?? content.height : content.height)
  }

  private func padded(_ size: Size) -> Size {
    Size(
      width: size.width + margins[.horizontal], height: size.height + margins[.vertical])
  }

  /// The size of what is scrolled; zero before the box has a place.
  public var contentSize: Size {
    isPlaced ? padded(children.first?.size(for: offer(proposal)) ?? .zero) : .zero
  }

  /// How far the content can be scrolled.
  private var range: Point {
    let content = contentSize
    return Point(
      x: scrollsHorizontally ? max(0, content.width - size.width) : 0,
      y: scrollsVertically ? max(0, content.height - size.height) : 0)
  }

  /// The offset nearest to a wish that shows no empty space.
  public func clamped(_ wish: Point) -> Point {
    let range = range
    return Point(x: max(0, min(wish.x, range.x)), y: max(0, min(wish.y, range.y)))
  }

  /// The offset when the content is scrolled so far from where reading begins, and the way back.
  private func mirrored(_ point: Point) -> Point {
    isRightToLeft ? Point(x: range.x - point.x, y: point.y) : point
  }

  public override func arrange() {
    let before = offset
    travel = clamped(travel)
    offset = mirrored(travel)
    put()
    let content = contentSize
    if offset != before || content != knownContent {
      knownContent = content
      onScroll?(offset)
    }
    tellFollowers()
  }

  private func put() {
    guard let child = children.first else { return }
    let inner = child.size(for: offer(proposal))
    // Content that is smaller than the window stands in the middle across the scrolled axis.
    func start(_ axis: Axis, _ margin: Double) -> Double {
      scrolls(along: axis) ? margin : margin + (size[axis] - margins[axis] - inner[axis]) / 2
    }
    place(
      child,
      at: Point(
        x: start(.horizontal, margins.left) - travel.x, y: start(.vertical, margins.top) - travel.y),
      proposal: offer(proposal))
  }

  /// Scrolls without any measuring.
  ///
  /// - Complexity: O(1): the content moves as one.
  public func scroll(to wish: Point) {
    let target = clamped(wish)
    if target == offset { return }
    travel = mirrored(target)
    offset = target
    put()
    onScroll?(offset)
    tellFollowers()
  }

  // MARK: Lazy content

  func follow(_ box: any ViewportFollower) { followers[ObjectIdentifier(box)] = Follower(box: box) }

  private func tellFollowers() {
    for (key, follower) in followers {
      if let box = follower.box, box.isAttached {
        box.viewportChanged()
      } else {
        followers[key] = nil
      }
    }
  }

  /// Keeps what shows in its place though the content before it has become longer or shorter.
  func shift(by distance: Double, along axis: Axis) {
    travel[axis] = max(0, travel[axis] + distance)
    invalidate()
  }
}
