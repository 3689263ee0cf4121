import FoveaUI

extension Session {
  /// Decides where focus is: lost targets, requests, default focus; and where a screen reader is.
  ///
  /// - Returns: whether something changed that bodies may read.
  func settleFocus() -> Bool {
    let isMoved = tree.focus.settle()
    let isRead = tree.reader.settle()
    let isTold = tree.focusedValues.settle()
    return isMoved || isRead || isTold || !tree.graph.isClean
  }
}
