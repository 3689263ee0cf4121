extension ViewNode {
  /// The node that is asked next on the way from the focused view outward; `nil` at the edge of the
  /// window and of a modal view, whose events are none of the presenting view's business (F432).
  package var outward: ViewNode? { roles.contains(.modal) ? nil : parent }

  /// Whether another node lies on the way outward from this one, or is it.
  package func isReached(by other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      if current.depth < other.depth { return false }
      node = current.outward
    }
    return false
  }
}
