import FoveaNode
import FoveaScene

/// A node that changes what the views inside it say (`accessibilityLabel` and its kin).
@MainActor
package protocol AccessibilityAdjusting: ViewNode {
  /// Answers the elements that stand for those inside.
  func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement]
}

extension ViewNode {
  /// The elements at and below this node, in reading order.
  package func accessibilityElements() -> [AccessibilityElement] {
    var inner: [AccessibilityElement] = []
    for child in children { inner += child.accessibilityElements() }
    if inner.contains(where: { $0.sortPriority != 0 }) { inner = Self.sorted(inner) }
    if let described = ownDescription {
      return [element(described, around: inner)]
    }
    if roles.contains(.focusTarget) {
      return [element(AccessibilityNode(role: .group), around: inner)]
    }
    if let adjusting = self as? any AccessibilityAdjusting { return adjusting.adjust(inner) }
    return inner
  }

  /// Higher priorities first, else in the order of the tree.
  private static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  private func element(
    _ content: AccessibilityNode, around inner: [AccessibilityElement]
  ) -> AccessibilityElement {
    let element = AccessibilityElement(self, content, children: inner)
    element.content.isFocused = tree.focus.focused?.node === self
    if content.label.isEmpty, content.role.saysWhatItHolds { element.gatherLabel() }
    return element
  }
}

extension AccessibilityNode.Role {
  /// Whether an element without a label of its own is called what is written inside it.
  fileprivate var saysWhatItHolds: Bool {
    switch self {
    case .button, .link, .toggle, .menu, .tab, .group, .row, .heading, .stepper, .picker, .slider:
      true
    case .window, .text, .textField, .secureField, .textEditor, .searchField, .image, .list,
      .scrollArea, .progress, .dialog, .alert:
      false
    }
  }
}

extension AccessibilityElement {
  /// Takes the texts inside as label; images count where there is no text.
  func gatherLabel() {
    var parts = all.dropFirst().filter { $0.isReadOnly([.text, .heading], upTo: self) }
    let areImages = parts.isEmpty
    if areImages { parts = all.dropFirst().filter { $0.isReadOnly([.image], upTo: self) } }
    content.label = parts.map(\.content.label).filter { !$0.isEmpty }.joined(separator: ", ")
    if !areImages { writtenLabel = parts.map(\.name).joined(separator: ", ") }
    for part in parts { part.isPart = true }
    self.parts = parts
  }

  /// Whether the element is one of these and lies in nothing that a person operates by itself.
  private func isReadOnly(
    _ roles: Set<AccessibilityNode.Role>, upTo outer: AccessibilityElement
  ) -> Bool {
    guard roles.contains(content.role), !isHidden else { return false }
    var element: AccessibilityElement? = self
    while let current = element, current !== outer {
      if current.view.roles.contains(.focusTarget) { return false }
      element = current.parent
    }
    return true
  }
}
