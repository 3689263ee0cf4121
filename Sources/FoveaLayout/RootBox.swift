import FoveaGeometry

/// The box that fills a window and centres its content in the safe area.
public final class RootBox: LayoutBox {
  private var window = Size.zero

  /// Sets the window's size and the part of it that is free of bars and keyboards.
  public func resize(to size: Size, safeArea: Rect) {
    if size == window && safeArea == context.safeArea { return }
    window = size
    context.safeArea = safeArea
    invalidate()
    if !isDirty { enqueue() }
  }

  public override var hasOwnSize: Bool { true }
  public override func measure(_ proposal: Proposal) -> Size { window }

  override func arrangeAgain() {
    settle(at: .zero, size: window, proposal: Proposal(window))
  }

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
