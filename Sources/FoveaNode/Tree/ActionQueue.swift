/// Actions that wait until the interface has settled: onAppear, onDisappear, onChange.
@MainActor
package struct ActionQueue {
  private struct Entry {
    weak var node: ViewNode?
    let action: () -> Void

    @MainActor var standingNode: ViewNode? { node.flatMap { $0.isDetached ? nil : $0 } }
  }

  private var waiting: [Entry] = []
  /// The number of the pass whose actions are being gathered.
  private(set) var pass = 0

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// Adds an action.
  ///
  /// - Parameter node: whose action it is, where it has a place in the tree.
  package mutating func add(at node: ViewNode? = nil, _ action: @escaping () -> Void) {
    waiting.append(Entry(node: node, action: action))
  }

  /// Takes all actions; what they add is for the next round.
  ///
  /// Those of views come in tree order, whoever of them asked first; between them the others keep
  /// their turn.
  package mutating func take() -> [() -> Void] {
    let taken = waiting
    waiting.removeAll()
    pass += 1
    var actions = taken.map(\.action)
    let turns = taken.indices.compactMap { turn in taken[turn].standingNode.map { (turn, node: $0) }
    }
    for (turn, next) in zip(turns, turns.inTreeOrder(\.node)) {
      actions[turn.0] = taken[next.0].action
    }
    return actions
  }
}
