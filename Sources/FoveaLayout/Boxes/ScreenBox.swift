import FoveaGeometry

/// A box that takes the space offered and gives it to each child (a screen, a window's column).
public final class ScreenBox: LayoutBox {
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  public override func measure(_ proposal: Proposal) -> Size {
    var ideal = Size.zero
    if proposal.width == nil || proposal.height == nil {
      for child in children {
        let size = child.size(for: proposal)
        ideal = Size(width: max(ideal.width, size.width), height: max(ideal.height, size.height))
      }
    }
    return proposal.resolved(with: ideal)
  }

  public override func arrange() {
    for child in children {
      let inner = child.size(for: Proposal(size))
      place(
        child,
        at: Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
        proposal: Proposal(size))
    }
  }
}
