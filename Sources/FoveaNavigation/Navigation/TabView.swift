import FoveaNode

/// Several screens of which one shows, chosen in a bar of tabs.
///
/// On the TV a tab shows its screen as soon as it has focus; down leads into the screen (F226).
///
/// Source: SwiftUI `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  @MainActor private var choice: TabChoice? { selection.map { TabChoice($0) } }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TabNode(view.choice, in: context) { Content._makeNode(view.content, in: $0) }
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: TabNode.self)
    node.choice = view.choice
    Content._updateNode(view.content, node.content)
    node.graphChanged()
  }
}

/// Which tab is chosen, whatever the type of the binding.
struct TabChoice {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    read = { AnyHashable(binding.wrappedValue).unwrapped }
    write = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

extension View {
  /// Makes the view a tab of the `TabView` around, with a label in its bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Accepted for source compatibility: tabs stand in one bar.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How tabs are shown. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol TabViewStyle {}

nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct PageTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A view with its label in a bar of tabs; it is made when its tab is chosen first.
nonisolated struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never
  let content: Content
  let label: Label

  @MainActor private var item: TabItemNode.Item {
    TabItemNode.Item(
      label: AnyView(label), tag: (content as? any Tagged)?.tagged,
      make: { Content._makeNode(content, in: $0) }, update: { Content._updateNode(content, $0) })
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TabItemNode(view.item, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: TabItemNode.self).show(view.item)
  }
}

/// A view that says which tag it has without being made.
private protocol Tagged {
  var tagged: AnyHashable? { get }
}

extension ModifiedContent: Tagged {
  fileprivate var tagged: AnyHashable? {
    (modifier as? Tag)?.value.unwrapped ?? (content as? any Tagged)?.tagged
  }
}
