import FoveaLayout
import FoveaNode
import FoveaScene

extension View {
  /// Makes a view of one's own focusable, for every way in which the device moves focus (F102, F104).
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(Focusable(isFocusable: isFocusable, interactions: .automatic, onFocusChange: nil))
  }

  /// Makes a view of one's own focusable for some kinds of interaction (F106–F110).
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(Focusable(isFocusable: isFocusable, interactions: interactions, onFocusChange: nil))
  }

  /// Makes a view focusable and tells when focus comes and goes (F115).
  @available(*, deprecated, message: "Use focusable(_:) with focused(_:)")
  @_disfavoredOverload
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      Focusable(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }
}

nonisolated struct Focusable: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let isFocusable: Bool
  let interactions: FocusInteractions
  let onFocusChange: ((Bool) -> Void)?

  @MainActor private final class Memory {
    let scope: EnvironmentScope
    let target: FocusTarget
    init(_ scope: EnvironmentScope, _ target: FocusTarget) {
      self.scope = scope
      self.target = target
    }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let target = FocusTarget(.custom(kindInteractions), on: node)
    let scope = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    node.memory = Memory(scope, target)
    node.provideIsFocused(of: target, in: scope)
    node.joinFocus(target)
    refresh(node)
  }

  @MainActor func focusChanged(_ isFocused: Bool, at node: ModifierNode<Self>) {
    onFocusChange?(isFocused)
  }

  @MainActor func attached(to node: ModifierNode<Self>) {
    if let target = (node.memory as? Memory)?.target { node.adoptContentShape(target) }
  }

  /// Nothing can focus a view that is not focusable; the modifier is as if absent (F102, F110).
  private var kindInteractions: FocusInteractions { isFocusable ? interactions : [] }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.memory as? Memory)?.target.kind = .custom(kindInteractions)
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    guard let memory = node.memory as? Memory else { return }
    memory.target.conditions = node.tracking { node.values.focusConditions }
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    (node.memory as? Memory)?.scope ?? node.environment
  }
}

extension ViewNode {
  /// Makes this node a focus target, with its facet's frame.
  package func joinFocus(_ target: FocusTarget) {
    roles.insert(.focusTarget)
    let entry = tree.focus.join(makeFacet(), as: .target)
    entry.target = target
    facet?.render.hitArea = facet?.render.hitArea ?? .bounds
  }

  /// Lets views inside read whether this target has focus (F72).
  package func provideIsFocused(of target: FocusTarget, in scope: EnvironmentScope) {
    scope.set(FocusReaderKey.self, to: FocusReader(target: target))
  }

  /// Runs the first tap gesture at or below this node, or around it up to the next target.
  func performTap() {
    func search(_ node: ViewNode) -> Bool {
      if node.perform(.tap) { return true }
      for child in node.children where child.roles.isDisjoint(with: [.focusTarget, .modal]) {
        if search(child) { return true }
      }
      return false
    }
    if search(self) { return }
    var node = parent
    while let current = node, !current.roles.contains(.focusTarget) {
      if current.perform(.tap) { return }
      node = current.parent
    }
  }
}
