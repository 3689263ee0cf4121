import FoveaScene
import FoveaUI

extension Program {
  /// The menus with what can be chosen now.
  package var menuBar: [(title: String, entries: [MenuEntry])] {
    settle()
    return stage.tree.menuBar.menus
  }

  /// An entry by the titles of menu and entry; `nil` if there is none.
  package func menuEntry(_ entry: String, in menu: String) -> MenuEntry? {
    settle()
    return stage.tree.menuBar.entry(entry, in: menu)
  }

  /// Chooses an entry of a menu and settles.
  package func choose(_ entry: MenuEntry) {
    entry.choose()
    settle()
  }

  /// Presses the menu entry that has a keyboard shortcut (F349, F350).
  func pressMenuShortcut(_ stroke: KeyStroke) -> Bool {
    // What menus show must be what the active window publishes now (F273).
    if stage.hasChanges { stage.frame() }
    return stage.tree.pressShortcut(stroke)
  }
}
