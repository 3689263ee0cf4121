import FoveaControls
import FoveaNode

extension View {
  /// Says which screen a stack around shows for a value of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationOfType(destination: destination))
  }

  /// Pushes a screen while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PresentedDestination(
        item: { isPresented.wrappedValue ? true : nil },
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        destination: { (_: Bool) in destination() }))
  }

  /// Pushes a screen for an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        item: { item.wrappedValue },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        destination: destination))
  }
}

nonisolated struct DestinationOfType<Value: Hashable, Screen: View>: NodeModifier {
  typealias Body = Never
  let destination: (Value) -> Screen

  @MainActor func attach(to node: ModifierNode<Self>) { register(node) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { register(node) }

  @MainActor private func register(_ node: ModifierNode<Self>) {
    guard let model = node.values.navigation.model else { return }
    let destination = destination
    let make: (AnyHashable) -> AnyView = { value in
      guard let value = value.base as? Value else { return AnyView(EmptyView()) }
      return AnyView(PanelContent { destination(value) })
    }
    model.register(Value.self, make)
  }
}

nonisolated struct PresentedDestination<Item: Equatable, Screen: View>: NodeModifier {
  typealias Body = Never
  let item: () -> Item?
  let dismiss: () -> Void
  let destination: (Item) -> Screen

  @MainActor func attached(to node: ModifierNode<Self>) { refresh(node) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    guard let model = node.values.navigation.model else { return }
    let stack = (model.next ?? model).node
    guard let item = node.tracking(item) else {
      stack?.popDirect(for: node)
      return
    }
    stack?.push(AnyView(PanelContent { [destination] in destination(item) }), for: node) {
      [weak node] in node?.modifier.dismiss()
    }
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    guard let model = node.values.navigation.model else { return }
    (model.next ?? model).node?.popDirect(for: node)
  }
}
