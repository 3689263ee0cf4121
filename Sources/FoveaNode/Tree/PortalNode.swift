import FoveaLayout

/// A place in the tree whose box hangs elsewhere: a sheet above the window, a button in a bar.
///
/// As to identity, state and environment it is a child of the view that declares it.
open class PortalNode: ViewNode {
  package override init(in context: NodeContext) { super.init(in: context) }

  /// A portal's box is no part of what lays out the view that declares it.
  open override func collectBoxes(into boxes: inout [LayoutBox]) {}
  open override var firstBox: LayoutBox? { nil }

  /// Several views inside stand in a column.
  open override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let column = StackBox(axis: .vertical, alignment: .centerX, spacing: nil, in: tree.layout)
    column.setChildren(boxes)
    return [column]
  }
}
