import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaScene
import Observation

/// One view's place in the tree, as long as its identity lasts.
///
/// A node holds what the lower rooms know of the view: a subscriber, a layout box, a facet with a
/// picture and a focus handle. Kinds of views are subclasses; authors never see them.
@MainActor
open class _ViewNode {
  // Nodes live on the main actor and each property is read and written in whole, so that no two
  // accesses can overlap: the check at run time would only cost.
  //
  // A node keeps its tree, which lets go of its nodes when the session ends; asking the tree is
  // cheap that way.
  package final let tree: ViewTree
  @exclusivity(unchecked) package private(set) final unowned(safe) var parent: ViewNode?
  @exclusivity(unchecked) package private(set) final var children: [ViewNode] = []
  package final let depth: Int
  package final let environment: EnvironmentScope
  /// The box of this view; `nil` for views that neither lay out nor draw.
  @exclusivity(unchecked) package private(set) final var box: LayoutBox?
  @exclusivity(unchecked) package private(set) final var facet: NodeFacet?
  /// What events and focus ask of this node, so that a walk upward can pass the others by.
  @exclusivity(unchecked) package final var roles: NodeRoles = []
  @exclusivity(unchecked) package private(set) final var isDetached = false
  /// What this view and those inside hand up, by the key's identity.
  final var preferences: [ObjectIdentifier: PreferenceSlot] = [:]
  /// Whether the node is in the queue of those whose box has other children now.
  @exclusivity(unchecked) final var waitsForBoxes = false
  @exclusivity(unchecked) nonisolated(unsafe) private var subscriber: NodeSubscriber?
  @exclusivity(unchecked) nonisolated(unsafe) private var models: ModelWatch?

  package init(in context: NodeContext) {
    tree = context.tree
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    if context.isLazy { roles.insert(.lazyPlace) }
    tree.nodesMade += 1
  }

  // A picture may outlive its view: a surface still holds the scene.
  deinit {
    facet?.render.loseOwner()
    subscriber?.cancel()
    models?.end()
    // What queues and registries know of a node is right until the node has left the tree.
    if !isDetached && depth > 0 { assertionFailure("a node ends that has not left the tree") }
  }

  // MARK: Tree

  /// A context for nodes below this one.
  package final var childContext: NodeContext {
    NodeContext(tree: tree, parent: self, environment: environment)
  }

  /// A context for nodes that stand where this one stands, rather than inside it: in a lazy container
  /// their collections are made row by row as well.
  package final var placeContext: NodeContext {
    var context = childContext
    context.isLazy = box == nil && roles.contains(.lazyPlace)
    return context
  }

  package final func adopt(_ nodes: [ViewNode]) { children = nodes }

  /// Replaces the children; those that are gone leave the tree.
  package final func setChildren(_ nodes: [ViewNode]) {
    let ends = CommonEnds(children, nodes)
    let kept = Set(nodes[ends.middle(of: nodes.count)].map(ObjectIdentifier.init))
    let gone = children[ends.middle(of: children.count)].filter {
      !kept.contains(ObjectIdentifier($0))
    }
    children = nodes
    for node in gone { node.detach() }
    for key in preferences.keys { preferenceChanged(key) }
    structureChanged()
  }

  /// Leaves the tree with everything below.
  package final func detach() {
    guard !isDetached else { return }
    isDetached = true
    willDetach()
    for child in children { child.detach() }
    subscriber?.cancel()
    models?.end()
    facet?.leave()
  }

  /// A subclass's chance to let go of what it registered elsewhere.
  open func willDetach() {}

  /// The nearest node around this one that satisfies a condition.
  package final func ancestor(where condition: (ViewNode) -> Bool) -> ViewNode? {
    var node = parent
    while let current = node {
      if condition(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// Whether this node lies inside another, or is it.
  package final func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      if current.depth < other.depth { return false }
      node = current.parent
    }
    return false
  }

  // MARK: Layout

  /// Gives the node its box and, where it draws or takes part in focus, a facet.
  package final func setBox(_ box: LayoutBox, draws: Bool) {
    self.box = box
    if draws { makeFacet() }
  }

  @discardableResult
  package final func makeFacet() -> NodeFacet {
    if let facet { return facet }
    guard let box else { preconditionFailure("a facet needs a box") }
    let facet = NodeFacet(node: self, box: box)
    box.facet = facet
    self.facet = facet
    return facet
  }

  /// The boxes that stand for this node in a container: its own, or those below.
  open func collectBoxes(into boxes: inout [LayoutBox]) {
    if let box {
      boxes.append(box)
    } else {
      for child in children { child.collectBoxes(into: &boxes) }
    }
  }

  /// Hands the boxes of the children to this node's own box.
  open func refreshBoxes() {
    guard let box else { return }
    var boxes: [LayoutBox] = []
    for child in children { child.collectBoxes(into: &boxes) }
    box.setChildren(arrangeBoxes(boxes))
  }

  /// A subclass's chance to wrap or order the boxes below.
  open func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] { boxes }

  /// Nodes came or went below: the nearest box around has other children now.
  package final func structureChanged() {
    var node: ViewNode? = self
    while let current = node {
      if current.box != nil {
        tree.needBoxes(current)
        return
      }
      node = current.parent
    }
  }

  /// The first box at or below this node.
  open var firstBox: LayoutBox? {
    if let box { return box }
    for child in children { if let found = child.firstBox { return found } }
    return nil
  }

  // MARK: Change

  /// Runs `work`; when something that it reads changes, `graphChanged()` is called.
  ///
  /// The one way to evaluate an author's binding or closure: states, environment values and
  /// `@Observable` objects alike are followed from here on, those of the last time no longer.
  package final func tracking<Result>(_ work: () -> Result) -> Result {
    watch(work, besides: false)
  }

