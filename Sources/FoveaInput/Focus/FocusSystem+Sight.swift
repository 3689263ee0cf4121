import FoveaFocus
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// What can be seen of a target.
extension FocusSystem {
  /// Whether one later-drawn view hides all that shows of a target (DESIGN 4, B.1).
  ///
  /// - Parameter shown: the part of the target's frame that is in sight; the map is being asked a
  ///   question when this is called and must not be touched.
  package func isCovered(_ id: FocusMap.ID, _ shown: Rect) -> Bool {
    entries[id]?.facet.render.isCovered(in: shown) ?? false
  }

  /// Scrolls so that a target shows whole (B.14): always for moves by key, else for text fields.
  func reveal(_ target: FocusTarget, reason: FocusReason) {
    guard let id = target.id, reason == .key || target.isTextEntry || traits.isRemote else {
      return
    }
    let margin = traits.isRemote ? Insets(all: 60) : Insets.zero
    scroll(map.scrollRequests(toShow: id, margin: margin))
  }

  /// Brings the field that has focus back into sight when the space for content has changed: the
  /// software keyboard has come (F86).
  package func showFocusedField() {
    if let focused, !focused.isGone, focused.isTextEntry { reveal(focused, reason: reason) }
  }

  package func scroll(_ requests: [ScrollRequest]) {
    for request in requests {
      (entries[request.scroll]?.facet.box as? ScrollBox)?.scroll(to: request.offset)
    }
  }
}
