import FoveaNode

/// The views that are bound to the values of a state of focus: of the keyboard's or of a reader's.
///
/// A binding may outlive the tree and must not keep it: nodes take themselves out when they leave.
struct BoundViews<Node: BoundView> {
  private struct Link {
    unowned let node: Node
  }

  /// The last that came of each value; the others of that value hang on it in a chain.
  private var links: [Node.Value: Link] = [:]

  /// - Complexity: O(1).
  @MainActor mutating func add(_ node: Node) {
    node.nextOfValue = links.updateValue(Link(node: node), forKey: node.value)?.node
  }

  /// Takes a node out that was bound to a value.
  ///
  /// - Complexity: O(*k*) in the views of that value.
  @MainActor mutating func remove(_ node: Node, _ value: Node.Value) {
    let next = node.nextOfValue
    node.nextOfValue = nil
    if links[value]?.node === node {
      links[value] = next.map { Link(node: $0) }
    } else {
      chain(of: value).first { $0.nextOfValue === node }?.nextOfValue = next
    }
  }

  @MainActor func isBound(_ value: Node.Value) -> Bool { links[value] != nil }

  /// The views of a value in tree order (F57).
  @MainActor func views(of value: Node.Value) -> [Node] {
    let chain = chain(of: value)
    return chain.count < 2 ? chain : chain.sorted { $0.comesBefore($1) }
  }

  @MainActor private func chain(of value: Node.Value) -> [Node] {
    guard let first = links[value]?.node else { return [] }
    return Array(sequence(first: first, next: \.nextOfValue))
  }
}

/// A node that is bound to a value of a state.
@MainActor
package protocol BoundView: ViewNode {
  associatedtype Value: Hashable
  var value: Value { get }
  /// The next in the chain of those bound to the same value.
  var nextOfValue: Self? { get set }
}
