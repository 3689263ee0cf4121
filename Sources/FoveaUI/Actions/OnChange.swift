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

  /// The value of which the action was told last: a change that is taken back before the
  /// interface has settled is none (F82).
  @MainActor private final class Told {
    var value: Value
    var isWaiting = false
    init(_ value: Value) { self.value = value }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.memory = Told(value)
    if initial {
      node.tree.actions.add { [weak node] in
        if let node, !node.isDetached { node.modifier.action(value, value) }
      }
    }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let told = node.memory as? Told, !told.isWaiting, told.value != value else { return }
    told.isWaiting = true
    node.tree.actions.add { [weak node] in
      told.isWaiting = false
      guard let node, !node.isDetached else { return }
      let newer = node.modifier.value
      if newer == told.value { return }
      let before = told.value
      told.value = newer
      node.modifier.action(before, newer)
    }
  }
}
