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
    // What is clicked stays under the pointer until the caret is where it was clicked.
    if target.isTextEntry, reason == .pointer { return caretMoved() }
    let margin = traits.isRemote ? Insets(all: 60) : Insets.zero
    scroll(map.scrollRequests(toShow: id, or: caretPart(of: target), margin: margin))
  }

  /// The caret's line, with the lines beside it.
  private func caretPart(of target: FocusTarget) -> ScrollPart? {
    guard let caret = target.holder?.caretFrame else { return nil }
    return ScrollPart(
      frame: caret,
      margin: Insets(top: 2 * caret.height, left: 0, bottom: 2 * caret.height, right: 0))
  }

  /// The caret of the field that has focus stands elsewhere: it is brought into sight when the text
  /// has its new lines.
  package func caretMoved() {
    hasMovedCaret = true
    tree.needsFrame()
  }

  /// Whether the caret has moved since this was asked last.
  package func takeCaretMove() -> Bool {
    defer { hasMovedCaret = false }
    return hasMovedCaret
  }

  /// Brings the field that has focus, or the caret's line where the field is larger, back into sight:
  /// the caret has moved, or the space for content has changed (F86).
  package func showFocusedField() {
    if let focused, !focused.isGone, focused.isTextEntry { reveal(focused, reason: .request) }
  }

  package func scroll(_ requests: [ScrollRequest]) {
    for request in requests {
      (entries[request.scroll]?.facet.box as? ScrollBox)?.scroll(to: request.offset)
    }
  }
}
