import FoveaUI

extension Session {
  /// Decides where focus is: lost targets, requests, default focus.
  ///
  /// - Returns: whether something changed that bodies may read.
  func settleFocus() -> Bool { tree.focus.settle() || !tree.graph.isClean }
}
