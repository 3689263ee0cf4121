import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaScene
import Foundation

/// The tree of one window and what its nodes share. There is no global one: a node knows its own.
@MainActor
package final class ViewTree {
  package let graph = Graph()
  package let layout = LayoutContext()
  package let scene = FoveaScene.Scene()
  package let issues: IssueLog
  package let traits: DeviceTraits
  package let measurer: any TextMeasurer
  /// The node of the whole window, once there is one.
  package private(set) var root: ViewNode?
  package private(set) var rootEnvironment: EnvironmentScope
  /// Notices from other threads that something observed has changed.
  package let notices = NoticeBoard()
  /// Actions that run once the interface has settled, in tree order.
  package var actions = ActionQueue()
  /// Bodies evaluated and nodes made since the session began.
  package var bodiesRun = 0
  package var nodesMade = 0
  /// The transaction of the writes that wait for the next update.
  package var transaction = Transaction()
  /// Asks whoever runs the session for a frame.
  package var onNeedsFrame: (() -> Void)?
  /// Nodes whose preferences were put together since the session began: a counter.
  package var preferencesReduced = 0
  private var readers: [PreferenceReader] = []
  private var boxless = DepthQueue<ViewNode>()
  package let reports = FacetReports()
  /// What topics do at the moments of a frame.
  @exclusivity(unchecked) package var moments = TreeMoments()
  // Read and written in whole on the main actor only: no two accesses can overlap.
  @exclusivity(unchecked) private var services: [AnyObject?] = []

  /// - Parameter surroundings: where the root view finds values that this tree does not set.
  package init(
    traits: DeviceTraits, measurer: any TextMeasurer, issues: IssueLog,
    surroundings: EnvironmentScope? = nil
  ) {
    self.traits = traits
    self.measurer = measurer
    self.issues = issues
    rootEnvironment = EnvironmentScope(parent: surroundings, graph: graph)
    graph.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
    layout.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
  }

  /// All views leave: the session is over, and nodes keep their tree.
  package func end() {
    onNeedsFrame = nil
    for work in moments.ending { work() }
    // The root's place in the focus map is the map's own.
    for view in root?.children ?? [] { view.detach() }
    root = nil
    actions = ActionQueue()
    readers = []
    boxless = DepthQueue()
    _ = reports.takeChanged()
    _ = reports.takeMoved()
  }

  /// The node of the whole window has been made.
  package func begin(_ root: ViewNode) {
    precondition(self.root == nil, "a tree shows one root view")
    self.root = root
  }

  /// Forgets a transaction that no update has taken.
  package func dropTransaction() { _ = PendingTransaction.take(for: graph) }

  package func needsFrame() { onNeedsFrame?() }

  /// Changes values that the root view finds; those who read them are told.
  package func changeRootEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    change(&values)
    rootEnvironment.provide(values)
    if rootEnvironment.takeStale(), let root { markReadersOfSettings(below: root) }
  }

  /// - Complexity: O(*n*) in the nodes of the tree; settings hardly ever change.
  private func markReadersOfSettings(below node: ViewNode) {
    if node.roles.contains(.readsSettings) { node.markDirty() }
    for child in node.children { markReadersOfSettings(below: child) }
  }

  // MARK: The update pass

  /// Re-evaluates what reads something that changed, those higher in the tree first.
  package func performUpdate() {
    for notice in notices.take() { notice.arrive() }
    transaction = PendingTransaction.take(for: graph, around: rootEnvironment.parent?.graph)
    SettlingLoop.bodies.run(in: self) {
      graph.beginRound()
      while let subscriber = graph.popDirty() {
        (subscriber as? NodeSubscriber)?.node.graphChanged()
      }
      runReaders()
      return !readers.isEmpty || !graph.isClean
    } givingUp: {
      graph.forgetDirty()
    }
    transaction = Transaction()
    for work in moments.updated { work() }
    settleBoxes()
  }

  /// Gives up actions that wait, after too many rounds.
  package func dropActions() { _ = actions.take() }

  // MARK: Preferences

  /// Asks that a node looks at what its content hands up, once bodies are up to date.
  func needReader(_ reader: PreferenceReader) {
    if reader.isWaiting { return }
    if readers.isEmpty { needsFrame() }
    reader.isWaiting = true
    readers.append(reader)
  }

  /// Inner readers first: what they show may hand up something itself.
  private func runReaders() {
    if readers.isEmpty { return }
    let waiting = readers.compactMap { reader in reader.node.map { (reader, node: $0) } }
    readers.removeAll()
    for (reader, node) in waiting.sorted(by: { $0.node.depth > $1.node.depth }) {
      reader.isWaiting = false
      if node.isDetached { continue }
      Quarrel.current?.note(preferenceAt: node)
      reader.run()
    }
  }

  // MARK: Boxes and facets

  package func needBoxes(_ node: ViewNode) {
    guard !node.waitsForBoxes else { return }
    node.waitsForBoxes = true
    boxless.add(node, depth: node.depth)
  }

  package func settleBoxes() {
    while !boxless.isEmpty {
      for node in boxless.takeDeepestFirst() {
        node.waitsForBoxes = false
        if !node.isDetached { node.refreshBoxes() }
      }
    }
  }

  /// Rebuilds the lists of pictures and focus entries of facets whose content changed.
  private func settleFacets() {
    while reports.hasChanged {
      let changed = reports.takeChanged()
      for facet in changed where !facet.hasLeft { facet.refreshContent() }
      for work in moments.contentArranged { work() }
      for facet in changed where !facet.hasLeft { facet.arrangeFocus() }
    }
  }

  // MARK: The layout pass

  /// Measures and places what changed, and tells the picture and the focus map.
  package func performLayout() {
    for work in moments.layingOut { work() }
    settleLayout()
    for work in moments.laidOut { work() }
    for work in moments.layoutEnded { work() }
  }

  /// Lays out until nothing asks for more.
  package func settleLayout() {
    SettlingLoop.layout.run(in: self) {
      runReaders()
      settleBoxes()
      settleFacets()
      layout.update()
      for facet in reports.takeMoved() { facet.settlePlace() }
      if boxless.isEmpty && reports.isEmpty && layout.isClean {
        for work in moments.standing { work() }
      }
      return !readers.isEmpty || !boxless.isEmpty || !reports.isEmpty || !layout.isClean
    }
  }

  // MARK: Services

  /// What a topic keeps for this window; made when it is first asked for.
  package subscript<Value>(key: TreeKey<Value>) -> Value {
    get { box(of: key).value }
    set { box(of: key).value = newValue }
  }

  private func box<Value>(of key: TreeKey<Value>) -> TreeService<Value> {
    if key.index < services.count, let known = services[key.index] {
      // Only a key of this number makes the box in its place, hence of this type.
      return unsafeDowncast(known, to: TreeService<Value>.self)
    }
    let made = TreeService(key.make(self))
    while services.count <= key.index { services.append(nil) }
    services[key.index] = made
    return made
  }

  // MARK: Issues

  /// Tells the author about a mistake, once for each place.
  package func report(_ issue: Issue) { issues.report(issue) }
}

extension SettlingLoop {
  fileprivate static let bodies = SettlingLoop(
    limit: 16, verb: "bodies keep changing", unknown: "what they hand up",
    fixes: [
      "Write state in an action: onAppear, onChange, a button; not while a body is evaluated.",
      "Let what is made from a preference hand up nothing that changes it.",
    ])

  fileprivate static let layout = SettlingLoop(
    limit: 100, verb: "the layout keeps changing", unknown: "itself",
    fixes: ["Let a Layout give the same answers to the same proposals."])
}
