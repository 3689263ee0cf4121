import FoveaInput
import FoveaScene
import FoveaTextEditing

extension TextInputNode {
  /// A click puts the caret, a double one selects a word, a triple one the line.
  func placeCaret(_ event: PointerEvent) {
    guard isEditing else { return }
    let place = area.place(at: event.location)
    switch event.clickCount {
    case 2: perform(.selectWord(at: place.offset))
    case 3...: perform(.selectLine(at: place.offset))
    default:
      let extends = event.modifiers.contains(.shift)
      perform(.place(at: place.offset, affinity: place.affinity, extending: extends))
    }
  }

  /// A pointer that goes down and moves selects; a finger scrolls what is around.
  func point(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      isSelecting = isEditing && !event.isTouch
      return isSelecting
    case .dragged:
      guard isSelecting else { return false }
      let place = area.place(at: event.location)
      perform(.place(at: place.offset, affinity: place.affinity, extending: true))
      return true
    case .up:
      defer { isSelecting = false }
      return isSelecting
    case .scroll(let delta):
      guard editing.isMultiline, area.scroll(by: delta.y) else { return false }
      contentDragged(by: delta, isEditor: true)
      show()
      return true
    case .moved: return false
    }
  }
}
