import FoveaGeometry

/// Offers its child exactly the width that it wants, so that lines inside become equally long (the
/// lines of a menu).
public final class HugBox: LayoutBox {
  private func offer(_ proposal: Proposal) -> Proposal {
    guard let child = children.first else { return proposal }
    let ideal = child.size(for: .unspecified).width
    return Proposal(width: min(ideal, proposal.width ?? ideal), height: proposal.height)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: offer(proposal)) ?? .zero
  }

  public override func arrange() {
    guard let child = children.first else { return }
    place(child, at: .zero, proposal: offer(proposal))
  }
}
