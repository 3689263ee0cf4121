extension View {
  /// Runs an action when the view has appeared; focus requests made there work at once (F95).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearAction(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearAction(appear: nil, disappear: action))
  }
}

nonisolated struct AppearAction: NodeModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// That the view has appeared: one that has not cannot disappear.
  private final class Appearance {}

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.tree.actions.add(at: node) { [weak node] in
      guard let node, !node.isDetached else { return }
      node.memory = Appearance()
      node.modifier.appear?()
    }
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    if let disappear, node.memory is Appearance { node.tree.actions.add(disappear) }
  }
}
