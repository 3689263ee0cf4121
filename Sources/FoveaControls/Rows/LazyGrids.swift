import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// Source: SwiftUI `GridItem`.
nonisolated public struct GridItem: Sendable {
  /// How wide one track, or several, may be, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var item: Tracks.Item {
    let extent: Tracks.Extent
    switch size {
    case .fixed(let length): extent = .fixed(Double(length))
    case .flexible(let least, let most): extent = .flexible(min: Double(least), max: Double(most))
    case .adaptive(let least, let most): extent = .adaptive(min: Double(least), max: Double(most))
    }
    return Tracks.Item(extent, spacing: spacing.map { Double($0) }, alignment: alignment?.pair)
  }
}

/// Views in columns, filled row by row and made only where they show.
///
/// Source: SwiftUI `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var pair: GuidePair { GuidePair(horizontal: alignment.guide, vertical: .centerY) }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LazyNode(
      axis: .vertical, alignment: view.pair, spacing: view.spacing.map { Double($0) },
      tracks: Tracks(view.columns.map(\.item)), content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LazyNode.self).update(
      alignment: view.pair, spacing: view.spacing.map { Double($0) },
      tracks: Tracks(view.columns.map(\.item)), content: view.content)
  }
}

/// Views in rows, filled column by column and made only where they show.
///
/// Source: SwiftUI `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var pair: GuidePair { GuidePair(horizontal: .centerX, vertical: alignment.guide) }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LazyNode(
      axis: .horizontal, alignment: view.pair, spacing: view.spacing.map { Double($0) },
      tracks: Tracks(view.rows.map(\.item)), content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LazyNode.self).update(
      alignment: view.pair, spacing: view.spacing.map { Double($0) },
      tracks: Tracks(view.rows.map(\.item)), content: view.content)
  }
}
