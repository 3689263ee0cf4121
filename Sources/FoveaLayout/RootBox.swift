import FoveaGeometry

/// The box that fills a window and centres its content in the safe area.
public final class RootBox: LayoutBox {
  /// Sets the window's size and the part of it that is free of bars and keyboards.
  public func resize(to size: Size, safeArea: Rect) {
    if size == self.size && safeArea == context.safeArea { return }
    context.safeArea = safeArea
    invalidate()
    settle(at: .zero, size: size, proposal: Proposal(size))
  }

  public override var hasOwnSize: Bool { true }
  public override func measure(_ proposal: Proposal) -> Size { size }

  public override func arrange() {
    let area = context.safeArea
    for child in children {
      let proposal = Proposal(area.size)
      let childSize = child.size(for: proposal)
      let x = area.minX + (area.width - childSize.width) / 2
      let y = area.minY + (area.height - childSize.height) / 2
      place(child, at: Point(x: x, y: y), proposal: proposal)
    }
  }
}
