import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaNode

/// Makes a page of each view in a `TabView` that has no tab item: it shows while it is chosen.
nonisolated struct TabPage: ViewModifier, OpensErasedViews {
  typealias Body = Never

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    if Inner.holdsTabItem { return Inner._makeNode(content, in: context) }
    return TabItemNode(TabItemNode.Item(content, label: nil), in: context)
  }

  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    if let page = node as? TabItemNode, page.item.label == nil {
      page.show(TabItemNode.Item(content, label: nil))
    } else {
      Inner._updateNode(content, node)
    }
  }
}

extension View {
  /// Whether a view of this type is, or its body begins with, one that has a tab item.
  @MainActor fileprivate static var holdsTabItem: Bool {
    if let holder = self as? any TabItemHolder.Type { return holder.holder }
    return Body.self != Never.self && Body.holdsTabItem
  }
}

/// A type of view that has a tab item, or hands on the view in it.
@MainActor
private protocol TabItemHolder {
  static var holder: Bool { get }
}

extension TabItemView: TabItemHolder {
  @MainActor fileprivate static var holder: Bool { true }
}

extension ModifiedContent: TabItemHolder {
  @MainActor fileprivate static var holder: Bool {
    (Content.self as? any View.Type)?.holdsTabItem ?? false
  }
}
