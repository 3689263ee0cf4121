import FoveaControls
import FoveaNode

extension View {
  /// Puts views into the bar of the screen, the sheet or the window around.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup(content: content))
  }

  /// Puts items into bars; those above the keyboard show while text is edited (F344).
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Puts items into bars. A person cannot arrange them.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Shows or hides the bar of the screen around; other bars show when they hold something.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic }
    return modifier(BarHidden(isHidden: visibility == .hidden && isMeant))
  }

  /// Accepted for source compatibility: bars have the window's background.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

/// A view with items of a toolbar.
nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: View {
  typealias Body = Never
  let content: Content
  let items: Items

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ToolbarNode(in: context)
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    node.show(view.list)
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    Content._updateNode(view.content, node.children[0])
    node.cast(to: ToolbarNode.self).show(view.list)
  }

  @MainActor private var list: _ToolbarList {
    var list = _ToolbarList()
    items._collect(into: &list, path: "")
    return list
  }
}

/// The place of a view with a toolbar; the items are its children, drawn in the bars.
package final class ToolbarNode: ViewNode {
  private var items: [String: BarItemNode] = [:]

  package override var isModifier: Bool { true }

  func show(_ list: _ToolbarList) {
    var kept: [String: BarItemNode] = [:]
    var nodes = [children[0]]
    for entry in list.entries {
      let key = "\(entry.placement.place)\(entry.path)"
      if let known = items.removeValue(forKey: key) {
        AnyView._updateNode(entry.view, known.children[0])
        kept[key] = known
      } else {
        kept[key] = BarItemNode(outlet(for: entry.placement), content: entry.view, in: childContext)
      }
      if let node = kept[key] { nodes.append(node) }
    }
    items = kept
    setChildren(nodes)
  }

  private func outlet(for placement: ToolbarItemPlacement) -> BarOutlet {
    if placement.place == .keyboard { return tree.presentation.keyboardItems }
    let values = EnvironmentValues(scope: environment)
    guard let bar = values.navigation.screen?.bar else {
      return values.panel.panel?.items ?? tree.presentation.windowItems
    }
    switch placement.place {
    case .leading: return bar.leading
    case .principal: return bar.principal
    case .trailing, .keyboard: return bar.trailing
    case .bottom: return bar.bottom
    }
  }
}
