import FoveaGeometry

/// A row of a list, over the whole width: its content is leading, with space around it.
///
/// A row without content takes no room at all.
public final class RowBox: LayoutBox {
  /// The space round the content; left is leading.
  public var insets: Insets { didSet { if insets != oldValue { invalidate() } } }

  /// A row round its first child, in points of space on each side.
  public init(insets: Insets, in context: LayoutContext) {
    self.insets = insets
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  public override func measure(_ proposal: Proposal) -> Size {
    guard let content = children.first else { return .zero }
    let inner = content.size(for: offer(proposal))
    var width = inner.width + insets[.horizontal]
    if let offered = proposal.width, offered.isFinite { width = max(width, offered) }
    return Size(width: width, height: inner.height + insets[.vertical])
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal.inset(by: insets)
    offer.height = nil
    return offer
  }

  public override func arrange() {
    guard let content = children.first else { return }
    let offer = offer(Proposal(size))
    let inner = content.size(for: offer)
    place(
      content, at: Point(x: insets.left, y: (size.height - inner.height) / 2), proposal: offer)
  }
}
