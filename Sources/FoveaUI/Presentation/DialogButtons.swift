/// The buttons of an alert or a dialog, by what Return and Escape mean to them (F433).
@MainActor
final class DialogButtons {
  struct Entry {
    weak var node: ViewNode?
    let role: ButtonRole?
    let press: () -> Void

    @MainActor var isEnabled: Bool { node.map { $0.values.isEnabled } ?? false }
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) {
    entries.removeAll { $0.node == nil || $0.node === entry.node }
    entries.append(entry)
  }

  func remove(_ node: ViewNode) { entries.removeAll { $0.node === node } }

  var isEmpty: Bool { entries.allSatisfy { $0.node == nil } }
  var hasCancel: Bool { entries.contains { $0.role == .cancel && $0.node != nil } }

  /// Return: the first button without a role, or the only one.
  func pressDefault() -> Bool {
    let usable = entries.filter(\.isEnabled)
    guard let entry = usable.first(where: { $0.role == nil }) ?? (usable.count == 1 ? usable[0] : nil)
    else { return false }
    entry.press()
    return true
  }

  /// Escape: the button that gives up, or the only one.
  func pressCancel() -> Bool {
    let usable = entries.filter(\.isEnabled)
    guard
      let entry = usable.first(where: { $0.role == .cancel }) ?? (usable.count == 1 ? usable[0] : nil)
    else { return false }
    entry.press()
    return true
  }
}

/// How buttons look and work in an alert, a dialog or a menu: they close it, then act.
nonisolated struct ClosingButtonStyle: PrimitiveButtonStyle {
  let isMenu: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    ClosingButton(configuration: configuration, isMenu: isMenu)
  }
}

nonisolated struct ClosingButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isMenu: Bool
  @Environment(\.dismiss) private var dismiss
  @State private var isPressed = false

  @MainActor var body: some View {
    let configuration = configuration
    let dismiss = dismiss
    let press: @MainActor () -> Void = {
      dismiss()
      configuration.trigger()
    }
    if isMenu {
      PressArea(role: configuration.role, isPressed: $isPressed, action: press) {
        MenuRow(role: configuration.role, isPressed: isPressed, label: configuration.label)
      }
    } else {
      StyledButton(role: configuration.role, action: press, label: configuration.label)
        .environment(\.buttonStyle, ButtonStyleBox(kind: .bordered))
        .modifier(DialogEntry(role: configuration.role, press: press))
    }
  }
}

/// Tells the dialog around of a button.
nonisolated struct DialogEntry: NodeModifier {
  typealias Body = Never
  let role: ButtonRole?
  let press: @MainActor () -> Void

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.values.panel.panel?.dialog.add(
      .init(node: node, role: role) { [weak node] in node?.modifier.press() })
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    node.values.panel.panel?.dialog.remove(node)
  }
}

/// One line of a menu.
nonisolated struct MenuRow<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let label: Label
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    label
      .modifier(ButtonTint(color: tint))
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isFocused || isPressed ? Color.accentColor : Color.clear)
  }

  private var tint: Color? {
    guard isEnabled else { return Color(.system(.tertiary)) }
    if isFocused || isPressed { return .white }
    return role == .destructive ? .red : .primary
  }
}
