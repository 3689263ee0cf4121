import FoveaNode

/// The buttons of an alert or a dialog, by what Return and Escape mean to them (F433).
@MainActor
package final class DialogButtons {
  struct Entry {
    weak var node: ViewNode?
    let role: ButtonRole?
    let press: () -> Void

    @MainActor var isThere: Bool { node.map { !$0.isDetached } ?? false }
    @MainActor var isEnabled: Bool { node.map { !$0.isDetached && $0.values.isEnabled } ?? false }
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) {
    entries.removeAll { !$0.isThere || $0.node === entry.node }
    entries.append(entry)
  }

  package var isEmpty: Bool { !entries.contains(where: \.isThere) }
  package var hasCancel: Bool { entries.contains { $0.role == .cancel && $0.isThere } }

  /// Return: the first button without a role, or the only one.
  func pressDefault() -> Bool {
    let usable = entries.filter(\.isEnabled)
    guard
      let entry = usable.first(where: { $0.role == nil }) ?? (usable.count == 1 ? usable[0] : nil)
    else { return false }
    entry.press()
    return true
  }

  /// Escape: the button that gives up, or the only one.
  func pressCancel() -> Bool {
    let usable = entries.filter(\.isEnabled)
    guard
      let entry = usable.first(where: { $0.role == .cancel })
        ?? (usable.count == 1 ? usable[0] : nil)
    else { return false }
    entry.press()
    return true
  }
}

private struct KeepsPanelOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether buttons inside leave the menu around open: they open another one.
  package var keepsPanelOpen: Bool {
    get { self[KeepsPanelOpenKey.self] }
    set { self[KeepsPanelOpenKey.self] = newValue }
  }
}
