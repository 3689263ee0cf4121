import FoveaDrawing
import FoveaLayout
import FoveaNode

/// The label of a control: shown beside it or not, it is what the control is called.
nonisolated package struct ControlLabel<Label: View>: View {
  package typealias Body = Never
  let label: Label
  /// Whether the device shows it; `labelsHidden()` hides it in any case.
  var isShown = true

  package init(label: Label, isShown: Bool = true) {
    self.label = label
    self.isShown = isShown
  }

  @MainActor package static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ControlLabelNode(view.isShown, in: context)
    node.adopt([Label._makeNode(view.label, in: node.childContext)])
    return node
  }

  @MainActor package static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: ControlLabelNode.self)
    node.isWanted = view.isShown
    Label._updateNode(view.label, node.children[0])
  }
}

/// A label that does not show has no place in the layout; its words are asked for all the same.
package final class ControlLabelNode: ViewNode, AccessibilityAdjusting {
  var isWanted: Bool { didSet { if isWanted != oldValue { graphChanged() } } }
  private var isShown = false

  init(_ isShown: Bool, in context: NodeContext) {
    isWanted = isShown
    super.init(in: context)
    graphChanged()
  }

  package override func graphChanged() {
    let shows = isWanted && !tracking { values.labelsAreHidden }
    guard shows != isShown else { return }
    isShown = shows
    if !children.isEmpty { structureChanged() }
  }

  package override func collectBoxes(into boxes: inout [LayoutBox]) {
    if isShown { super.collectBoxes(into: &boxes) }
  }

  package func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    for element in elements.flatMap(\.all) { element.isControlLabel = true }
    return elements
  }
}
