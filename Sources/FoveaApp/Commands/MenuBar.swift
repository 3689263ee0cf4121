import FoveaNode

/// The menus of a program, as its tree has them.
@MainActor
package final class MenuBar {
  private var nodes: [MenuNode] = []

  func add(_ node: MenuNode) { nodes.append(node) }
  func remove(_ node: MenuNode) { nodes.removeAll { $0 === node } }

  /// The titles of the menus in the order of a menu bar, and their entries.
  package var menus: [(title: String, entries: [MenuEntry])] {
    let ordered = nodes.sorted { lhs, rhs in
      lhs.place.order == rhs.place.order
        ? lhs.comesBefore(rhs) : lhs.place.order < rhs.place.order
    }
    var bar: [(title: String, entries: [MenuEntry])] = []
    for node in ordered {
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
    menus.first { $0.title == menu }?.entries.first { $0.title == title }
  }
}

extension ViewTree {
  private static let menuBarKey = TreeKey { _ in MenuBar() }

  /// The menus, where this is the tree of a program.
  package var menuBar: MenuBar { self[Self.menuBarKey] }
}
