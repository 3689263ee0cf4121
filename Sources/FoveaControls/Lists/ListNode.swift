import FoveaDrawing
import FoveaFields
import FoveaGeometry
import FoveaGraph
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// The place of a list: what can be chosen in it, what is, and on which row keys act.
///
/// How it behaves on this device is its manner; where its rows are, its column knows.
package final class ListNode: ViewNode, DescribedNode, FocusHolder, CommandResponder,
  PointerResponder
{
  let manner: ListManner
  package private(set) var selection: ListSelection?
  private(set) var target: FocusTarget!
  /// Where the rows are; `nil` while the first ones are being made.
  private(set) weak var column: (any RowColumn)?
  private let scope: EnvironmentScope
  private(set) var selected: Set<AnyHashable> = []
  /// The row on which keys act: the one chosen last.
  weak var cursor: ListRow?
  /// The value from which Shift selects.
  var anchor: AnyHashable?
  /// What was typed to go to a row.
  var typed = ""
  private var links = 0

  init<Content: View>(
    selection: ListSelection?, kind: ListKind, content: Content, in context: NodeContext
  ) {
    manner = ListManner(kind, on: context.tree.traits)
    self.selection = selection
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    target = FocusTarget(.selection, on: self)
    joinFocus(target)
    var values = EnvironmentValues()
    values.list = ListReference(list: self, panel: self.values.panel.panel)
    values.rowKind = .row
    values.labelsStandBeforeFields = kind == .form
    scope.provide(values)
    graphChanged()
    var inner = childContext
    inner.environment = scope
    adopt([Content._makeNode(content, in: inner)])
    refreshBoxes()
    find(column: children)
    showSelection()
  }

  private func find(column nodes: [ViewNode]) {
    guard let node = nodes.first else { return }
    guard let column = node as? any RowColumn else { return find(column: node.children) }
    self.column = column
    guard let lazy = column as? LazyNode else { return }
    lazy.keptRow = { [weak self] in
      guard let self, let cursor, !cursor.isDetached else { return nil }
      return self.column?.place(of: cursor)
    }
    lazy.onChange = { [weak self] in self?.rowsChanged() }
  }

  func update<Content: View>(selection: ListSelection?, content: Content) {
    self.selection = selection
    graphChanged()
    if let child = children.first { Content._updateNode(content, child) }
  }

  package func handleKey(_ stroke: KeyStroke) -> Bool { handle(stroke) }

  package func activate() { if let cursor { activate(cursor) } }

  package func focusChanged(_ isFocused: Bool, _ reason: FocusReason) { showSelection() }

  package override func graphChanged() {
    followLayoutDirection()
    let (conditions, selected) = tracking { () -> (FocusConditions, Set<AnyHashable>) in
      _ = values.layoutDirection
      return (values.focusConditions, selection?.selected() ?? [])
    }
    var reachable = conditions
    if !isStop { reachable.isHidden = true }
    target.conditions = reachable
    guard selected != self.selected else { return }
    self.selected = selected
    showSelection()
  }

  package func describe() -> AccessibilityNode? { AccessibilityNode(role: manner.role) }

  // MARK: Being a stop

  private var isStop: Bool {
    switch manner.stop {
    case .never: false
    case .always: true
    case .withChoices: selection != nil || links > 0
    }
  }

  func linkCame() {
    links += 1
    if links == 1 { markDirty() }
  }

  func linkLeft() {
    links -= 1
    if links == 0 { markDirty() }
  }

  // MARK: What shows

  /// A row has come, or rows have changed places.
  func rowsChanged() { if column != nil { showSelection() } }

  func showSelection() { for row in column?.shownRows ?? [] { show(row) } }

  /// Shows whether a row is selected.
  func show(_ row: ListRow) {
    let isSelected =
      selection == nil
      ? row === cursor && target.isFocused
      : value(of: row).map(selected.contains) ?? false
    row.setSelected(isSelected, isActive: target.isFocused)
  }
}

extension ListNode: TextMeasuring {
  package func measureAgain() { for row in column?.shownRows ?? [] { row.applyMargins() } }
}
