import FoveaNode

extension View {
  /// Suggests where an assistive technology begins when the view appears (F413).
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(AccessibilityDefaultFocus(binding: binding, value: value))
  }
}

nonisolated struct AccessibilityDefaultFocus<Value: Hashable>: NodeModifier {
  typealias Body = Never
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  @MainActor func attach(to node: ModifierNode<Self>) {
    let suggestion = Suggestion { [unowned node] in
      node.modifier.binding.location?.view(of: node.modifier.value, inside: node)
    }
    node.memory = suggestion
    node.tree.reader.add(suggestion)
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    if let suggestion = node.memory as? Suggestion { node.tree.reader.remove(suggestion) }
  }
}
