import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaScene
import Foundation
import Synchronization

/// The tree of one window and what its nodes share. There is no global one: a node knows its own.
@MainActor
package final class ViewTree {
  package let graph = Graph()
  package let layout = LayoutContext()
  package let scene = Scene()
  package let focus: FocusSystem
  package let hover = HoverSystem()
  package let resources = ResourceStore()
  package let issues: IssueLog
  package let traits: DeviceTraits
  package let measurer: any TextMeasurer
  package private(set) var root: RootNode!
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
  private var boxless: [ObjectIdentifier: ViewNode] = [:]
  private var facets: [ObjectIdentifier: NodeFacet] = [:]

  package init(traits: DeviceTraits, measurer: any TextMeasurer, issues: IssueLog) {
    self.traits = traits
    self.measurer = measurer
    self.issues = issues
    rootEnvironment = EnvironmentScope(parent: nil, graph: graph)
    focus = FocusSystem(traits: traits)
    focus.tree = self
    graph.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
    layout.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
  }

  /// Makes the tree of a view.
  package func install<Content: View>(_ view: Content) {
    precondition(root == nil, "a tree shows one root view")
    let context = NodeContext(tree: self, parent: nil, environment: rootEnvironment)
    root = RootNode(view, in: context)
  }

  package func needsFrame() { onNeedsFrame?() }

  /// Sets the values that the root view finds: the device's, then those of the program's options.
  package func setRootEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    values.deviceIdiom = traits.idiom
    values.bodySize = traits.bodySize
    values.resources = resources
    change(&values)
    rootEnvironment.provide(values)
    focus.isRightToLeft = values.layoutDirection == .rightToLeft
  }

  /// The software keyboard; `nil` while it is hidden (F339).
  package var softwareKeyboard: SoftwareKeyboard? {
    guard traits.isTouch, let input = focus.focused?.textInput else { return nil }
    return input.keyboard
  }

  /// Where commands begin when focus is nowhere: the root's first branch.
  package var handlersAtRoot: ViewNode? {
    var node: ViewNode = root
    while node.children.count == 1 { node = node.children[0] }
    return node
  }

  /// Presses the control that has this keyboard shortcut; whether there is one.
  @discardableResult
  package func pressShortcut(_ stroke: KeyStroke) -> Bool { false }

  /// What the device closes by itself on Escape or Menu: the top modal view, the top of a stack.
  package func closeTop() {}

  package func setActive(_ isActive: Bool) {}
  package func setBackground(_ isInBackground: Bool) {}

  // MARK: The update pass

  /// Re-evaluates what reads something that changed, those higher in the tree first.
  package func performUpdate() {
    for token in notices.take() where !token.isGone { token.node?.markDirty() }
    transaction = PendingTransaction.take(for: graph)
    while let subscriber = graph.popDirty() {
      (subscriber as? NodeSubscriber)?.node.graphChanged()
    }
    transaction = Transaction()
    settleBoxes()
  }

  /// Gives up actions that wait, after too many rounds.
  package func dropActions() { _ = actions.take() }

  /// The bodies that were still changing when the rounds were over, for the issue.
  package var lastChangedNames: String { "the state of \(changedLast.joined(separator: ", "))" }
  private var changedLast: [String] = []

  // MARK: Boxes and facets

  package func needBoxes(_ node: ViewNode) {
    boxless[ObjectIdentifier(node)] = node
  }

  package func needContent(_ facet: NodeFacet) {
    facets[ObjectIdentifier(facet)] = facet
  }

  private func settleBoxes() {
    while !boxless.isEmpty {
      let nodes = boxless.values.sorted { $0.depth > $1.depth }
      boxless.removeAll()
      for node in nodes where !node.isDetached { node.refreshBoxes() }
    }
  }

  /// Rebuilds the lists of pictures and focus entries of facets whose content changed.
  private func settleFacets() {
    while !facets.isEmpty {
      let changed = facets.values.sorted { $0.node.depth > $1.node.depth }
      facets.removeAll()
      for facet in changed where !facet.node.isDetached { facet.refreshContent() }
    }
  }

  // MARK: The layout pass

  /// Measures and places what changed, and tells the picture and the focus map.
  package func performLayout() {
    var rounds = 0
    repeat {
      rounds += 1
      settleBoxes()
      settleFacets()
      layout.update()
    } while (!boxless.isEmpty || !facets.isEmpty || !layout.isClean) && rounds < 16
  }

  // MARK: Issues

  /// Tells the author about a mistake, once for each place.
  package func report(_ issue: Issue) { issues.report(issue) }
}

/// Where other threads leave word that an observed object changed.
///
/// Sendable: the list is only touched under the mutex; tokens are immutable but for `isGone`, which
/// is read and written on the main actor.
package final class NoticeBoard: Sendable {
  private let tokens = Mutex<[ObservationToken]>([])
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  package init() {}

  /// Called, on whichever thread the change happens, when the first notice is posted.
  package func onPost(_ work: @escaping @Sendable () -> Void) { wake.withLock { $0 = work } }

  package func post(_ token: ObservationToken) {
    let isFirst = tokens.withLock { list in
      list.append(token)
      return list.count == 1
    }
    if isFirst { wake.withLock { $0 }?() }
  }

  func take() -> [ObservationToken] {
    tokens.withLock { list in
      defer { list.removeAll() }
      return list
    }
  }

  package var isEmpty: Bool { tokens.withLock(\.isEmpty) }
}

/// One evaluation of a body that read observed objects.
package final class ObservationToken: Sendable {
  @MainActor weak var node: ViewNode?
  @MainActor var isGone = false

  @MainActor init(_ node: ViewNode) { self.node = node }
}
