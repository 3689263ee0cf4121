import FoveaUI

extension Session {
  /// Decides where focus is: lost targets, requests, default focus.
  ///
  /// - Returns: whether something changed that bodies may read.
  func settleFocus() -> Bool {
    let isMoved = tree.focus.settle()
    let isTold = tree.focusedValues.settle()
    return isMoved || isTold || !tree.graph.isClean
  }
}
