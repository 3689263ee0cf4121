import FoveaFocus
import FoveaNode

/// A sheet, a dialog, a menu: while it shows, focus stays inside.
@MainActor
package final class ModalScope {
  weak var facet: NodeFacet?
  /// Whether the platform's rule for a new window has still to be applied inside.
  var isFresh = true
  /// Whether focus goes back even where fingers operate the device: menus leave no trace (F438).
  package var restoresOnTouch = false
  /// Whether focus begins at the first line whatever the device does in a new window.
  package var startsAtFirst = false
  var restores: FocusTarget?
  var reasonBefore = FocusReason.initial

  package init(_ facet: NodeFacet) { self.facet = facet }

  var id: FocusMap.ID? { facet?.focus?.id }
}
