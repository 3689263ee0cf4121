import FoveaGeometry

/// The box that fills a window and centres its content in the safe area.
///
/// The first child is the content; what follows lies above it: bars first, then panels, each of
/// which is given the whole window.
public final class RootBox: LayoutBox {
  /// A bar along the bottom of the safe area, which the content is offered less space for.
  public var bar: LayoutBox?
  private var window = Size.zero

  override var isRoot: Bool { true }

  /// Sets the window's size and the part of it that is free of bars and keyboards.
  public func resize(to size: Size, safeArea: Rect) {
    if size == window && safeArea == context.safeArea { return }
    window = size
    context.safeArea = safeArea
    invalidate()
    if !isDirty { enqueue() }
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override var hasOwnSize: Bool { true }
  public override func measure(_ proposal: Proposal) -> Size { window }

  override func arrangeAgain() {
    settle(at: .zero, size: window, proposal: Proposal(window))
  }

  public override func arrange() {
    var area = context.safeArea
    if let bar, bar.parent === self {
      let barSize = bar.size(for: Proposal(width: area.width, height: nil))
      area.size.height = max(0, area.height - barSize.height)
      place(
        bar, at: Point(x: area.minX, y: area.maxY),
        proposal: Proposal(width: area.width, height: barSize.height))
    }
    for child in children where child !== bar {
      if child is PanelBox {
        place(child, at: .zero, proposal: Proposal(size))
        continue
      }
      let proposal = Proposal(area.size)
      let childSize = child.size(for: proposal)
      let x = area.minX + (area.width - childSize.width) / 2
      let y = area.minY + (area.height - childSize.height) / 2
      place(child, at: Point(x: x, y: y), proposal: proposal)
    }
  }
}
