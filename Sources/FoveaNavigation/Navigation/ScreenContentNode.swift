import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode

/// The place of a screen's content: several views stand in a column in the middle.
package final class ScreenContentNode: ViewNode {
  init(_ content: AnyView, in context: NodeContext) {
    super.init(in: context)
    roles.insert(.mainContent)
    setBox(ScreenBox(in: tree.layout), draws: false)
    adopt([AnyView._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let column = StackBox(axis: .vertical, alignment: .centerX, spacing: nil, in: tree.layout)
    column.setChildren(boxes)
    return [column]
  }
}
