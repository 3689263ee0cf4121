import FoveaNode
import FoveaScene

/// A node that can have focus: what a person does to it while it has.
@MainActor
package protocol FocusHolder: ViewNode {
  /// Focus came to this node's target or left it; told before bodies are evaluated again.
  func focusChanged(_ isFocused: Bool, _ reason: FocusReason)

  /// The primary action: Space, Select, Return where it presses.
  func activate()

  /// A key that nobody around wanted first: caret movement, typing, a selection.
  func handleKey(_ stroke: KeyStroke) -> Bool

  /// Return in a field; whether somebody took the submission.
  func submitKeyPressed() -> Bool

  /// A click that gave or found focus here: where the caret goes.
  func clicked(_ event: PointerEvent)
}

extension FocusHolder {
  package func focusChanged(_ isFocused: Bool, _ reason: FocusReason) {}
  package func activate() {}
  package func handleKey(_ stroke: KeyStroke) -> Bool { false }
  package func submitKeyPressed() -> Bool { false }
  package func clicked(_ event: PointerEvent) {}
}

extension ModifierNode: FocusHolder {
  package func focusChanged(_ isFocused: Bool, _ reason: FocusReason) {
    modifier.focusChanged(isFocused, at: self)
  }

  package func activate() { performTap() }
}
