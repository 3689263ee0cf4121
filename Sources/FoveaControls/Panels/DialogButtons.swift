import FoveaInput
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

  private var usable: [Entry] { entries.filter(\.isEnabled) }

  /// What Return presses: the first button without a role, or the only one.
  private var standard: Entry? {
    let usable = usable
    return usable.first { $0.role == nil } ?? (usable.count == 1 ? usable[0] : nil)
  }

  /// What Escape presses: the button that gives up, or the only one.
  private var cancelling: Entry? {
    let usable = usable
    return usable.first { $0.role == .cancel } ?? (usable.count == 1 ? usable[0] : nil)
  }

  /// Return.
  func pressDefault() -> Bool { press(standard) }

  /// Escape.
  func pressCancel() -> Bool { press(cancelling) }

  private func press(_ entry: Entry?) -> Bool {
    entry?.press()
    return entry != nil
  }

  /// The button that has focus first: the one with Return for its key, the one that Return presses,
  /// the one that gives up (F434a).
  var preferred: FocusTarget? {
    let entry =
      usable.first { $0.node?.values.keyboardShortcut == .defaultAction } ?? standard ?? cancelling
    return entry?.node?.facet?.focus?.target
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
