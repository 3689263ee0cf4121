import FoveaDrawing
import FoveaFields
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// A control whose value arrows change while it has focus: a slider, a stepper (F117, F124).
nonisolated struct AdjustArea<Content: View>: View {
  typealias Body = Never

  let role: AccessibilityNode.Role
  let value: String
  /// Whether up and down count too; on the TV they move focus.
  let isVertical: Bool
  /// Changes the value by a number of steps; reading direction is taken care of.
  let step: (Double) -> Void
  /// Home and End.
  let toEnd: ((_ isLast: Bool) -> Void)?
  /// The pointer is pressed at a share of the width; `nil` lets it through to the content.
  let drag: ((_ share: Double, _ isOver: Bool) -> Void)?
  let content: Content

  init(
    role: AccessibilityNode.Role, value: String, isVertical: Bool,
    step: @escaping (Double) -> Void, toEnd: ((Bool) -> Void)? = nil,
    drag: ((Double, Bool) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.value = value
    self.isVertical = isVertical
    self.step = step
    self.toEnd = toEnd
    self.drag = drag
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    AdjustNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: AdjustNode<Content>.self).update(view)
  }
}

package final class AdjustNode<Content: View>: ViewNode, DescribedNode, FocusHolder,
  CommandResponder, PointerResponder
{
  private var view: AdjustArea<Content>
  private var target: FocusTarget?
  private let scope: EnvironmentScope
  private var isDragging = false

  init(_ view: AdjustArea<Content>, in context: NodeContext) {
    self.view = view
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: true)
    // The crown's focus comes by a tap (F125).
    let target = FocusTarget(tree.traits.idiom == .watch ? .custom(.edit) : .control, on: self)
    self.target = target
    target.mark = .ring(.rounded(radius: 5))
    roles.formUnion([.command, .crown])
    provideIsFocused(of: target, in: scope)
    joinFocus(target)
    graphChanged()
    var inner = childContext
    inner.environment = scope
    adopt([Content._makeNode(view.content, in: inner)])
    adoptContentShape(target)
    refreshBoxes()
  }

  func update(_ view: AdjustArea<Content>) {
    self.view = view
    if let child = children.first { Content._updateNode(view.content, child) }
  }

  package override func graphChanged() {
    target?.conditions = tracking { values.focusConditions }
  }

  private var isUsable: Bool {
    guard let conditions = target?.conditions else { return false }
    return !isDetached && conditions.isEnabled && !conditions.isHidden
  }

  package func handleKey(_ stroke: KeyStroke) -> Bool {
    guard isUsable, stroke.modifiers.isDisjoint(with: [.command, .control, .option]) else {
      return false
    }
    let forward: Double = values.layoutDirection == .rightToLeft ? -1 : 1
    let takesUpAndDown = view.isVertical && !tree.traits.isRemote
    switch stroke.key {
    case .right: view.step(forward)
    case .left: view.step(-forward)
    case .up where takesUpAndDown: view.step(1)
    case .down where takesUpAndDown: view.step(-1)
    case .character("+"), .character("="): view.step(1)
    case .character("-"): view.step(-1)
    case .home where view.toEnd != nil: view.toEnd?(false)
    case .end where view.toEnd != nil: view.toEnd?(true)
    default: return false
    }
    return true
  }

  package func respond(to command: ViewCommand) -> Bool {
    guard case .rotate(let detents) = command, isUsable else { return false }
    view.step(detents)
    return true
  }

  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    guard isUsable, let drag = view.drag, let frame = facet?.render.absoluteFrame,
      frame.width > 0
    else { return false }
    var share = max(0, min(1, (event.location.x - frame.minX) / frame.width))
    if values.layoutDirection == .rightToLeft { share = 1 - share }
    switch event.phase {
    case .down:
      isDragging = true
      drag(share, false)
      return true
    case .dragged, .up:
      guard isDragging else { return false }
      isDragging = event.phase != .up
      drag(share, !isDragging)
      return true
    case .moved, .scroll: return false
    }
  }

  package func describe() -> AccessibilityNode? {
    AccessibilityNode(
      role: view.role, value: view.value, isEnabled: isUsable, actions: ["increment", "decrement"])
  }
}
