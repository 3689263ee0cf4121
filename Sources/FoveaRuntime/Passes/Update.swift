import FoveaUI

extension Session {
  /// Re-evaluates the bodies that read something that changed, in depth order (DESIGN 1).
  func update() { tree.performUpdate() }
}
