import FoveaFocus
import FoveaGeometry
import FoveaScene
import FoveaUI

extension Session {
  /// Brings an event to whoever wants it, nearest first, or does what the device does with it.
  func dispatch(_ event: InputEvent) {
    noteInput(event)
    switch event {
    case .key(let stroke): dispatch(stroke)
    case .paste(let text): paste(text)
    case .compose(let text): focusedTextInput?.compose(text)
    case .commit(let text): focusedTextInput?.commit(text)
    case .pointer(let event): dispatch(event)
    case .modifiers(let held): tree.setHeldModifiers(held)
    case .swipe(let heading): move(heading)
    case .rotate(let detents): rotate(detents)
    case .resize(let size): resize(to: size)
    case .activate(let isActive): tree.setActive(isActive)
    case .background(let isInBackground): tree.setBackground(isInBackground)
    }
  }

  private func noteInput(_ event: InputEvent) {
    switch event {
    case .key, .swipe, .rotate: focus.lastInputIsKey = true
    case .pointer(let event) where event.phase == .down: focus.lastInputIsKey = false
    default: break
    }
  }

  /// A paste of the surface's: into the field, or what a view around focus makes of it.
  private func paste(_ text: String) {
    if let focusedTextInput { return focusedTextInput.paste(text) }
    tree.pasteboard.string = text
    focusChain { $0.perform(.paste) }
  }

  /// The field that is being edited.
  var focusedTextInput: (any TextInputTarget)? {
    guard let input = focus.focused?.textInput, input.isEditing else { return nil }
    return input
  }

  /// The crown turns who has it; else it scrolls (F394, F399).
  private func rotate(_ detents: Double) {
    if !focus.turnCrown(detents) { tree.scrollByCrown(detents) }
  }

  /// Asks the focused node and those around it, from the inside out, until one says yes.
  ///
  /// With focus nowhere, the root's own handlers are asked (F385).
  @discardableResult
  func focusChain(_ ask: (ViewNode) -> Bool) -> Bool {
    var node: ViewNode? = focus.focused?.origin ?? tree.handlersAtRoot
    while let current = node {
      if ask(current) { return true }
      node = current.outward
    }
    return false
  }
}
