import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// What lies above the window's content, and in which order the device closes it.
@MainActor
package final class PresentationLayer {
  /// The panels that show, the top one last.
  package private(set) var panels: [PanelNode] = []
  /// Items of bars that show while text is edited (`ToolbarItem` with placement `.keyboard`).
  package let keyboardItems = BarOutlet()
  /// Items of toolbars outside of any screen and sheet: a bar along the bottom of the window.
  package let windowItems = BarOutlet()
  private var closables: [WeakClosable] = []
  unowned let tree: ViewTree

  private struct WeakClosable {
    weak var closable: (any Closable)?
  }

  init(tree: ViewTree) {
    self.tree = tree
    tree.focus.followers.append { [unowned self] target in
      keyboardItems.setShown(target?.isTextEntry == true)
    }
  }

  func show(_ panel: PanelNode) {
    panels.append(panel)
    opened(panel)
    if let root = tree.root { tree.needBoxes(root) }
  }

  func remove(_ panel: PanelNode) {
    panels.removeAll { $0 === panel }
    closed(panel)
    if let root = tree.root, !root.isDetached { tree.needBoxes(root) }
  }

  // MARK: Closing

  /// Something that Escape, Menu or a back button closes has opened.
  package func opened(_ closable: any Closable) {
    closables.append(WeakClosable(closable: closable))
  }

  package func closed(_ closable: any Closable) {
    closables.removeAll { $0.closable == nil || $0.closable === closable }
  }

  /// Closes what opened last: a panel, or the top screen of a stack.
  ///
  /// - Returns: whether something closed, or stays open because its author wants it to.
  @discardableResult
  func closeTop(asking key: Key) -> Bool {
    concerned.contains { $0.close(asking: key) }
  }

  /// What may close, that which opened last at the front.
  private var concerned: [any Closable] {
    closables.reversed().compactMap(\.closable).filter(\.isConcerned)
  }

  /// Closes the menu or the popover on top, before Escape means anything else.
  package func closeMenu() -> Bool {
    guard let top = panels.last, top.style.closesOutside else { return false }
    return top.close(asking: .escape)
  }

  /// Pops the topmost stack, as a back button or a swipe from the edge does.
  func goBack() {
    if let screen = concerned.first(where: \.isScreen) {
      _ = screen.close(asking: .menu)
    } else {
      closeTop(asking: .menu)
    }
  }

  // MARK: Events

  /// A pointer went down: menus and popovers close when that is outside of them.
  ///
  /// - Returns: whether the press is used up by closing a menu.
  package func pointerDown(at node: ViewNode?) -> Bool {
    guard let top = panels.last, top.style.closesOutside, node?.isInside(top) != true else {
      return false
    }
    // The press on the view that opened it closes it; opening it again takes another one.
    let isUsedUp = top.style == .menu
    _ = top.close(asking: .escape)
    return isUsedUp
  }

  /// A menu that a pointer opened leaves focus alone until a key goes inside (F438).
  ///
  /// - Returns: whether the key did that and has done its work.
  package func keyDown(_ stroke: KeyStroke) -> Bool {
    guard let top = panels.last, top.style == .menu, !top.isModal else { return false }
    switch stroke.key {
    case .up, .down, .tab:
      top.trapFocus()
      return true
    default: return false
    }
  }

  /// Presses the default button of the dialog on top: Return (F433).
  package func pressDefaultButton() -> Bool {
    guard let panel = panels.last, panel.style.isDialog else { return false }
    return panel.dialog.pressDefault()
  }
}

/// Something that the device closes on Escape or Menu.
@MainActor
package protocol Closable: AnyObject {
  /// Whether it is a screen of a stack, which a back button pops.
  var isScreen: Bool { get }
  /// Whether it is in front, and a person who wants something closed can mean it.
  var isConcerned: Bool { get }
  /// - Returns: whether the key has done its work, even where nothing closes.
  func close(asking key: Key) -> Bool
}

extension ViewTree {
  private static let presentationKey = TreeKey { PresentationLayer(tree: $0) }

  /// Sheets, dialogs, menus: what lies above the content.
  package var presentation: PresentationLayer { self[Self.presentationKey] }

  /// What the device closes by itself on Escape or Menu: the top modal view, the top of a stack.
  package func closeTop() { presentation.closeTop(asking: traits.isRemote ? .menu : .escape) }

  /// Where commands begin when focus is nowhere: the root's first branch.
  package var handlersAtRoot: ViewNode? {
    guard var node: ViewNode = presentation.panels.last ?? root?.children.first else { return nil }
    while true {
      if let front = (node as? any FrontHolder)?.front {
        node = front
      } else if node.children.count == 1 {
        node = node.children[0]
      } else {
        return node
      }
    }
  }

  /// Pops the topmost stack, as its back button, the swipe from the edge or Menu does.
  package func goBack() { presentation.goBack() }
}
