import FoveaLayout
import FoveaScene

/// One of Fovea's own modifiers: it has no body but changes the node that keeps its place.
@MainActor
package protocol NodeModifier: ViewModifier where Body == Never {
  /// Prepares the node before the content's node is made: a box, an environment, roles.
  func attach(to node: ModifierNode<Self>)

  /// The content's node is there.
  func attached(to node: ModifierNode<Self>)

  /// The node has a newer modifier; `self` is that one.
  func update(_ node: ModifierNode<Self>, from old: Self)

  /// Something that the modifier read inside `tracking` has changed.
  func refresh(_ node: ModifierNode<Self>)

  /// The node leaves the tree.
  func detach(from node: ModifierNode<Self>)

  /// Focus came to the target that the modifier made, or left it.
  func focusChanged(_ isFocused: Bool, at node: ModifierNode<Self>)

  /// The environment in which the content's node is made.
  func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope

  /// Whether the modifier gives the view a box: then each of several views gets one of its own.
  nonisolated static var hasBox: Bool { get }
}

extension NodeModifier {
  package nonisolated static var hasBox: Bool { false }
  public nonisolated static var _appliesToEach: Bool { hasBox }

  package func attach(to node: ModifierNode<Self>) {}
  package func attached(to node: ModifierNode<Self>) {}
  package func update(_ node: ModifierNode<Self>, from old: Self) {}
  package func refresh(_ node: ModifierNode<Self>) {}
  package func detach(from node: ModifierNode<Self>) {}
  package func focusChanged(_ isFocused: Bool, at node: ModifierNode<Self>) {}
  package func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.environment
  }

  @MainActor public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let node = ModifierNode(modifier, in: context)
    node.makeContent { Inner._makeNode(content, in: $0) }
    return node
  }

  @MainActor public static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    let node = node.cast(to: ModifierNode<Self>.self)
    node.update(modifier)
    if let child = node.children.first { Inner._updateNode(content, child) }
  }
}

/// The place of one of Fovea's own modifiers.
package final class ModifierNode<Modifier: NodeModifier>: ViewNode, CommandResponder,
  PointerResponder
{
  package private(set) var modifier: Modifier
  /// What the modifier keeps from one update to the next.
  package var memory: AnyObject?
  package var keyHandler: ((KeyStroke) -> Bool)?
  package var commandHandler: ((ViewCommand) -> Bool)?
  package var pointerHandler: ((PointerEvent, RenderNode) -> Bool)?

  init(_ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    modifier.attach(to: self)
  }

  fileprivate func makeContent(_ make: (NodeContext) -> ViewNode) {
    var context = placeContext
    context.environment = modifier.contentEnvironment(self)
    adopt([make(context)])
    if box != nil { refreshBoxes() }
    modifier.attached(to: self)
  }

  fileprivate func update(_ newer: Modifier) {
    let old = modifier
    modifier = newer
    newer.update(self, from: old)
  }

  package override func graphChanged() { modifier.refresh(self) }
  package override func willDetach() { modifier.detach(from: self) }
  package override func keyPressed(_ stroke: KeyStroke) -> Bool { keyHandler?(stroke) ?? false }
  package func respond(to command: ViewCommand) -> Bool {
    commandHandler?(command) ?? false
  }
  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    pointerHandler?(event, node) ?? false
  }

  package override var isModifier: Bool { true }

  package override var kept: AnyObject? { memory }

  package override var viewName: String { "\(Modifier.self)" }

  /// Several views below one modifier that lays out stand on top of each other.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count != 1, !(box is LayeredBox) else { return boxes }
    let group = DepthBox(alignment: .center, in: tree.layout)
    group.setChildren(boxes)
    return [group]
  }
}
