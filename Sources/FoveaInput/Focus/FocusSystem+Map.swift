import FoveaFocus
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// Views join the focus map and leave it.
extension FocusSystem {
  package func root(at facet: NodeFacet) {
    let entry = FocusEntry(.scope(.init(isTrapping: true)), on: facet, system: self)
    entry.root(as: map.root)
    facet.focus = entry
    entries[map.root] = entry
  }

  /// Makes a facet take part in focus.
  @discardableResult
  package func join(_ facet: NodeFacet, as kind: FocusMap.Kind) -> FocusEntry {
    if let entry = facet.focus {
      entry.setKind(kind)
      return entry
    }
    let entry = FocusEntry(kind, on: facet, system: self)
    facet.focus = entry
    newcomers.append(entry)
    tree.reports.contentChanged(facet)
    return entry
  }

  /// An entry that has left for a while joins again as soon as its facet shows.
  func rejoin(_ entry: FocusEntry) { newcomers.append(entry) }

  func register(_ entry: FocusEntry, _ id: FocusMap.ID) { entries[id] = entry }

  func forget(_ entry: FocusEntry, _ id: FocusMap.ID) {
    entries[id] = nil
    if let target = focused, target === entry.target {
      rememberPlace(of: target)
      focused = nil
      isVacant = true
      invalidate()
    }
    map.remove(id)
  }

  package func target(of id: FocusMap.ID?) -> FocusTarget? {
    id.flatMap { entries[$0]?.target }
  }

  package func entry(of id: FocusMap.ID) -> FocusEntry? { entries[id] }

  /// Gives those who asked to take part their entries, once the facets know their parents.
  func admitNewcomers() {
    guard !newcomers.isEmpty else { return }
    let coming = newcomers
    newcomers.removeAll()
    for entry in coming where !entry.hasLeft {
      if !admit(entry.facet) { newcomers.append(entry) }
    }
  }

  /// Puts what a facet holds into tree order.
  func arrange(_ facets: [NodeFacet], in parent: NodeFacet) {
    guard let id = parent.focus?.id else { return }
    var count = 0
    for facet in facets where facet.focus != nil { count += 1 }
    // One alone is in order.
    if count > 1 { map.arrange(facets.compactMap { $0.focus?.id }, of: id) }
  }

  /// Gives a facet and the containers around it their entries; `false` while it hangs in the air.
  func admit(_ facet: NodeFacet) -> Bool {
    if facet.focus?.id != nil { return true }
    guard let parent = facet.parent, admit(parent), let id = parent.focus?.id else { return false }
    let entry = facet.focus ?? FocusEntry(.group, on: facet, system: self)
    facet.focus = entry
    entry.join(under: id)
    return true
  }

  func scrolled(_ entry: FocusEntry) {
    guard let id = entry.id, let box = entry.facet.box as? ScrollBox else { return }
    map.scroll(id, to: box.offset)
    map.setContentSize(box.contentSize, of: id)
  }

  func eligibilityChanged(_ target: FocusTarget) {
    if let id = target.id { map.setTraits(target.movement, of: id) }
    if target === focused { invalidate() }
    if target.isFocused {
      target.refreshMark()
    }
  }
}
