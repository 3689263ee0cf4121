import FoveaScene

extension ListRow: AccessibilityEnclosing, AccessibilityAdjusting {
  /// A row that is chosen is one element. Of a link the link is, and what is only arranged in rows
  /// stands for itself.
  package func enclose(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
    switch kind {
    case .header:
      for element in inner where element.content.role == .text { element.content.role = .heading }
      return inner
    case .footer: return inner
    case .row:
      guard list.kind.isPicker || list.canSelect(self), link == nil else { return inner }
      let element = AccessibilityElement(self, description, children: inner)
      element.gatherLabel()
      return [element]
    }
  }

  private var description: AccessibilityNode {
    AccessibilityNode(
      role: list.kind.isPicker ? .button : .row, isEnabled: canBePressed,
      isFocused: target?.isFocused ?? false, isSelected: isSelected, actions: ["press"])
  }

  /// Asked for by itself, the row answers what its content answers inside of it.
  package func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    content?.accessibilityElements() ?? []
  }
}
