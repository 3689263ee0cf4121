import FoveaNode

extension ViewNode {
  /// Mirrors what this node's box places where reading goes from right to left.
  package func followLayoutDirection() {
    mirror(tracking { values.layoutDirection == .rightToLeft })
  }

  /// Mirrors, or no longer, what this node's box places.
  package func mirror(_ isRightToLeft: Bool) {
    guard let box, box.isRightToLeft != isRightToLeft else { return }
    box.isRightToLeft = isRightToLeft
    box.invalidate()
  }
}
