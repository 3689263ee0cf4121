import Foundation
import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode

/// Which parts of sections stay in sight while their section does.
///
/// Headers and footers scroll with their section: none of the surfaces pins them yet.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, made only where they show.
///
/// Of a `ForEach` directly inside, only the rows near what shows exist, and the row that has focus
/// with its neighbours (F88, F231). A row that leaves loses its state.
///
/// Source: SwiftUI `LazyVStack`.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var pair: GuidePair { GuidePair(horizontal: alignment.guide, vertical: .top) }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LazyNode(
      axis: .vertical, alignment: view.pair, spacing: view.spacing.map { Double($0) }, tracks: nil,
      content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LazyNode.self).update(
      alignment: view.pair, spacing: view.spacing.map { Double($0) }, tracks: nil,
      content: view.content)
  }
}

/// Views side by side, made only where they show; see `LazyVStack`.
///
/// Source: SwiftUI `LazyHStack`.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var pair: GuidePair { GuidePair(horizontal: .leading, vertical: alignment.guide) }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LazyNode(
      axis: .horizontal, alignment: view.pair, spacing: view.spacing.map { Double($0) },
      tracks: nil, content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LazyNode.self).update(
      alignment: view.pair, spacing: view.spacing.map { Double($0) }, tracks: nil,
      content: view.content)
  }
}