  /// Runs `work`, whose reads count besides those of the last `tracking`: for what is drawn when a
  /// surface looks.
  package final func alsoTracking<Result>(_ work: () -> Result) -> Result {
    watch(work, besides: true)
  }

  /// - Parameter besides: whether what was read before goes on counting.
  private func watch<Result>(_ work: () -> Result, besides: Bool) -> Result {
    // Observation counts what an inner reading finds for the outer one too: a watch that joined it
    // would end the outer one with its own.
    let joins = !tree.graph.isEvaluating
    if !besides { models?.end() }
    let (result, hasReadSettings) =
      if let subscriber {
        besides
          ? subscriber.extend { watchModels(work, joins: joins) }
          : subscriber.evaluate { watchModels(work, joins: joins) }
      } else {
        Reading.evaluate(for: self) { watchModels(work, joins: joins) }
      }
    if hasReadSettings { roles.insert(.readsSettings) }
    return result
  }

  private func watchModels<Result>(_ work: () -> Result, joins: Bool) -> Result {
    if models == nil { models = ModelWatch.ifLikely(for: self) }
    guard joins, let models else {
      return withObservationTracking(work, onChange: madeModels.teller)
    }
    return withObservationTracking(
      {
        models.join()
        return work()
      }, onChange: models.teller)
  }

  /// The watch, made when there is something to watch.
  private var madeModels: ModelWatch {
    let made = models ?? ModelWatch(self)
    models = made
    return made
  }

  /// Asks for `graphChanged()` in the next round.
  package final func markDirty() {
    if subscriber == nil { subscriber = NodeSubscriber(self) }
    if let subscriber, !isDetached { tree.graph.invalidate(subscriber) }
  }

  /// Something that the node read has changed.
  open func graphChanged() {}

  /// Environment values as this node sees them, tracked for the current reader.
  package final var values: EnvironmentValues { EnvironmentValues(scope: environment) }

  /// What the modifier whose place this is keeps from one update to the next.
  package var kept: AnyObject? { nil }

  /// Whether this node is a modifier's: it stands for the view inside it.
  open var isModifier: Bool { false }

  // MARK: Events

  /// Asked from the focused view outward before the key does anything else (`onKeyPress`).
  package func keyPressed(_ stroke: KeyStroke) -> Bool { false }

  /// The properties of the view's value by name, for tests and tools.
  open func property(named name: String) -> Any? { nil }

  /// Whether the view is an author's own rather than one of Fovea's.
  open var isAuthored: Bool { false }

  /// The type of view whose place this is, for messages.
  open var viewName: String { "\(type(of: self))" }

  /// This node as the kind that its place in the tree fixes.
  ///
  /// The kind of a node is decided by the static type of the view that made it, and only a view of
  /// that very type updates it, so the cast cannot fail; debug builds check it.
  package final func cast<Node: ViewNode>(to kind: Node.Type) -> Node {
    unsafeDowncast(self, to: kind)
  }
}

/// The name inside the package: what authors see begins with an underscore, so that it cannot meet a
/// name of theirs.
package typealias ViewNode = _ViewNode

/// What events and focus may find at a node.
package struct NodeRoles: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let focusBinding = NodeRoles(rawValue: 1 << 0)
  package static let focusTarget = NodeRoles(rawValue: 1 << 1)
  package static let keyPress = NodeRoles(rawValue: 1 << 2)
  package static let command = NodeRoles(rawValue: 1 << 3)
  package static let submit = NodeRoles(rawValue: 1 << 4)
  package static let preference = NodeRoles(rawValue: 1 << 5)
  package static let scroll = NodeRoles(rawValue: 1 << 6)
  package static let defaultFocus = NodeRoles(rawValue: 1 << 7)
  package static let shortcut = NodeRoles(rawValue: 1 << 8)
  package static let focusRegion = NodeRoles(rawValue: 1 << 9)
  package static let modal = NodeRoles(rawValue: 1 << 10)
  package static let focusedValue = NodeRoles(rawValue: 1 << 11)
  /// Reads settings of the root, which hardly ever change.
  package static let readsSettings = NodeRoles(rawValue: 1 << 12)
  package static let lazyRows = NodeRoles(rawValue: 1 << 13)
  /// Stands in a lazy container, with nothing between that lays out.
  package static let lazyPlace = NodeRoles(rawValue: 1 << 14)
  package static let rowLink = NodeRoles(rawValue: 1 << 15)
  package static let crown = NodeRoles(rawValue: 1 << 16)
  /// What an author made of a screen or a panel, without the bars around it.
  package static let mainContent = NodeRoles(rawValue: 1 << 17)
  /// A control, whatever it is made of.
  package static let control = NodeRoles(rawValue: 1 << 18)
}

extension ViewNode: SubscriberMaking {
  /// The subscriber that the graph marks when something changes that this node reads.
  nonisolated public func makeSubscriber() -> Subscriber {
    // Asked on the main actor, where all reading is watched; the result stays there.
    nonisolated(unsafe) var made: Subscriber?
    MainActor.assumeIsolated {
      let subscriber = NodeSubscriber(self)
      self.subscriber = subscriber
      made = subscriber
    }
    return made!
  }
}

/// The subscriber of a node.
package final class NodeSubscriber: Subscriber {
  // The node cancels its subscriber before it ends, and nobody asks one that is not dirty.
  package unowned(unsafe) let node: ViewNode

  @MainActor init(_ node: ViewNode) {
    self.node = node
    super.init(depth: node.depth, in: node.tree.graph)
  }
}
