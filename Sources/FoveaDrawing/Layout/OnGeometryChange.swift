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
    let told = ToldValue<Value>()
    node.tree.geometry.add(
      GeometryObserver(node) { [unowned node] in
        told.tell(node.modifier.transform(GeometryProxy(node: node)), at: node) {
          $0.modifier.action($1, $2)
        }
      })
  }
}
