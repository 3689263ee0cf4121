import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// The node of something that is pressed: by pointer, finger or key; it takes focus as controls do.
package class PressNode: ViewNode, Pressable, DescribedNode, FocusHolder, PointerResponder {
  package private(set) var target: FocusTarget!
  /// The environment of what is inside: it knows whether the target has focus.
  let scope: EnvironmentScope
  var action: @MainActor () -> Void
  private(set) var isPressed = false
  private var isTracking = false

  init(
    _ box: LayoutBox, action: @escaping @MainActor () -> Void, mark: FocusMark,
    in context: NodeContext
  ) {
    self.action = action
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(box, draws: true)
    target = FocusTarget(.control, on: self)
    target.mark = mark
    provideIsFocused(of: target, in: scope)
    joinFocus(target)
  }

  /// The context of what is inside.
  var innerContext: NodeContext {
    var context = childContext
    context.environment = scope
    return context
  }

  package var canBePressed: Bool {
    !isDetached && target.conditions.isEnabled && !target.conditions.isHidden
  }

  package func press() {
    guard canBePressed else { return }
    closePanel()
    action()
  }

  package func activate() { press() }

  /// Draws the pressed look, or no longer.
  func pressedChanged() {}

  /// Pressing ends where it began: a pointer that leaves the area and lets go presses nothing.
  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    guard canBePressed else { return false }
    switch event.phase {
    case .down:
      isTracking = true
      show(true)
      return true
    case .dragged:
      if isTracking { show(isInside(event)) }
      return isTracking
    case .up:
      guard isTracking else { return false }
      isTracking = false
      show(false)
      if isInside(event) { press() }
      return true
    case .moved, .scroll: return false
    }
  }

  private func isInside(_ event: PointerEvent) -> Bool {
    facet?.render.absoluteFrame.contains(event.location) ?? false
  }

  private func show(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressedChanged()
  }

  package func describe() -> AccessibilityNode? {
    AccessibilityNode(role: .button, isEnabled: canBePressed, actions: ["press"])
  }

  /// Several views inside stand in a row.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let row = StackBox(axis: .horizontal, alignment: .centerY, spacing: nil, in: tree.layout)
    row.setChildren(boxes)
    return [row]
  }
}
