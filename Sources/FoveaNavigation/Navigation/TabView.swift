import FoveaControls
import FoveaDrawing
import FoveaInput
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

  /// Tabs of which the program says and learns which is chosen, by tag; without a binding the view
  /// keeps it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs of which the view keeps by itself which is chosen; the first one at the beginning.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  @MainActor private var choice: TabChoice? { selection.map { TabChoice($0) } }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TabNode(view.choice, in: context) {
      Content._makeEach(view.content, with: TabPage(), in: $0)
    }
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    let node = node.cast(to: TabNode.self)
    node.choice = view.choice
    Content._updateEach(view.content, with: TabPage(), node.content)
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

/// The bar of tabs that the device has.
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// Pages to turn; here the bar of tabs that the device has.
nonisolated public struct PageTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The bar of tabs that the device has.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn; here the bar of tabs that the device has.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A view with its label in a bar of tabs; it is made when its tab is chosen first.
nonisolated struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never
  let content: Content
  let label: Label

  @MainActor private var item: TabItemNode.Item {
    TabItemNode.Item(content, label: AnyView(label))
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TabItemNode(view.item, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: TabItemNode.self).show(view.item)
  }
}

extension TabItemNode.Item {
  @MainActor init<Content: View>(_ content: Content, label: AnyView?) {
    self.init(
      label: label, tag: (content as? any Tagged)?.tagged,
      make: { Content._makeNode(content, in: $0) }, update: { Content._updateNode(content, $0) })
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
