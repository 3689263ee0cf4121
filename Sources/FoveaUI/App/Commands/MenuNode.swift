/// A menu, or a part of one: the nodes of its content are entries, though nothing draws them.
package final class MenuNode: ViewNode {
  package internal(set) var place: MenuPlace

  init(_ place: MenuPlace, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.place = place
    super.init(in: context)
    tree.program.add(self)
    adopt([content(childContext)])
  }

  package override func willDetach() { tree.program.remove(self) }

  /// What can be chosen, in order, by the names that a person reads.
  package var entries: [MenuEntry] {
    accessibilityElements().flatMap(\.all).compactMap { element in
      (element.view as? any Pressable).map { MenuEntry(title: element.name, control: $0) }
    }
  }
}

/// An entry of a menu.
@MainActor
package struct MenuEntry {
  package let title: String
  fileprivate let control: any Pressable

  package var isEnabled: Bool { control.canBePressed }

  package func choose() { control.press() }
}

extension ProgramParts {
  /// The menu bar: the titles of its menus, and their entries.
  package var menuBar: [(title: String, entries: [MenuEntry])] {
    var bar: [(title: String, entries: [MenuEntry])] = []
    for node in menus {
      if let index = bar.firstIndex(where: { $0.title == node.place.menu }) {
        bar[index].entries += node.entries
      } else {
        bar.append((node.place.menu, node.entries))
      }
    }
    return bar
  }

  /// An entry by the titles of menu and entry.
  package func entry(_ title: String, in menu: String) -> MenuEntry? {
    menuBar.first { $0.title == menu }?.entries.first { $0.title == title }
  }
}
