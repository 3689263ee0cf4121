import FoveaFocus
import FoveaGeometry
import FoveaNode

/// A facet's entry in the focus map: a target, a section, a scroll area, or a group that holds some.
@MainActor
package final class FocusEntry: FacetEntry {
  package unowned let system: FocusSystem
  package unowned let facet: NodeFacet
  @exclusivity(unchecked) package private(set) var kind: FocusMap.Kind
  @exclusivity(unchecked) package private(set) var id: FocusMap.ID?
  @exclusivity(unchecked) package var target: FocusTarget?
  /// Who decides where focus goes when it enters here; `nil` leaves it to the rule.
  @exclusivity(unchecked) package var region: DefaultFocusRegion?
  /// Whether the facet has left the tree: it may be gone while the entry waits to join.
  @exclusivity(unchecked) var hasLeft = false

  init(_ kind: FocusMap.Kind, on facet: NodeFacet, system: FocusSystem) {
    self.kind = kind
    self.facet = facet
    self.system = system
  }

  package func setKind(_ kind: FocusMap.Kind) {
    guard kind != self.kind else { return }
    self.kind = kind
    if let id { system.map.setKind(kind, of: id) }
  }

  func join(under parent: FocusMap.ID) {
    let id = system.map.insert(kind, under: parent)
    self.id = id
    system.map.setFrame(facet.contentFrame, of: id)
    if let target { system.map.setTraits(target.movement, of: id) }
    if case .scroll = kind { scrolled() }
    system.register(self, id)
  }

  func root(as id: FocusMap.ID) { self.id = id }

  package var isOnMap: Bool { id != nil }

  package func placed(in frame: Rect) {
    guard let id else { return }
    system.map.setFrame(frame, of: id)
    if case .scroll = kind { scrolled() }
  }

  package func scrolled() { system.scrolled(self) }

  package func slide(from member: any FacetEntry, by distance: Point) {
    guard let id, let first = (member as? FocusEntry)?.id else { return }
    system.map.slideChildren(of: id, from: first, by: distance)
  }

  package func arrange(_ content: [NodeFacet]) { system.arrange(content, in: facet) }

  /// Leaves the map until the facet shows again.
  package func withdraw() {
    forget()
    system.rejoin(self)
  }

  /// Leaves for good.
  package func leave() {
    hasLeft = true
    forget()
    target?.leave()
    if let region { system.freshRegions.removeAll { $0 === region } }
  }

  private func forget() {
    if let id { system.forget(self, id) }
    id = nil
  }
}

extension NodeFacet {
  /// Takes part in focus: a target, a section, a scroll area, or a group that holds some.
  package var focus: FocusEntry? {
    // Nothing else stands for a facet in the focus map.
    get { entry.map { unsafeDowncast($0, to: FocusEntry.self) } }
    set { entry = newValue }
  }
}
