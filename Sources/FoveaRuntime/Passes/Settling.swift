import FoveaUI

extension Session {
  /// Repeats Update, Layout, Focus and Actions until nothing is dirty.
  func settle() {
    SettlingLoop.actions.run(in: tree) {
      let isAtRest = settleWithoutActions()
      let actions = tree.actions.take()
      if actions.isEmpty && isSettled { return false }
      for action in actions { action() }
      return isAtRest && !(isSettled && tree.actions.isEmpty)
    } givingUp: {
      // Open requests are dropped, every state tells where focus is, and bodies run once more.
      tree.focus.giveUp()
      settleWithoutActions()
      tree.dropActions()
    }
  }

  /// Whether nothing waits for another round.
  var isSettled: Bool {
    tree.graph.isClean && tree.notices.isEmpty && tree.focus.isSettled && tree.reader.isSettled
      && tree.focusedValues.isSettled
  }

  /// Update, Layout and Focus; again while the focus pass takes a written value back, so that no
  /// action is told of it (F82).
  ///
  /// - Returns: whether they agree.
  @discardableResult
  private func settleWithoutActions() -> Bool {
    var isMoving = false
    return SettlingLoop.passes.run(in: tree) {
      update()
      layout()
      let place = tree.focus.focused
      let isLeft = settleFocus()
      isMoving = place !== tree.focus.focused
      return isLeft
    } givingUp: {
      // Focus is nowhere if it cannot stay, and what still waits to be evaluated stays as it is.
      if isMoving { tree.focus.letGo() }
      _ = tree.reader.settle()
      _ = tree.focusedValues.settle()
      update()
      layout()
      tree.graph.forgetDirty()
    }
  }
}

extension SettlingLoop {
  fileprivate static let actions = SettlingLoop(
    limit: 8, verb: "actions keep changing", unknown: "state that others read",
    fixes: ["Make an onChange write only a value that differs from the one it finds."])

  fileprivate static let passes = SettlingLoop(
    limit: 8, verb: "bodies, layout and focus keep changing", unknown: "each other",
    fixes: [
      "Do not disable, hide or remove a view because it has focus.",
      "Do not let a view's place or size depend on what its geometry reader tells of it.",
    ])
}
