import FoveaUI

extension Screen {
  /// The nearest border that a view draws, or a wrapper around it that holds no other named view.
  ///
  /// A border of width 0 is none.
  ///
  /// - Throws: `NoSuchView`.
  /// - Returns: the style as the author named it, and the width in points; `nil` without a border.
  public func border(
    of name: String, _ ordinal: Int = 1
  ) throws -> (style: String, width: Double)? {
    try border(of: find(name, ordinal))
  }

  func border(of element: AccessibilityElement) -> (style: String, width: Double)? {
    if let own = drawnBorder(in: element.view) { return (own.style, own.width) }
    var node = element.view.parent
    while let current = node, holdsOnly(element, current) {
      if let layers = current as? any LayeringNode, let border = layers.ownBorder {
        return (border.style, border.width)
      }
      node = current.parent
    }
    return nil
  }

  /// The first border inside a view, but not inside other controls.
  private func drawnBorder(in node: ViewNode) -> BorderNode? {
    if let border = node as? BorderNode { return border.width > 0 ? border : nil }
    for child in node.children where !child.roles.contains(.focusTarget) {
      if let found = drawnBorder(in: child) { return found }
    }
    return nil
  }

  /// Whether a node holds no named view but this one and what belongs to it.
  private func holdsOnly(_ element: AccessibilityElement, _ node: ViewNode) -> Bool {
    node.accessibilityElements().flatMap(\.all).allSatisfy { other in
      other.isPart || other.view.isInside(element.view)
        || other.name == other.content.role.word || element.view.isInside(other.view)
    }
  }
}

extension LayeringNode {
  /// The border that the node lays over its content.
  fileprivate var ownBorder: BorderNode? {
    children.lazy.compactMap { $0 as? BorderNode }.first { $0.width > 0 }
  }
}
