import FoveaGeometry
import FoveaLayout
import FoveaNode

/// A node that remembers how text was measured.
@MainActor
package protocol TextMeasuring: ViewNode {
  /// Measures and draws again: the same text has another size.
  func measureAgain()
}

extension ViewTree {
  /// Lays the window out anew: what the surface measures text with says something else now.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree. A terminal in which a screen is scaled does this
  ///   when it gets another size.
  package func measureTextAgain() {
    if let root { measureText(below: root) }
  }

  private func measureText(below node: ViewNode) {
    (node as? any TextMeasuring)?.measureAgain()
    for child in node.children { measureText(below: child) }
  }
}

extension ViewTree {
  /// Margins that the device draws around text, in whole cells where text stands in cells: else
  /// rounding would put the text of one field in the middle, that of the next one at an edge. A
  /// margin of less than a line is none, one at the side at least a column.
  package func marginsInCells(_ margins: Insets) -> Insets {
    guard let cell = measurer.cell else { return margins }
    func columns(_ width: Double) -> Double {
      width > 0 ? max(1, (width / cell.width).rounded()) * cell.width : 0
    }
    func lines(_ height: Double) -> Double {
      (height / cell.height).rounded(.down) * cell.height
    }
    return Insets(
      top: lines(margins.top), left: columns(margins.left), bottom: lines(margins.bottom),
      right: columns(margins.right))
  }
}

extension TextNode: TextMeasuring {
  package func measureAgain() {
    leaf.forget()
    box?.invalidate()
    facet?.render.needsDrawing()
  }
}
