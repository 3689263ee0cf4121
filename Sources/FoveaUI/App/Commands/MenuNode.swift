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

  /// What can be chosen, in order.
  package var entries: [MenuEntry] {
    var found: [MenuEntry] = []
    func search(_ node: ViewNode) {
      if let control = node as? any Pressable {
        found.append(MenuEntry(control))
      } else {
        for child in node.children { search(child) }
      }
    }
    for child in children { search(child) }
    return found
  }
}

/// An entry of a menu.
@MainActor
package struct MenuEntry {
  package let title: String
  package let isEnabled: Bool
  private let control: any Pressable

  init(_ control: any Pressable) {
    self.control = control
    title = control.title
    isEnabled = control.canBePressed
  }

  package func choose() { control.press() }
}

extension ViewNode {
  /// The texts inside, as a person reads them.
  fileprivate var title: String {
    var words: [String] = []
    func collect(_ node: ViewNode) {
      if let text = node.describe(), text.role == .text, !text.label.isEmpty {
        words.append(text.label)
      } else {
        for child in node.children { collect(child) }
      }
    }
    for child in children { collect(child) }
    return words.joined(separator: " ")
  }
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
