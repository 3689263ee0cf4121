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
    node.tree.reader.freshDefaults.append { [weak node] in
      guard let node, !node.isDetached else { return nil }
      return node.modifier.binding.location?.view(of: node.modifier.value, inside: node)
    }
  }
}
