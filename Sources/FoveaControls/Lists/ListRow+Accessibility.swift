import FoveaDrawing
import FoveaInput
import FoveaNode
import FoveaScene

extension ListRow: AccessibilityAdjusting {
  /// A row that is chosen is one element. Of a link the link is, and what is only arranged in rows
  /// stands for itself.
  package func adjust(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
    switch kind {
    case .header:
      for element in inner where element.content.role == .text { element.content.role = .heading }
      return inner
    case .footer: return inner
    case .row:
      guard list.manner.isPicker || list.canSelect(self), link == nil else { return inner }
      let element = AccessibilityElement(
        self,
        AccessibilityNode(
          role: list.manner.isPicker ? .button : .row, isEnabled: canBePressed,
          isFocused: target?.isFocused ?? false, isSelected: isSelected, actions: ["press"]),
        children: inner)
      element.gatherLabel()
      return [element]
    }
  }
}
