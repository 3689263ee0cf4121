import FoveaNode

extension View {
  /// Runs an action when something of the view's geometry has changed, and with its first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { _, newer in action(newer) })
  }

  /// Runs an action when something of the view's geometry has changed, and with its first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

nonisolated struct GeometryChange<Value: Equatable>: NodeModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.memory = ToldValue<Value>()
    node.tree.geometry.add(
      GeometryObserver(node) { [unowned node] in node.modifier.look(at: node) })
  }

  /// What the closure read besides the geometry has changed.
  @MainActor func refresh(_ node: ModifierNode<Self>) { look(at: node) }

  /// Tells the action of the value, if it is another one than the last.
  @MainActor private func look(at node: ModifierNode<Self>) {
    guard let told = node.memory as? ToldValue<Value> else { return }
    let value = node.tracking { transform(GeometryProxy(node: node)) }
    told.tell(value, at: node) { $0.modifier.action($1, $2) }
  }
}
