import FoveaGeometry

/// Columns of a window side by side: all but the last one narrow.
public final class ColumnsBox: LayoutBox {
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  public override func measure(_ proposal: Proposal) -> Size {
    proposal.resolved(with: Size(width: 400, height: 300))
  }

  /// A quarter of the width, within what reads well; two narrow columns leave half at least.
  private var narrow: Double {
    let count = Double(max(1, children.count - 1))
    return min(max(120, size.width / 4), 300, size.width / (2 * count))
  }

  public override func arrange() {
    var x = 0.0
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let width = isLast ? max(0, size.width - x) : narrow
      place(
        child, at: Point(x: x, y: 0),
        proposal: Proposal(Size(width: width, height: size.height)))
      x += width
    }
  }
}
