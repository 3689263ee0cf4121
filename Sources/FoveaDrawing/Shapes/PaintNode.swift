import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// The node of a leaf that draws an area: a colour, a shape, a line.
package class PaintNode: ViewNode {
  package typealias Draw = (EnvironmentValues, Size) -> Drawing
  private var draw: Draw

  init(_ box: LayoutBox, in context: NodeContext, draw: @escaping Draw) {
    self.draw = draw
    super.init(in: context)
    setBox(box, draws: true)
    facet?.onPlaced = { [unowned self] _ in redraw() }
    redraw()
  }

  func update(_ draw: @escaping Draw) {
    self.draw = draw
    redraw()
  }

  private func redraw() {
    guard let render = facet?.render else { return }
    render.setDrawing(tracking { draw(values, render.size) })
  }

  package override func graphChanged() { redraw() }
}

/// The node of a border; tests ask for its style and width by the author's names.
package final class BorderNode: PaintNode {
  /// The style as the author named it, and the width in points.
  package private(set) var style = ""
  package private(set) var width: Double = 0

  func set(_ style: some ShapeStyle, width: Double) {
    self.style = "\(style)"
    self.width = width
  }
}
