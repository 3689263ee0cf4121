import FoveaControls
import FoveaDrawing
import FoveaFields
import FoveaGraph
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// The place of a tab's view; nothing is made of it before it is chosen.
package final class TabItemNode: ViewNode {
  struct Item {
    let label: AnyView
    let tag: AnyHashable?
    let make: @MainActor (NodeContext) -> ViewNode
    let update: @MainActor (ViewNode) -> Void
  }

  private(set) var item: Item
  private let scope: EnvironmentScope
  private var isChosen = false

  init(_ item: Item, in context: NodeContext) {
    self.item = item
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(ScreenBox(in: tree.layout), draws: true)
    tree.focus.join(makeFacet(), as: .section())
    provide()
  }

  func show(_ item: Item) {
    self.item = item
    if let child = children.first { item.update(child) }
  }

  package override func graphChanged() { provide() }

  private func provide() {
    let isHidden = tracking { EnvironmentValues(scope: environment).isHiddenFromUser }
    var values = EnvironmentValues()
    values.isHiddenFromUser = isHidden || !isChosen
    scope.provide(values)
  }

  func setChosen(_ isChosen: Bool) {
    guard isChosen != self.isChosen else { return }
    self.isChosen = isChosen
    provide()
    guard isChosen, children.isEmpty else { return }
    var inner = childContext
    inner.environment = scope
    adopt([item.make(inner)])
    tree.needBoxes(self)
  }
}

/// The place of a tab view: all its tabs, the screen of the one that is chosen, and the bar.
///
/// On the TV Menu leads from inside a tab to the bar, and does nothing there (F227).
package final class TabNode: ViewNode, Closable, FrontHolder {
  var choice: TabChoice?
  private var ownChoice: AnyHashable?
  private(set) var content: ViewNode!
  private var bar: ViewNode!
  private var tabs: [(id: AnyHashable, node: TabItemNode)] = []
  private let column: StackBox

  init(_ choice: TabChoice?, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.choice = choice
    column = StackBox(axis: .vertical, alignment: .centerX, spacing: 0, in: context.tree.layout)
    super.init(in: context)
    setBox(column, draws: true)
    // Before the content: what opens there closes first.
    tree.presentation.opened(self)
    self.content = content(childContext)
    bar = TabBar._makeNode(TabBar(tabs: [], chosen: nil) { _ in }, in: childContext)
    adopt([self.content, bar])
    findTabs()
    graphChanged()
    refreshBoxes()
  }

  private func findTabs() {
    tabs = []
    func visit(_ node: ViewNode, _ tag: AnyHashable?) {
      var tag = tag
      if let own = node as? ModifierNode<Tag> { tag = own.modifier.value.unwrapped }
      if let row = node as? RowNode { tag = row.id }
      if let tab = node as? TabItemNode {
        tabs.append((tag ?? tab.item.tag ?? AnyHashable(tabs.count), tab))
        return
      }
      for child in node.children { visit(child, tag) }
    }
    visit(content, nil)
  }

  private var chosen: AnyHashable? {
    let wish = choice?.read() ?? ownChoice
    return tabs.contains { $0.id == wish } ? wish : tabs.first?.id
  }

  package override func graphChanged() {
    let chosen = tracking { self.chosen }
    for tab in tabs { tab.node.setChosen(tab.id == chosen) }
    let view = TabBar(tabs: tabs.map { ($0.id, $0.node.item.label) }, chosen: chosen) {
      [weak self] in self?.choose($0)
    }
    TabBar._updateNode(view, bar)
    tree.needBoxes(self)
  }

  private func choose(_ id: AnyHashable) {
    guard id != chosen else { return }
    ownChoice = id
    choice?.write(id)
    markDirty()
  }

  package override func refreshBoxes() {
    let before = tabs.map(\.id)
    findTabs()
    if tabs.map(\.id) != before { markDirty() }
    var boxes: [LayoutBox] = []
    let chosen = chosen
    let screen = tabs.first { $0.id == chosen }?.node.box.map { [$0] } ?? []
    bar.collectBoxes(into: &boxes)
    column.setChildren(tree.traits.isTouch ? screen + boxes : boxes + screen)
  }

  package override func willDetach() { tree.presentation.closed(self) }

  // MARK: The way out

  private var chosenNode: TabItemNode? {
    let chosen = chosen
    return tabs.first { $0.id == chosen }?.node
  }

  package var front: ViewNode? { chosenNode }

  package var isScreen: Bool { false }

  package var isConcerned: Bool {
    guard tree.traits.isRemote, let focused = tree.focus.focused?.view else { return false }
    return focused.isReached(by: self)
  }

  package func close(asking key: Key) -> Bool {
    guard let focused = tree.focus.focused?.view, let chosenNode, focused.isReached(by: chosenNode)
    else { return false }
    return tree.focus.enter(bar)
  }
}
