import FoveaGeometry

/// Space around one child; left is leading here.
public final class PaddingBox: LayoutBox {
  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// The space on each side in points; left is leading.
  @exclusivity(unchecked) public var insets: Insets {
    didSet { if insets != oldValue { invalidate() } }
  }

  /// Whether the box takes the width offered, its child standing at the leading side.
  @exclusivity(unchecked) public var fillsWidth = false {
    didSet { if fillsWidth != oldValue { invalidate() } }
  }

  /// Space round its first child; negative insets let the child reach out of the box.
  public init(_ insets: Insets, in context: LayoutContext) {
    self.insets = insets
    super.init(in: context)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let inner = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    var width = max(0, inner.width + insets[.horizontal])
    if fillsWidth, let offered = proposal.width, offered.isFinite { width = max(width, offered) }
    return Size(width: width, height: max(0, inner.height + insets[.vertical]))
  }

  public override func arrange() {
    guard let child = children.first else { return }
    place(
      child, at: Point(x: insets.left, y: insets.top), proposal: proposal.inset(by: insets))
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard let child = children.first else { return nil }
    let inner = Size(
      width: size.width - insets[.horizontal], height: size.height - insets[.vertical])
    return child.explicitValue(of: guide, in: inner).map {
      $0 + (guide.axis == .horizontal ? insets.left : insets.top)
    }
  }
}
