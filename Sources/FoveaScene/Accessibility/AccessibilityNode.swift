import FoveaGeometry

/// One element of the accessibility tree, as assistive technologies and tests see it.
package struct AccessibilityNode: Sendable {
  package enum Role: String, Sendable, Hashable {
    case window, group, text, heading, button, link, textField, secureField, textEditor, searchField
    case toggle, image, list, row, slider, stepper, picker, menu, scrollArea, progress, tab, dialog
    case alert
  }

  package var role: Role
  package var label: String
  /// Secure text is bullets here.
  package var value: String?
  package var hint: String?
  /// What a field shows while it is empty.
  package var placeholder: String?
  package var identifier: String?
  package var isEnabled: Bool
  package var isFocused: Bool
  package var isSelected: Bool
  package var frame: Rect
  package var actions: [String]
  package var children: [AccessibilityNode]

  package init(
    role: Role, label: String = "", value: String? = nil, hint: String? = nil,
    placeholder: String? = nil, identifier: String? = nil, isEnabled: Bool = true,
    isFocused: Bool = false,
    isSelected: Bool = false, frame: Rect = .zero, actions: [String] = [],
    children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.placeholder = placeholder
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.frame = frame
    self.actions = actions
    self.children = children
  }
}
