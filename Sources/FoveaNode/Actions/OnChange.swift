extension View {
  /// Runs an action after an update in which a value changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial, action: action))
  }

  /// Runs an action after an update in which a value changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value after an update in which a value changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: false) { action($1) })
  }
}

nonisolated struct ChangeAction<Value: Equatable>: NodeModifier {
  typealias Body = Never
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func attach(to node: ModifierNode<Self>) {
    let told = ToldValue(initial ? nil : value)
    node.memory = told
    if initial { told.tell(value, at: node) { $0.modifier.action($1, $2) } }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.memory as? ToldValue<Value>)?.tell(value, at: node) { $0.modifier.action($1, $2) }
  }
}
