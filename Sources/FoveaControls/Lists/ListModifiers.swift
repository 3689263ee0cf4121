import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode

/// How lists look. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol ListStyle {}

nonisolated public struct DefaultListStyle: ListStyle { public init() {} }
nonisolated public struct PlainListStyle: ListStyle { public init() {} }
nonisolated public struct InsetListStyle: ListStyle { public init() {} }
nonisolated public struct GroupedListStyle: ListStyle { public init() {} }
nonisolated public struct InsetGroupedListStyle: ListStyle { public init() {} }
nonisolated public struct SidebarListStyle: ListStyle { public init() {} }
nonisolated public struct BorderedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Accepted for source compatibility: lists have one look, that of the device.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Puts a view behind the content of a row; it does not reach the edges of the list.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    frame(maxWidth: .infinity, alignment: .leading).background { view }
  }

  /// Adds space round the content of a row, to that which the list has.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    padding(insets ?? EdgeInsets())
  }

  /// Accepted for source compatibility: rows have no lines between them.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted for source compatibility: sections have no lines between them.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted for source compatibility: rows are not swiped; give the actions buttons or a menu.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Accepted for source compatibility: nothing is pulled down to refresh.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
}
