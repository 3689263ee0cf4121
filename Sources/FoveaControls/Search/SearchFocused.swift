import FoveaInput
import FoveaNode

extension View {
  /// Connects the nearest search field with a focus state that is true while it has focus (F415).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    SearchFocusedView(content: self, binding: binding, value: true)
  }

  /// Connects the nearest search field with a value of a focus state (F415).
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    SearchFocusedView(content: self, binding: binding, value: value)
  }
}

/// A view bound to the search field of the searchable view inside it, or else around it (F417).
nonisolated struct SearchFocusedView<Content: View, Value: Hashable>: View {
  typealias Body = Never
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = FocusedNode(view.binding.location, view.value, in: context)
    node.standsElsewhere = true
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    let search = node.innerSearch ?? EnvironmentValues(scope: node.environment).search.context
    node.onLeave = { [weak search, unowned node] in search?.detach(node) }
    search?.attach(node)
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: FocusedNode<Value>.self)
    node.update(view.binding.location, view.value)
    if let child = node.children.first { Content._updateNode(view.content, child) }
  }
}

extension ViewNode {
  /// The search of the very view that this modifier is applied to.
  fileprivate var innerSearch: SearchContext? {
    var node: ViewNode? = self
    while let current = node {
      if let host = current as? ModifierNode<SearchHost> { return host.modifier.context }
      guard current.children.count == 1 else { return nil }
      node = current.children[0]
    }
    return nil
  }
}

/// Marks the node of a searchable view.
nonisolated struct SearchHost: NodeModifier {
  typealias Body = Never
  let context: SearchContext
}
