extension ViewNode {
  /// Whether this node stands before another in tree order (depth first, declaration order).
  package func comesBefore(_ other: ViewNode) -> Bool {
    var left: ViewNode = self
    var right: ViewNode = other
    while left.depth > right.depth, let parent = left.parent { left = parent }
    if left === other { return false }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if right === self { return true }
    while let leftParent = left.parent, let rightParent = right.parent {
      if leftParent === rightParent {
        for child in leftParent.children {
          if child === left { return true }
          if child === right { return false }
        }
      }
      left = leftParent
      right = rightParent
    }
    return false
  }
}
