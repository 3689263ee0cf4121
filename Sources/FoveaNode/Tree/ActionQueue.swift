/// Actions that wait until the interface has settled: onAppear, onDisappear, onChange.
@MainActor
package struct ActionQueue {
  private var waiting: [() -> Void] = []
  /// The number of the pass whose actions are being gathered.
  private(set) var pass = 0

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// Adds an action; actions run in the order in which the tree asks for them.
  package mutating func add(_ action: @escaping () -> Void) { waiting.append(action) }

  /// Takes all actions; what they add is for the next round.
  package mutating func take() -> [() -> Void] {
    defer { waiting.removeAll() }
    pass += 1
    return waiting
  }
}
