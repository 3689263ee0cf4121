import FoveaUI

extension Session {
  /// Rounds in which actions may change what the interface shows before they count as a quarrel.
  private static let roundLimit = 8

  /// Repeats Update, Layout, Focus and Actions until nothing is dirty.
  func settle() {
    let outer = Quarrel.current
    defer { Quarrel.current = outer }
    for round in 1...Self.roundLimit {
      settleWithoutActions()
      let actions = tree.actions.take()
      if actions.isEmpty && isSettled { return }
      if round == Self.roundLimit - 2 { Quarrel.current = Quarrel() }
      for action in actions { action() }
      if isSettled && tree.actions.isEmpty { return }
    }
    giveUp()
  }

  /// Whether nothing waits for another round.
  var isSettled: Bool {
    tree.graph.isClean && tree.notices.isEmpty && tree.focus.isSettled && tree.reader.isSettled
      && tree.focusedValues.isSettled
  }

  /// Update, Layout and Focus; again while the focus pass takes a written value back, so that no
  /// action is told of it (F82).
  private func settleWithoutActions() {
    var rounds = 0
    repeat {
      rounds += 1
      update()
      layout()
    } while settleFocus() && rounds < Self.roundLimit
  }

  /// The rounds are over: open requests are dropped, every state tells where focus is, bodies run
  /// once more without actions, and one issue says who cannot agree.
  private func giveUp() {
    tree.focus.giveUp()
    settleWithoutActions()
    tree.dropActions()
    let names = Quarrel.current?.names(in: tree) ?? []
    tree.report(
      Issue(
        "The interface did not settle after \(Self.roundLimit) rounds: actions keep changing "
          + "\(names.isEmpty ? "state that others read" : names.joined(separator: ", ")).",
        fixes: ["Make an onChange write only a value that differs from the one it finds."]))
  }
}
