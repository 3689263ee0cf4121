import FoveaDrawing
import FoveaGraph
import FoveaLayout
import FoveaNode
import FoveaScene

/// A mark that turns while something is under way: eight steps a second.
nonisolated struct Spinner: View {
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    SpinnerNode(in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {}
}

package final class SpinnerNode: ViewNode, DescribedNode {
  private static let marks = ["◐", "◓", "◑", "◒"]
  let leaf: TextLeaf
  private var motion: Motion?
  private var step = 0

  package override init(in context: NodeContext) {
    leaf = TextLeaf(measurer: context.tree.measurer)
    super.init(in: context)
    setBox(LeafBox(leaf, in: context.tree.layout), draws: true)
    facet?.onPlaced = { [unowned self] _ in draw() }
    draw()
    turn()
  }

  private func turn() {
    guard !values.accessibilityReduceMotion, !isDetached else { return }
    motion = tree.graph.clock.run(
      duration: 1.0 / 8, curve: { $0 }, step: { _ in },
      finish: { [weak self] in
        guard let self else { return }
        step = (step + 1) % Self.marks.count
        draw()
        turn()
      })
    tree.needsFrame()
  }

  func draw() {
    guard let render = facet?.render else { return }
    let (font, color) = tracking { (values.fontDescription, values.foregroundColor) }
    leaf.text = StyledText(runs: [TextRun(Self.marks[step], font: font)])
    render.setDrawing(
      .text(TextPicture(layout: leaf.layout(width: .infinity), color: color)))
  }

  package override func graphChanged() { draw() }
  package override func willDetach() { motion?.cancel() }
  package func describe() -> AccessibilityNode? {
    AccessibilityNode(role: .progress, value: "in progress")
  }
}

/// Says to assistive technologies what a painted control shows.
nonisolated struct Measured: ViewModifier {
  typealias Body = Never
  let role: AccessibilityNode.Role
  let value: String

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let node = MeasuredNode(modifier, in: context)
    node.adopt([Inner._makeNode(content, in: node.childContext)])
    return node
  }

  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    let node = node.cast(to: MeasuredNode.self)
    node.measured = modifier
    Inner._updateNode(content, node.children[0])
  }
}

package final class MeasuredNode: ViewNode, DescribedNode {
  var measured: Measured

  init(_ measured: Measured, in context: NodeContext) {
    self.measured = measured
    super.init(in: context)
  }

  package override var isModifier: Bool { true }
  package func describe() -> AccessibilityNode? {
    AccessibilityNode(role: measured.role, value: measured.value)
  }
}

extension SpinnerNode: TextMeasuring {
  package func measureAgain() {
    leaf.forget()
    box?.invalidate()
    draw()
  }
}
