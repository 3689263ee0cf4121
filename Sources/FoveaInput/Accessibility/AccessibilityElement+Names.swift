import FoveaDrawing
import FoveaNode
import FoveaScene

extension AccessibilityElement {
  /// What a person calls the element: its label, prompt or identifier, else what kind it is.
  package var name: String {
    for name in [writtenLabel, content.label, content.placeholder, content.identifier] {
      if let name, !name.isEmpty { return name }
    }
    return content.role == .searchField ? "Search" : content.role.word
  }

  /// Whether a person may mean this element by a name.
  package func isCalled(_ name: String) -> Bool {
    if writtenLabel == name || content.label == name || content.placeholder == name {
      return true
    }
    if content.identifier == name || inputLabels.contains(name) { return true }
    if content.role == .searchField, self.name == name { return true }
    return parts.contains { $0.isCalled(name) }
  }
}

extension AccessibilityNode.Role {
  /// The kind in a person's words: the name of a control that has no other.
  package var word: String {
    switch self {
    case .textField, .secureField: "field"
    case .textEditor: "editor"
    case .searchField: "search"
    case .scrollArea: "scroll"
    case .group: "view"
    case .window, .text, .heading, .button, .link, .toggle, .image, .list, .row, .slider,
      .stepper, .picker, .menu, .progress, .tab, .dialog, .alert:
      rawValue
    }
  }
}

extension FocusTarget {
  /// What a person calls the view that has focus.
  ///
  /// - Complexity: O(*s*) in the views that belong to it alone.
  @MainActor package var name: String { element?.name ?? "view" }

  /// The element of the target's view.
  @MainActor package var element: AccessibilityElement? {
    guard !isGone else { return nil }
    var top: ViewNode = node
    // Modifiers around the view give it labels and identifiers.
    while let parent = top.parent, parent.standsForItsContent { top = parent }
    let elements = top.accessibilityElements().flatMap(\.all)
    return elements.first { $0.view === node }
      ?? elements.first { $0.view.isInside(node) }
      ?? elements.last { node.isInside($0.view) }
  }
}

extension ViewNode {
  /// Whether the node adds nothing that a person operates to what it holds.
  fileprivate var standsForItsContent: Bool {
    guard !roles.contains(.focusTarget), ownDescription == nil else { return false }
    if children.count == 1 { return true }
    // Decorations in front and behind.
    guard children.count == 2, self is any LayeringNode else { return false }
    return true
  }
}
