import FoveaNode

/// Shows a panel above the window while there is something to show.
nonisolated package struct Presentation<Item, Presented: View>: NodeModifier {
  package typealias Body = Never
  let style: PanelStyle
  /// What is to be shown; what it reads is tracked.
  let item: () -> Item?
  let identity: (Item) -> AnyHashable
  /// Takes the item back, as a person's wish to close does.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  package init(
    style: PanelStyle, item: @escaping () -> Item?, identity: @escaping (Item) -> AnyHashable,
    dismiss: @escaping () -> Void, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Presented
  ) {
    self.style = style
    self.item = item
    self.identity = identity
    self.dismiss = dismiss
    self.onDismiss = onDismiss
    self.content = content
  }

  @MainActor private final class Shown {
    var panel: PanelNode?
    var identity: AnyHashable?
  }

  @MainActor package func attach(to node: ModifierNode<Self>) { node.memory = Shown() }
  @MainActor package func attached(to node: ModifierNode<Self>) { refresh(node) }
  @MainActor package func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  @MainActor package func refresh(_ node: ModifierNode<Self>) {
    guard let shown = node.memory as? Shown else { return }
    guard let item = node.tracking(item) else { return close(shown, in: node) }
    let view = PanelView(style: style, make: { [content] in content(item) })
    if let panel = shown.panel, shown.identity == identity(item) {
      if let child = panel.children.first { PanelView<Presented>._updateNode(view, child) }
      return
    }
    close(shown, in: node)
    shown.identity = identity(item)
    let panel = PanelNode(
      style, anchor: node.children.first?.firstBox, content: view, in: node.childContext
    ) { [weak node] in node?.modifier.dismiss() }
    shown.panel = panel
    node.adopt(node.children + [panel])
  }

  @MainActor private func close(_ shown: Shown, in node: ModifierNode<Self>) {
    guard let panel = shown.panel else { return }
    shown.panel = nil
    node.adopt(node.children.filter { $0 !== panel })
    panel.detach()
    if let onDismiss { node.tree.actions.add(onDismiss) }
  }
}

extension Presentation where Item == Bool {
  /// Shows the panel while a binding is true.
  package init(
    _ style: PanelStyle, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Presented
  ) {
    self.init(
      style: style, item: { isPresented.wrappedValue ? true : nil }, identity: { $0 },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

extension Presentation where Item: Identifiable {
  /// Shows the panel of an item; another identity is another panel.
  package init(
    _ style: PanelStyle, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Presented
  ) {
    self.init(
      style: style, item: { item.wrappedValue }, identity: { AnyHashable($0.id) },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content)
  }
}
