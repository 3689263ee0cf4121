import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode

/// Of the options of a picker only the one that is chosen.
nonisolated struct PickedOption<Content: View>: View {
  typealias Body = Never
  let value: AnyHashable
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PickedOptionNode(view.value, in: context) { Content._makeNode(view.content, in: $0) }
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: PickedOptionNode.self)
    node.value = view.value
    Content._updateNode(view.content, node.children[0])
  }
}

/// Makes all options and lays out the one whose tag is chosen.
package final class PickedOptionNode: ViewNode, AccessibilityAdjusting {
  var value: AnyHashable { didSet { if value != oldValue { tree.needBoxes(self) } } }

  init(_ value: AnyHashable, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.value = value
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    adopt([content(childContext)])
    refreshBoxes()
  }

  package override func refreshBoxes() {
    let found = option(in: children[0], identity: nil)?.box
    box?.setChildren(found.map { [$0] } ?? [])
  }

  /// The options that do not show say nothing.
  package func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard let chosen = option(in: children[0], identity: nil) else { return [] }
    return elements.filter { $0.view.isInside(chosen) }
  }

  private func option(in node: ViewNode, identity: AnyHashable?) -> ViewNode? {
    var identity = identity
    if let row = node as? RowNode { identity = row.id }
    if let tag = node as? ModifierNode<Tag> { identity = tag.modifier.value.unwrapped }
    if node.box != nil {
      return node.innerTag ?? identity == value.unwrapped ? node : nil
    }
    for child in node.children {
      if let found = option(in: child, identity: identity) { return found }
    }
    return nil
  }
}
