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

  /// Three columns, all of which show; on a phone one after the other.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Three columns, of which the program says which show; on a phone that changes nothing.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two columns, both of which show; on a phone one after the other.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    visibility = nil
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// Two columns, of which the program says which show; on a phone that changes nothing.
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

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    SplitNode(view.columns, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: SplitNode.self).update(view.columns)
  }
}

/// Which columns show.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let hiddenColumns: Int
  private let number: Int
  /// The device decides: here every column.
  public static let automatic = NavigationSplitViewVisibility(hiddenColumns: 0, number: 0)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(hiddenColumns: 0, number: 1)
  /// Of three columns the last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(hiddenColumns: 1, number: 2)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(hiddenColumns: 2, number: 3)
}

/// How columns share the window. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The columns as the device lays them out.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style of columns where nothing is said.
  public init() {}
}
/// The detail makes room for the others; here the columns as the device lays them out.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// A style that looks like `.automatic`.
  public init() {}
}
/// The detail keeps its size beneath the others; here the columns as the device lays them out.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// A style that looks like `.automatic`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns as the device lays them out.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the others; here like `.automatic`.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size beneath the others; here like `.automatic`.
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
