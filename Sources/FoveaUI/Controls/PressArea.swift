import FoveaGeometry
import FoveaLayout
import FoveaScene

/// An area that is pressed by pointer, finger or key, and takes focus as controls do (F117–F122).
nonisolated struct PressArea<Content: View>: View {
  typealias Body = Never

  /// How the area shows that it has focus.
  enum Mark {
    case device
    case outline
    /// Not at all: an author's style draws it, as on the TV (F449).
    case author
  }

  let role: ButtonRole?
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void
  var mark = Mark.device
  var accessibilityRole = AccessibilityNode.Role.button
  var accessibilityValue: String?
  let content: Content

  init(
    role: ButtonRole? = nil, isPressed: Binding<Bool>, action: @escaping @MainActor () -> Void,
    mark: PressArea<EmptyView>.Mark = .device, accessibilityRole: AccessibilityNode.Role = .button,
    accessibilityValue: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.isPressed = isPressed
    self.action = action
    self.mark =
      switch mark {
      case .device: .device
      case .outline: .outline
      case .author: .author
      }
    self.accessibilityRole = accessibilityRole
    self.accessibilityValue = accessibilityValue
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PressNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: PressNode<Content>.self).update(view)
  }
}

/// A node that a keyboard shortcut, a focus key or an accessibility action can press.
@MainActor
package protocol Pressable: ViewNode {
  var canBePressed: Bool { get }
  func press()
}

package final class PressNode<Content: View>: ViewNode, Pressable {
  private var view: PressArea<Content>
  private var target: FocusTarget?
  private let scope: EnvironmentScope
  private var isTracking = false

  init(_ view: PressArea<Content>, in context: NodeContext) {
    self.view = view
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    let target = FocusTarget(.control, on: self)
    self.target = target
    target.activate = { [weak self] in self?.press() }
    target.mark = focusMark
    provideIsFocused(of: target, in: scope)
    joinFocus(target)
    graphChanged()
    var inner = childContext
    inner.environment = scope
    adopt([Content._makeNode(view.content, in: inner)])
    adoptContentShape(target)
    refreshBoxes()
  }

  func update(_ view: PressArea<Content>) {
    self.view = view
    if let child = children.first { Content._updateNode(view.content, child) }
  }

  package override func graphChanged() {
    target?.conditions = tracking { values.focusConditions }
  }

  /// The TV lifts its own buttons, unless the author takes the effect away; an author's style draws
  /// focus itself there (F442, F449). Elsewhere it is a ring.
  private var focusMark: FocusMark {
    guard tree.traits.isRemote else { return .ring(.rounded(radius: 5)) }
    switch view.mark {
    case .device: return values.showsHoverEffect ? .lift : .plain
    case .outline: return .ring(.rounded(radius: 5))
    case .author: return .plain
    }
  }

  package var canBePressed: Bool {
    guard let conditions = target?.conditions else { return false }
    return !isDetached && conditions.isEnabled && !conditions.isHidden
  }

  package func press() {
    guard canBePressed else { return }
    view.action()
  }

  /// Pressing ends where it began: a pointer that leaves the area and lets go presses nothing.
  package override func pointer(_ event: PointerEvent, at node: RenderNode) -> Bool {
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
    if view.isPressed.wrappedValue != isPressed { view.isPressed.wrappedValue = isPressed }
  }

  package override func describe() -> AccessibilityNode? {
    AccessibilityNode(
      role: view.accessibilityRole, value: view.accessibilityValue, isEnabled: canBePressed,
      actions: ["press"])
  }

  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let row = StackBox(axis: .horizontal, alignment: .centerY, spacing: nil, in: tree.layout)
    row.setChildren(boxes)
    return [row]
  }
}
