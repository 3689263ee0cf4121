import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// The node of a whole window.
package final class RootNode: ViewNode {
  package let rootBox: RootBox
  private var content: ViewNode?
  private var keyboardBar: BarNode?
  private var windowBar: BarNode?
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
    let bar = BarNode(
      tree.presentation.keyboardItems, isAtRoot: true, in: childContext)
    keyboardBar = bar
    let window = BarNode(tree.presentation.windowItems, isAtRoot: true, in: childContext)
    windowBar = window
    tree.presentation.windowItems.setShown(true)
    adopt([child, bar, window])
    tree.needBoxes(self)
  }

  /// Takes a newer value of the view that was installed.
  func update<Content: View>(_ view: Content) {
    precondition(kind == ObjectIdentifier(Content.self), "a tree shows views of one type")
    if let content { Content._updateNode(view, content) }
  }

  /// All views leave; the window stays empty.
  package func removeContent() {
    let nothing = ViewNode(in: childContext)
    content = nothing
    setChildren([nothing] + children.dropFirst())
    tree.needsFrame()
  }

  /// More than one view at the top stands in a column, as in a `VStack`.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let stack = StackBox(axis: .vertical, alignment: .centerX, spacing: nil, in: tree.layout)
    stack.setChildren(boxes)
    return [stack]
  }

  /// The content's box, then those of the bar and of the panels that lie above it.
  package override func refreshBoxes() {
    var boxes: [LayoutBox] = []
    content?.collectBoxes(into: &boxes)
    boxes = arrangeBoxes(boxes)
    rootBox.bar = keyboardBar?.shownBox ?? windowBar?.shownBox
    if let bar = rootBox.bar { boxes.append(bar) }
    boxes += tree.presentation.panels.compactMap(\.box)
    rootBox.setChildren(boxes)
  }
}

extension ViewTree {
  /// Makes the views of a window.
  package func install<Content: View>(_ view: Content) {
    let context = NodeContext(tree: self, parent: nil, environment: rootEnvironment)
    let window = RootNode(view, in: context)
    begin(window)
    moments.ending.append { [unowned self] in
      for panel in presentation.panels { panel.detach() }
    }
  }

  /// The node of the window, once there is one.
  package var window: RootNode? { root as? RootNode }

  /// Gives the root a newer value of the same type of view.
  ///
  /// - Parameter transaction: that of the change from which the value comes.
  package func update<Content: View>(_ view: Content, transaction: Transaction = Transaction()) {
    let own = self.transaction
    self.transaction = transaction
    window?.update(view)
    self.transaction = own
  }
}
