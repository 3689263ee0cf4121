import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// Runs an action when it is pressed: by click, tap, Space, Select, or its keyboard shortcut.
///
/// Source: SwiftUI `Button`.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button whose label is any view; its text names the button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button whose label is any view; `nil` is a button without a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a localised title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a localised title; `nil` is a button without a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title shown as it is; `nil` is a button without a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FoveaControls.Label<Text, Image> {
  /// A button with a localised title and a symbol before it, by the symbol's name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      FoveaControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title shown as it is and a symbol before it, by the symbol's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FoveaControls.Label(title, systemImage: systemImage) }
  }
}
