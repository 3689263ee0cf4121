import FoveaGeometry
import FoveaInput
import FoveaNode
import FoveaScene

/// Rows that can be chosen: those that the selection can hold, and links.
extension ListNode {
  /// Whether the selection can hold a row.
  func canSelect(_ row: ListRow) -> Bool {
    guard row.kind == .row, let selection, let value = value(of: row) else { return false }
    return selection.accepts(value)
  }

  /// Whether keys stop at a row: the selection can hold it, or where there is none, it is a link.
  func isStop(_ row: ListRow) -> Bool {
    row.kind == .row && (selection == nil ? row.link != nil : canSelect(row))
  }

  /// What the selection knows a row by: its identity, or the value that its link leads to.
  func value(of row: ListRow) -> AnyHashable? {
    if let value = row.link?.value, selection?.accepts(value) == true { return value }
    return row.identity
  }

  /// A person chose a row: it is selected, or its link is followed.
  func activate(_ row: ListRow) {
    select(row, extending: false, toggling: false)
    row.link?.follow()
    if manner.kind == .menu { values.dismiss() }
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
    } else if selection.isMultiple && extending, let range = values(to: row) {
      newer = range
    }
    if !extending { anchor = value }
    if newer != selected { selection.write(newer) }
    if manner.leadsOn { values.showsNextColumn?.show() }
  }

  /// The values of the rows from the anchor to another row.
  private func values(to row: ListRow) -> Set<AnyHashable>? {
    guard let anchor, let start = position(of: anchor), let end = position(of: row) else {
      return nil
    }
    var found: Set<AnyHashable> = []
    _ = firstStop(from: min(start, end), forward: true) { row, position in
      if let value = value(of: row) { found.insert(value) }
      return position == max(start, end)
    }
    return found
  }

  // MARK: Pointers

  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    switch (event.phase, manner.press) {
    case (_, .none), (.moved, _), (.scroll, _): return false
    case (.dragged, _): return true
    case (.down, let press):
      guard let row = usableRow(at: event.location) else { return false }
      if press == .choosesDown {
        select(
          row, extending: event.modifiers.contains(.shift),
          toggling: event.modifiers.contains(.command))
      }
      return true
    case (.up, let press):
      guard let row = usableRow(at: event.location) else { return true }
      if manner.kind == .menu {
        activate(row)
        return true
      }
      if press == .choosesUp {
        select(row, extending: false, toggling: selection?.isMultiple == true)
      }
      row.link?.follow()
      return true
    }
  }

  private func usableRow(at point: Point) -> ListRow? {
    column?.shownRows.first { row in
      guard row.kind == .row, let render = row.facet?.render else { return false }
      return render.absoluteFrame.contains(point) && target.conditions.isEnabled
        && (canSelect(row) || row.link != nil)
    }
  }
}
