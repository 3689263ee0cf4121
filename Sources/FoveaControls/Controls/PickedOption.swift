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
package final class PickedOptionNode: ViewNode {
  var value: AnyHashable { didSet { if value != oldValue { tree.needBoxes(self) } } }

  init(_ value: AnyHashable, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.value = value
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    adopt([content(childContext)])
    refreshBoxes()
  }

  package override func refreshBoxes() {
    let found = box(in: children[0], identity: nil)
    box?.setChildren(found.map { [$0] } ?? [])
  }

  private func box(in node: ViewNode, identity: AnyHashable?) -> LayoutBox? {
    var identity = identity
    if let row = node as? RowNode { identity = row.id }
    if let tag = node as? ModifierNode<Tag> { identity = tag.modifier.value.unwrapped }
    if let box = node.box {
      return node.innerTag ?? identity == value.unwrapped ? box : nil
    }
    for child in node.children {
      if let found = box(in: child, identity: identity) { return found }
    }
    return nil
  }
}
