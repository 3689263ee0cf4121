import FoveaUI

extension Session {
  /// Measures and places what changed (DESIGN 3.1).
  func layout() { tree.performLayout() }
}
