import FoveaInput
import FoveaNode

/// A menu, or a part of one: the nodes of its content are entries, though nothing draws them.
package final class MenuNode: ViewNode {
  package internal(set) var place: MenuPlace

  init(_ place: MenuPlace, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.place = place
    super.init(in: context)
    tree.menuBar.add(self)
    adopt([content(childContext)])
  }

  package override func willDetach() { tree.menuBar.remove(self) }

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
