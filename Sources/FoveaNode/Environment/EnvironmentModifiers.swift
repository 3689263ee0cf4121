import FoveaGraph

extension View {
  /// Sets an environment value for this view and what is inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Changes an environment value for this view and what is inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

/// Provides one value.
nonisolated struct EnvironmentWriter<Value>: NodeModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor func attach(to node: ModifierNode<Self>) {
    let scope = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    node.memory = scope
    provide(in: scope)
  }

  @MainActor private func provide(in scope: EnvironmentScope) {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    scope.provide(values)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    provide(in: contentEnvironment(node))
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.memory as? EnvironmentScope ?? node.environment
  }
}

/// Provides a value computed from the one around.
nonisolated struct EnvironmentTransform<Value>: NodeModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.memory = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    var values = node.values
    node.tracking {
      var value = values[keyPath: keyPath]
      transform(&value)
      values[keyPath: keyPath] = value
    }
    contentEnvironment(node).provide(values)
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.memory as? EnvironmentScope ?? node.environment
  }
}
