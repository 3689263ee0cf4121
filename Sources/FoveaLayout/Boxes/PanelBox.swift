import FoveaGeometry

/// A box over the whole window that puts its child where a sheet, a dialog or a menu stands.
public final class PanelBox: LayoutBox {
  /// Where the panel stands.
  public enum Place: Sendable, Hashable {
    /// In the middle of the safe area, as large as it wants but for a margin.
    case center(margin: Double)
    /// Along the bottom, over the whole width; its top stays under the margin.
    case bottom(margin: Double)
    /// From under the top margin to the bottom, over the whole width.
    case sheet(margin: Double)
    /// The whole safe area.
    case cover
    /// Below an anchor, or above it where there is more room.
    case beside
  }

  /// Where the children stand, for as long as the box exists.
  public let placement: Place
  /// What the panel belongs to; only `beside` asks for it.
  public weak var anchor: LayoutBox?

  /// A box as large as its window, with the panel for a child.
  public init(_ placement: Place, in context: LayoutContext) {
    self.placement = placement
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func measure(_ proposal: Proposal) -> Size {
    proposal.resolved(with: context.safeArea.size)
  }

  public override func arrange() {
    let safe = context.safeArea
    for child in children {
      switch placement {
      case .center(let margin):
        let offer = Size(
          width: max(0, safe.width - 2 * margin), height: max(0, safe.height - 2 * margin))
        let inner = child.size(for: Proposal(offer))
        put(
          child,
          in: safe.insetBy(
            x: max(0, (safe.width - inner.width) / 2), y: max(0, (safe.height - inner.height) / 2)),
          offer: offer)
      case .bottom(let margin):
        let offer = Size(width: safe.width, height: max(0, safe.height - margin))
        let inner = child.size(for: Proposal(offer))
        put(
          child,
          in: Rect(
            x: safe.minX, y: safe.maxY - inner.height, width: offer.width, height: inner.height),
          offer: offer)
      case .sheet(let margin):
        let area = safe.inset(by: Insets(top: margin, left: 0, bottom: 0, right: 0))
        put(child, in: area, offer: area.size)
      case .cover: put(child, in: safe, offer: safe.size)
      case .beside: putBeside(child, in: safe)
      }
    }
  }

  private func put(_ child: LayoutBox, in area: Rect, offer: Size) {
    place(child, at: area.origin, proposal: Proposal(offer))
  }

  private func putBeside(_ child: LayoutBox, in safe: Rect) {
    let frame = anchor?.absoluteFrame ?? safe
    let below = safe.maxY - frame.maxY
    let above = frame.minY - safe.minY
    let inner = child.size(for: Proposal(width: safe.width, height: max(below, above)))
    let fitsBelow = inner.height <= below || below >= above
    let x = max(safe.minX, min(frame.minX, safe.maxX - inner.width))
    let y = fitsBelow ? frame.maxY : frame.minY - inner.height
    place(
      child, at: Point(x: x, y: y),
      proposal: Proposal(width: safe.width, height: max(below, above)))
  }
}

extension Rect {
  fileprivate func insetBy(x: Double, y: Double) -> Rect {
    inset(by: Insets(top: y, left: x, bottom: y, right: x))
  }
}
