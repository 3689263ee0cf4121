import FoveaLayout

/// A node that remembers how text was measured.
@MainActor
protocol TextMeasuring: ViewNode {
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
    for panel in presentation.panels { measureText(below: panel) }
  }

  private func measureText(below node: ViewNode) {
    (node as? any TextMeasuring)?.measureAgain()
    for child in node.children { measureText(below: child) }
  }
}

extension TextNode: TextMeasuring {
  func measureAgain() {
    leaf.forget()
    box?.invalidate()
    draw()
  }
}

extension TextInputNode: TextMeasuring {
  func measureAgain() {
    leaf.forget()
    area.forget()
    area.box?.invalidate()
    show()
  }
}

extension ImageNode: TextMeasuring {
  func measureAgain() { graphChanged() }
}

extension SpinnerNode: TextMeasuring {
  func measureAgain() {
    leaf.forget()
    box?.invalidate()
    draw()
  }
}
