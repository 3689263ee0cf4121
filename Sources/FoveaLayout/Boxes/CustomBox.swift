import FoveaGeometry

/// What an author's layout says about its children.
public protocol CustomArrangement: AnyObject {
  func size(of children: [LayoutBox], for proposal: Proposal) -> Size
  /// Places the children by `box.put(_:at:proposal:)`.
  func arrange(_ children: [LayoutBox], in box: CustomBox)
  func value(of guide: Guide, in size: Size, of children: [LayoutBox]) -> Double?
  /// Children came or went, or one of them may want another size.
  func childrenChanged()
  /// The axis along which dividers and spacers turn.
  var axis: Axis? { get }
}

/// A box whose children an author's `Layout` arranges.
public final class CustomBox: LayoutBox {
  /// The author's rule; without one the box has no size and its children stand in the middle.
  public var arrangement: (any CustomArrangement)? {
    didSet {
      childrenChanged()
      invalidate()
    }
  }
  private var unplaced: Set<ObjectIdentifier> = []

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() {
    for child in children { child.stacked(along: arrangement?.axis) }
  }
  public override func contentInvalidated(by child: LayoutBox?) { arrangement?.childrenChanged() }

  public override func measure(_ proposal: Proposal) -> Size {
    guard let size = arrangement?.size(of: children, for: proposal) else { return .zero }
    // No number and less than nothing are no sizes: they would spoil those of all around.
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  public override func arrange() {
    unplaced = Set(children.map(ObjectIdentifier.init))
    arrangement?.arrange(children, in: self)
    // A child that was given no place stands in the middle.
    for child in children where unplaced.contains(ObjectIdentifier(child)) {
      let inner = child.size(for: Proposal(size))
      place(
        child, at: Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
        proposal: Proposal(size))
    }
    unplaced = []
  }

  /// Gives a child its place while `arrange` runs.
  public func put(_ child: LayoutBox, at origin: Point, proposal: Proposal) {
    unplaced.remove(ObjectIdentifier(child))
    place(child, at: origin, proposal: proposal)
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    arrangement?.value(of: guide, in: size, of: children)
  }
}
