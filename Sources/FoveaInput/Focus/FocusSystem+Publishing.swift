import FoveaNode

/// States are told where focus is.
extension FocusSystem {
  /// Gives every state that focus left or reached its new value, all in one step (F42, F62).
  func publish() {
    var found: [any BoundState] = []
    var node = focused?.view
    while let current = node {
      if current.roles.contains(.focusBinding) { ask(current, &found) }
      node = current.outward
    }
    for state in found { state.tell() }
    for state in bound where !found.contains(where: { $0 === state }) { state.focusLeft() }
    bound = found
  }

  /// Lets the bindings at a node tell their values.
  private func ask(_ node: ViewNode, _ found: inout [any BoundState]) {
    var bindings = (node as? any FocusBindingRelay)?.bindings ?? []
    if let own = node as? any FocusBindingNode, !own.standsElsewhere { bindings.append(own) }
    for binding in bindings where binding.offer(to: self, known: found) {
      if !found.contains(where: { $0 === binding.state }) { found.append(binding.state) }
    }
  }
}
