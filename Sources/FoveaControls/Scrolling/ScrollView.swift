import Foundation
import FoveaDrawing
import enum FoveaDrawing.Axis
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// A window onto content that may be larger than it.
///
/// Source: SwiftUI `ScrollView`.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ScrollNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ScrollNode<Content>.self).update(view)
  }
}

package final class ScrollNode<Content: View>: ViewNode, Scrolling, DescribedNode, PointerResponder
{
  package let scrollBox: ScrollBox
  private var isEnabled = true

  init(_ view: ScrollView<Content>, in context: NodeContext) {
    scrollBox = ScrollBox(
      horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
      in: context.tree.layout)
    super.init(in: context)
    roles.insert(.scroll)
    setBox(scrollBox, draws: true)
    graphChanged()
    facet?.render.setClip(.bounds)
    facet?.render.hitArea = .bounds
    let entry = tree.focus.join(makeFacet(), as: .scroll)
    scrollBox.onScroll = { [weak entry] _ in MainActor.assumeIsolated { entry?.scrolled() } }
    adopt([Content._makeNode(view.content, in: childContext)])
    refreshBoxes()
  }

  func update(_ view: ScrollView<Content>) {
    let horizontal = view.axes.contains(.horizontal)
    let vertical = view.axes.contains(.vertical)
    if scrollBox.scrollsHorizontally != horizontal { scrollBox.scrollsHorizontally = horizontal }
    if scrollBox.scrollsVertically != vertical { scrollBox.scrollsVertically = vertical }
    if let child = children.first { Content._updateNode(view.content, child) }
  }

  package override func graphChanged() {
    let (margins, isRightToLeft) = tracking {
      isEnabled = values.isScrollEnabled
      return (values.contentMargins.insets, values.layoutDirection == .rightToLeft)
    }
    scrollBox.margins = margins
    mirror(isRightToLeft)
  }

  /// Several views inside stand in a column.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count != 1 else { return boxes }
    let axis: FoveaGeometry.Axis =
      scrollBox.scrollsHorizontally && !scrollBox.scrollsVertically ? .horizontal : .vertical
    let stack = StackBox(
      axis: axis, alignment: axis == .vertical ? .centerX : .centerY, spacing: nil, in: tree.layout)
    stack.setChildren(boxes)
    return [stack]
  }

  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    guard isEnabled, case .scroll(let delta) = event.phase else { return false }
    let before = scrollBox.offset
    scrollBox.scroll(to: before + delta)
    contentDragged(by: delta)
    return scrollBox.offset != before
  }

  package func describe() -> AccessibilityNode? { AccessibilityNode(role: .scrollArea) }
}
