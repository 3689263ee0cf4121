import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// An area that is pressed by pointer, finger or key, and takes focus as controls do (F117–F122).
nonisolated struct PressArea<Content: View>: View {
  typealias Body = Never
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void
  let accessibilityRole: AccessibilityNode.Role
  let accessibilityValue: String?
  let content: Content

  init(
    isPressed: Binding<Bool>, action: @escaping @MainActor () -> Void,
    accessibilityRole: AccessibilityNode.Role = .button, accessibilityValue: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.isPressed = isPressed
    self.action = action
    self.accessibilityRole = accessibilityRole
    self.accessibilityValue = accessibilityValue
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PressAreaNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: PressAreaNode<Content>.self).update(view)
  }
}

package final class PressAreaNode<Content: View>: PressNode {
  private var view: PressArea<Content>

  init(_ view: PressArea<Content>, in context: NodeContext) {
    self.view = view
    super.init(
      LayoutBox(in: context.tree.layout), action: view.action,
      mark: context.tree.traits.isRemote ? .lift : .ring(.rounded(radius: 5)), in: context)
    graphChanged()
    adopt([Content._makeNode(view.content, in: innerContext)])
    adoptContentShape(target)
    refreshBoxes()
  }

  func update(_ view: PressArea<Content>) {
    self.view = view
    action = view.action
    if let child = children.first { Content._updateNode(view.content, child) }
  }

  package override func graphChanged() {
    target.conditions = tracking { values.focusConditions }
  }

  package override func pressedChanged() { view.isPressed.wrappedValue = isPressed }

  package override func describe() -> AccessibilityNode? {
    AccessibilityNode(
      role: view.accessibilityRole, value: view.accessibilityValue, isEnabled: canBePressed,
      actions: ["press"])
  }
}
