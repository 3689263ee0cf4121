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
  package let focus: FocusSystem
  package let hover = HoverSystem()
  package let resources = ResourceStore()
  /// A screen reader and where it is.
  package private(set) lazy var reader = ScreenReader(self)
  /// What views hand to commands and to each other because of where focus is.
  package let focusedValues: FocusedValueStore
  /// The scenes and menus, where this is the tree of a program.
  package let program = ProgramParts()
  package let colorSchemes = ColorSchemeWishes()
  /// What the views of this window have stored by name (`SceneStorage`).
  package let sceneStore = SceneStore()
  private var systemColorScheme = ColorScheme.light
  package let issues: IssueLog
  package let traits: DeviceTraits
  package let measurer: any TextMeasurer
  package private(set) var root: RootNode!
  /// Sheets, dialogs, menus: what lies above the content.
  package private(set) var presentation: PresentationLayer!
  package private(set) var rootEnvironment: EnvironmentScope
  /// Notices from other threads that something observed has changed.
  package let notices = NoticeBoard()
  /// The searches on screen, the one made last at the end.
  var searches: [SearchContext] = []
  /// Actions that run once the interface has settled, in tree order.
  package var actions = ActionQueue()
  /// Bodies evaluated and nodes made since the session began.
  package var bodiesRun = 0
  package var nodesMade = 0
  /// The transaction of the writes that wait for the next update.
  package var transaction = Transaction()
  /// Asks whoever runs the session for a frame.
  package var onNeedsFrame: (() -> Void)?
  /// Containers of which only a part exists.
  package var lazyContainers: [ObjectIdentifier: any LazyContainer] = [:]
  /// What actions asked to scroll to, until the next layout.
  package var scrollWishes: [ScrollWish] = []
  /// Who depends on where views stand.
  package let geometry = GeometryWatch()
  /// Nodes whose preferences were put together since the session began: a counter.
  package var preferencesReduced = 0
  private var readers: [PreferenceReader] = []
  private var boxless = DepthQueue<ViewNode>()
  let reports = FacetReports()

  /// - Parameter surroundings: where the root view finds values that this tree does not set.
  package init(
    traits: DeviceTraits, measurer: any TextMeasurer, issues: IssueLog,
    surroundings: EnvironmentScope? = nil
  ) {
    self.traits = traits
    self.measurer = measurer
    self.issues = issues
    rootEnvironment = EnvironmentScope(parent: surroundings, graph: graph)
    focus = FocusSystem(traits: traits)
    focusedValues = FocusedValueStore(in: graph)
    focus.tree = self
    presentation = PresentationLayer(tree: self)
    focusedValues.tree = self
    graph.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
    layout.onDirty = { [unowned self] in MainActor.assumeIsolated { needsFrame() } }
    FocusStateMisuse.listeners[ObjectIdentifier(self)] = { [unowned self] in report($0) }
  }

  /// All views leave: the session is over, and nodes keep their tree.
  package func end() {
    onNeedsFrame = nil
    for panel in presentation.panels { panel.detach() }
    for view in root.children { view.detach() }
    root = nil
    presentation = nil
    searches = []
    actions = ActionQueue()
    readers = []
    boxless = DepthQueue()
    _ = reports.takeChanged()
    _ = reports.takeMoved()
  }

  isolated deinit { FocusStateMisuse.listeners[ObjectIdentifier(self)] = nil }

  /// Makes the tree of a view.
  package func install<Content: View>(_ view: Content) {
    precondition(root == nil, "a tree shows one root view")
    let context = NodeContext(tree: self, parent: nil, environment: rootEnvironment)
    root = RootNode(view, in: context)
  }

  /// Gives the root a newer value of the same type of view.
  ///
  /// - Parameter transaction: that of the change from which the value comes.
  package func update<Content: View>(_ view: Content, transaction: Transaction = Transaction()) {
    let own = self.transaction
    self.transaction = transaction
    root.update(view)
    self.transaction = own
  }

  /// Forgets a transaction that no update has taken.
  package func dropTransaction() { _ = PendingTransaction.take(for: graph) }

  package func needsFrame() { onNeedsFrame?() }

  /// Sets the values that the root view finds: the device's, then those of the program's options.
  package func setRootEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    values.deviceIdiom = traits.idiom
    values.bodySize = traits.bodySize
    values.textLocale = surroundings.textLocale
    values.layoutDirection = surroundings.layoutDirection
    values.colorScheme = surroundings.colorScheme
    values.resources = resources
    change(&values)
    rootEnvironment.provide(values)
    rootEnvironment.becomeSettings()
    // These change while the program runs: who reads them depends on them.
    values = EnvironmentValues()
    values.heldModifiers = []
    values.resetFocus = ResetFocusAction(focus)
    values.scenePhase = .active
    rootEnvironment.provide(values)
    values = EnvironmentValues(scope: rootEnvironment)
    systemColorScheme = values.colorScheme
    focus.isRightToLeft = values.layoutDirection == .rightToLeft
  }

  /// What the program says around this window.
  private var surroundings: EnvironmentValues {
    rootEnvironment.parent.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
  }

  /// Takes the settings of the program again: one of its scenes may have changed them.
  package func takeSettings() {
    let own = EnvironmentValues(scope: rootEnvironment)
    let newer = surroundings
    changeRootEnvironment { values in
      if newer.textLocale != own.textLocale { values.textLocale = newer.textLocale }
      if newer.layoutDirection != own.layoutDirection {
        values.layoutDirection = newer.layoutDirection
      }
      if newer.colorScheme != systemColorScheme {
        systemColorScheme = newer.colorScheme
        values.colorScheme = colorSchemes.decided ?? newer.colorScheme
      }
    }
    focus.isRightToLeft = newer.layoutDirection == .rightToLeft
  }

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

  private func settleColorScheme() {
    colorSchemes.settle { preferred in
      changeRootEnvironment { $0.colorScheme = preferred ?? systemColorScheme }
    }
  }

  /// The software keyboard; `nil` while it is hidden (F339).
  package var softwareKeyboard: SoftwareKeyboard? {
    guard traits.isTouch || traits.isRemote, let input = focus.focused?.textInput, input.isEditing
    else { return nil }
    return input.keyboard
  }

  /// What was copied or cut last; surfaces read and write it.
  package var pasteboard = Pasteboard()

  /// Where commands begin when focus is nowhere: the root's first branch.
  package var handlersAtRoot: ViewNode? {
    var node: ViewNode = presentation.panels.last ?? root.children[0]
    while node.children.count == 1 { node = node.children[0] }
    return node
  }

  /// Which views have keyboard shortcuts.
  package var shortcuts = ShortcutIndex()

  /// What the device closes by itself on Escape or Menu: the top modal view, the top of a stack.
  package func closeTop() { presentation.closeTop(asking: traits.isRemote ? .menu : .escape) }

  // MARK: The update pass

  /// Re-evaluates what reads something that changed, those higher in the tree first.
  package func performUpdate() {
    for notice in notices.take() { notice.arrive() }
    transaction = PendingTransaction.take(for: graph, around: rootEnvironment.parent?.graph)
    repeat {
      while let subscriber = graph.popDirty() {
        (subscriber as? NodeSubscriber)?.node.graphChanged()
      }
    } while runReaders()
    transaction = Transaction()
    settleColorScheme()
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
  ///
  /// - Returns: whether there were any.
  private func runReaders() -> Bool {
    if readers.isEmpty { return false }
    var rounds = 0
    while !readers.isEmpty && rounds < 16 {
      rounds += 1
      let waiting = readers.compactMap { reader in reader.node.map { (reader, node: $0) } }
      readers.removeAll()
      for (reader, node) in waiting.inTreeOrder(innerFirst: true, \.node) {
        reader.isWaiting = false
        if !node.isDetached { reader.run() }
      }
    }
    return true
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
      focus.admitNewcomers()
      for facet in changed where !facet.hasLeft { facet.arrangeFocus() }
    }
  }

  // MARK: The layout pass

  /// Measures and places what changed, and tells the picture and the focus map.
  package func performLayout() {
    makeRequestedRows()
    settleLayout()
    makeScrollWishes()
    for container in lazyContainers.values { container.unpin() }
  }

  private func makeScrollWishes() {
    guard !scrollWishes.isEmpty else { return }
    let wishes = scrollWishes
    scrollWishes.removeAll()
    for wish in wishes {
      var rounds = 0
      while wish.apply() && rounds < 8 {
        rounds += 1
        settleLayout()
      }
      settleLayout()
    }
  }

  /// Rows whose identity a waiting focus request names exist when it is resolved (C024).
  private func makeRequestedRows() {
    guard !lazyContainers.isEmpty else { return }
    settleBoxes()
    let wanted = focus.requestedValues
    if wanted.isEmpty { return }
    for container in lazyContainers.values {
      for value in wanted { if let row = container.index(ofRow: value) { container.pin(row) } }
    }
  }

  private func settleLayout() {
    var rounds = 0
    repeat {
      rounds += 1
      _ = runReaders()
      settleBoxes()
      settleFacets()
      layout.update()
      for facet in reports.takeMoved() { facet.settlePlace() }
      if boxless.isEmpty && reports.isEmpty && layout.isClean { geometry.check(layout) }
    } while (!readers.isEmpty || !boxless.isEmpty || !reports.isEmpty || !layout.isClean)
      && rounds < 16
  }

  // MARK: Issues

  /// Tells the author about a mistake, once for each place.
  package func report(_ issue: Issue) { issues.report(issue) }
}
