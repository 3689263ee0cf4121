import FoveaGeometry
import FoveaLayout
import FoveaScene

/// The node of a whole window.
package final class RootNode: ViewNode {
  package let rootBox: RootBox
  private var content: ViewNode?
  private let kind: ObjectIdentifier

  init<Content: View>(_ view: Content, in context: NodeContext) {
    rootBox = RootBox(in: context.tree.layout)
    kind = ObjectIdentifier(Content.self)
    super.init(in: context)
    setBox(rootBox, draws: true)
    tree.scene.root.setChildren([facet!.render])
    tree.focus.root(at: facet!)
    let child = Content._makeNode(view, in: childContext)
    content = child
    adopt([child])
    tree.needBoxes(self)
  }

  /// Takes a newer value of the view that was installed.
  func update<Content: View>(_ view: Content) {
    precondition(kind == ObjectIdentifier(Content.self), "a tree shows views of one type")
    if let content { Content._updateNode(view, content) }
  }

  /// All views leave; the window stays empty.
  package func removeContent() {
    content = nil
    setChildren([])
    tree.needsFrame()
  }

  /// More than one view at the top stands in a column, as in a `VStack`.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let stack = StackBox(axis: .vertical, alignment: .centerX, spacing: nil, in: tree.layout)
    stack.setChildren(boxes)
    return [stack]
  }
}
