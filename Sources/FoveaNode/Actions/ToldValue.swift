/// A value that an author's action is told of: the one it was told last, and the newest.
///
/// The action runs once the interface has settled, with the value of that time; a change that is
/// taken back before is none (F82).
@MainActor
package final class ToldValue<Value: Equatable> {
  private var told: Value?
  private var newest: Value?
  /// The pass whose actions tell of the newest value.
  private var pass: Int?

  /// - Parameter value: what the action knows already; `nil` where it is to hear of the first one.
  package init(_ value: Value? = nil) { told = value }

  /// Takes a newer value and queues the action if that is another one.
  ///
  /// - Parameter run: runs the action with the value before, or the first one, and the new one.
  package func tell<Node: ViewNode>(
    _ value: Value, at node: Node, _ run: @escaping @MainActor (Node, Value, Value) -> Void
  ) {
    newest = value
    guard pass != node.tree.actions.pass, value != told else { return }
    pass = node.tree.actions.pass
    node.tree.actions.add(at: node) { [weak node] in
      guard let node, !node.isDetached, let value = self.newest, value != self.told else { return }
      let before = self.told ?? value
      self.told = value
      run(node, before, value)
    }
  }
}
