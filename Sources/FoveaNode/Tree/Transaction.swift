import FoveaGraph

/// What goes along with a change of state: above all whether it is animated.
///
/// Source: SwiftUI `Transaction`.
nonisolated public struct Transaction: Sendable {
  /// How the change moves; `nil` makes it at once, unless a view inside animates it.
  public var animation: Animation?
  /// Whether the change is made at once, whatever animation views inside ask for.
  public var disablesAnimations = false
  /// Whether more changes of the same kind follow, as while something is dragged; nothing here
  /// asks.
  public var isContinuous = false

  /// A change that asks for no animation.
  public init() {}

  /// A change that moves by `animation`; `nil` makes it at once.
  public init(animation: Animation?) { self.animation = animation }

  @TaskLocal static var current = Transaction()
}

/// Runs `body` so that the changes of state in it carry a transaction.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body` so that what changes on screen by the changes of state in it is animated.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Hands the transaction of a write to the update that follows.
@MainActor
package enum PendingTransaction {
  /// The transaction under which the next update runs, by the graph that it belongs to.
  private static var pending: [ObjectIdentifier: Transaction] = [:]

  static func note(in graph: Graph) {
    let current = Transaction.current
    if current.animation != nil || current.disablesAnimations {
      pending[ObjectIdentifier(graph)] = current
    }
  }

  /// Takes the transaction of a graph, or reads that of the program around.
  static func take(for graph: Graph, around outer: Graph?) -> Transaction {
    if !pending.isEmpty, pending[ObjectIdentifier(graph)] == nil, let outer {
      return pending[ObjectIdentifier(outer)] ?? Transaction()
    }
    return take(for: graph)
  }

  static func take(for graph: Graph) -> Transaction {
    pending.isEmpty
      ? Transaction() : pending.removeValue(forKey: ObjectIdentifier(graph)) ?? Transaction()
  }
}
