import FoveaNode

/// Columns side by side: a sidebar, a detail, and perhaps a column between them. A phone shows them
/// one after the other: choosing in a column leads to the next; their states live
/// on while a column is hidden.
///
/// Links in a column lead to the next one. Source: SwiftUI `NavigationSplitView`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    visibility = nil
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    visibility = columnVisibility
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  @MainActor private var columns: SplitColumns {
    SplitColumns(
      sidebar: AnyView(sidebar),
      content: Content.self == EmptyView.self ? nil : AnyView(content), detail: AnyView(detail),
      visibility: visibility)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    SplitNode(view.columns, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: SplitNode.self).update(view.columns)
  }
}

/// Which columns show.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let hiddenColumns: Int
  private let number: Int
  public static let automatic = NavigationSplitViewVisibility(hiddenColumns: 0, number: 0)
  public static let all = NavigationSplitViewVisibility(hiddenColumns: 0, number: 1)
  /// Of three columns the last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(hiddenColumns: 1, number: 2)
  public static let detailOnly = NavigationSplitViewVisibility(hiddenColumns: 2, number: 3)
}

/// How columns share the window. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Accepted for source compatibility: columns share the window one way.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
