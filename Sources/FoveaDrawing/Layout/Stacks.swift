import Foundation
import FoveaLayout
import FoveaNode

/// Views side by side.
///
/// Source: SwiftUI `HStack`.
@frozen nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of the views in `content`, from leading to trailing.
  ///
  /// - Parameter spacing: points between two views; `nil` for 8, and none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    StackNode(
      axis: .horizontal, alignment: view.alignment.guide, spacing: view.spacing,
      content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: StackNode<Content>.self).update(
      alignment: view.alignment.guide, spacing: view.spacing, content: view.content)
  }
}

/// Views one below the other.
///
/// Source: SwiftUI `VStack`.
@frozen nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of the views in `content`, from top to bottom.
  ///
  /// - Parameter spacing: points between two views; `nil` for 8, and none beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    StackNode(
      axis: .vertical, alignment: view.alignment.guide, spacing: view.spacing,
      content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: StackNode<Content>.self).update(
      alignment: view.alignment.guide, spacing: view.spacing, content: view.content)
  }
}

/// The node of a row or a column.
package final class StackNode<Content: View>: ViewNode {
  private let stack: StackBox

  init(
    axis: Axis, alignment: Guide, spacing: CGFloat?, content: Content, in context: NodeContext
  ) {
    stack = StackBox(
      axis: axis.geometry, alignment: alignment, spacing: spacing?.usableLength,
      in: context.tree.layout)
    super.init(in: context)
    setBox(stack, draws: true)
    followLayoutDirection()
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  func update(alignment: Guide, spacing: CGFloat?, content: Content) {
    stack.alignment = alignment
    stack.spacing = spacing?.usableLength
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
}

/// Views on top of each other.
///
/// Source: SwiftUI `ZStack`.
@frozen nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// A pile of the views in `content`, the first furthest behind.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    DepthNode(alignment: view.alignment, content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: DepthNode<Content>.self).update(view.alignment, view.content)
  }
}

/// The node of a pile.
package final class DepthNode<Content: View>: ViewNode {
  private let pile: DepthBox
  private var alignment: Alignment

  init(alignment: Alignment, content: Content, in context: NodeContext) {
    pile = DepthBox(alignment: alignment.pair, in: context.tree.layout)
    self.alignment = alignment
    super.init(in: context)
    setBox(pile, draws: true)
    followLayoutDirection()
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  func update(_ alignment: Alignment, _ content: Content) {
    if alignment != self.alignment {
      self.alignment = alignment
      pile.alignment = alignment.pair
    }
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
}
