import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaScene

/// The place of a list: which rows there are, which of them are selected, which one keys act on.
package final class ListNode: ViewNode, DescribedNode, FocusHolder, CommandResponder,
  PointerResponder
{
  enum Kind {
    case list, form
    /// The options of a picker in a column, in a row, or in a menu.
    case options, segments, menu

    var isPicker: Bool { self != .list && self != .form }
  }

  let kind: Kind
  private(set) var selection: ListSelection?
  private(set) var target: FocusTarget!
  weak var column: ListColumnNode?
  private let scope: EnvironmentScope
  var selected: Set<AnyHashable> = []
  /// The row on which keys act: the one selected last.
  weak var cursor: ListRow?
  private var anchor: AnyHashable?
  private var links = 0
  var typed = ""

  init<Content: View>(
    selection: ListSelection?, kind: Kind, content: Content, in context: NodeContext
  ) {
    self.kind = kind
    self.selection = selection
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    target = FocusTarget(.selection, on: self)
    joinFocus(target)
    var values = EnvironmentValues()
    values.list = ListReference(list: self, panel: self.values.panel.panel)
    values.labelsStandBeforeFields = kind == .form
    scope.provide(values)
    graphChanged()
    var inner = childContext
    inner.environment = scope
    adopt([Content._makeNode(content, in: inner)])
    refreshBoxes()
    showSelection()
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

  // MARK: Rows

  var rows: [ListRow] { column?.rows ?? [] }

  /// Whether the whole list is a stop: where a selection or links are inside, and keys move in it.
  private var isStop: Bool {
    switch kind {
    case .form, .menu: return false
    case .list:
      guard tree.traits.idiom == .desktop || tree.traits.idiom == .pad else { return false }
      return selection != nil || links > 0
    case .options, .segments:
      return !tree.traits.isRemote && tree.traits.keyboardNavigation
    }
  }

  /// Whether rows that are chosen or followed are stops of their own: keys do not move inside the list.
  var makesStops: Bool {
    switch kind {
    case .form, .menu: true
    case .list: tree.traits.idiom != .desktop && tree.traits.idiom != .pad
    case .options, .segments: tree.traits.isRemote
    }
  }

  /// Whether a person can do something with the rows.
  var canBeUsed: Bool { target.conditions.isEnabled }

  func linkCame() {
    links += 1
    if links == 1 { markDirty() }
  }

  func linkLeft() {
    links -= 1
    if links == 0 { markDirty() }
  }

  func rowsChanged() { if target != nil, column != nil { showSelection() } }

  /// Whether the selection can hold a row, or a link in it is followed.
  func canSelect(_ row: ListRow) -> Bool {
    guard row.kind == .row, let selection, let value = value(of: row) else { return false }
    return selection.accepts(value)
  }

  /// What the selection knows a row by: its identity, or the value that its link leads to.
  func value(of row: ListRow) -> AnyHashable? {
    if let value = row.link?.value, selection?.accepts(value) == true { return value }
    return row.identity
  }

  var stops: [ListRow] {
    rows.filter { $0.kind == .row && (selection == nil ? $0.link != nil : canSelect($0)) }
  }

  private func showSelection() {
    for row in rows {
      let isSelected =
        selection == nil
        ? row === cursor && target.isFocused
        : value(of: row).map(selected.contains) ?? false
      row.setSelected(isSelected, isActive: target.isFocused)
    }
  }

  func insets(of kind: ListRow.Kind) -> Insets {
    let isSmall = tree.traits.isTouch
    let side = tree.traits.isRemote ? 20.0 : 10
    let above = tree.traits.isRemote ? 14.0 : isSmall ? 11 : 0
    switch (kind, self.kind) {
    case (.header, _): return Insets(top: isSmall ? 11 : 22, left: side, bottom: 0, right: side)
    case (.footer, _): return Insets(top: 0, left: side, bottom: 11, right: side)
    case (.row, .options), (.row, .segments), (.row, .menu):
      return Insets(top: 0, left: side, bottom: 0, right: side)
    case (.row, .form), (.row, .list):
      return Insets(top: above, left: side, bottom: above, right: side)
    }
  }

  // MARK: Selecting

  /// A person chose a row: it is selected, or its link is followed.
  func activate(_ row: ListRow) {
    select(row, extending: false, toggling: false)
    row.link?.follow()
    if kind == .menu { values.dismiss() }
  }

  func select(_ row: ListRow, extending: Bool, toggling: Bool) {
    cursor = row
    typed = ""
    guard let selection, let value = value(of: row), selection.accepts(value) else {
      return showSelection()
    }
    var newer: Set<AnyHashable> = [value]
    if selection.isMultiple && toggling {
      newer = selected.symmetricDifference([value])
    } else if selection.isMultiple && extending, let range = values(from: anchor, to: value) {
      newer = range
    }
    if !extending { anchor = value }
    if newer != selected { selection.write(newer) }
    if tree.traits.isTouch || tree.traits.isRemote { values.showsNextColumn?.show() }
  }

  private func values(from: AnyHashable?, to value: AnyHashable) -> Set<AnyHashable>? {
    let all = stops.compactMap { self.value(of: $0) }
    guard let from, let start = all.firstIndex(of: from), let end = all.firstIndex(of: value) else {
      return nil
    }
    return Set(all[min(start, end)...max(start, end)])
  }

  // MARK: Pointers

  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    switch event.phase {
    case .down:
      guard let row = row(at: event.location), row.canBePressed else { return false }
      if tree.traits.isTouch || kind == .menu || kind == .form { return true }
      select(
        row, extending: event.modifiers.contains(.shift),
        toggling: event.modifiers.contains(.command))
      return true
    case .dragged: return true
    case .up:
      guard let row = row(at: event.location), row.canBePressed else { return true }
      if kind == .menu {
        activate(row)
        return true
      }
      if tree.traits.isTouch {
        select(row, extending: false, toggling: selection?.isMultiple == true)
      }
      row.link?.follow()
      return true
    case .moved, .scroll: return false
    }
  }

  private func row(at point: Point) -> ListRow? {
    rows.first { row in
      guard row.kind == .row, let render = row.facet?.render else { return false }
      return render.absoluteFrame.contains(point)
    }
  }

  // MARK: Deleting and moving

  package func respond(to command: ViewCommand) -> Bool {
    guard command == .delete else { return false }
    return delete()
  }

  private func delete() -> Bool {
    let chosen = stops.filter { row in
      selection == nil ? row === cursor : value(of: row).map(selected.contains) ?? false
    }
    guard let first = chosen.first, let editing = first.editing else { return false }
    return editing.delete(chosen.compactMap(\.content))
  }

  package func describe() -> AccessibilityNode? {
    switch kind {
    case .list: AccessibilityNode(role: .list)
    case .form: AccessibilityNode(role: .group)
    case .options, .segments: AccessibilityNode(role: .picker, value: chosenWords)
    case .menu: AccessibilityNode(role: .menu)
    }
  }
}

extension ListNode {
  /// What is written on the options that are chosen.
  private var chosenWords: String? {
    let chosen = rows.filter(\.isSelected).map(\.words)
    return chosen.isEmpty ? nil : chosen.joined(separator: ", ")
  }
}

extension ListNode: TextMeasuring {
  func measureAgain() { for row in rows { row.applyMargins() } }
}
