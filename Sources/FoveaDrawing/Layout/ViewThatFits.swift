import Foundation
import FoveaLayout
import FoveaNode

/// Shows the first of several views that fits into the space offered; the last one where none does.
///
/// Source: SwiftUI `ViewThatFits`.
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// A choice of the views in `content`, the most wanted first.
  ///
  /// - Parameter axes: along which a view has to fit; the others do not count.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = FitNode(view.axes, in: context)
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    node.refreshBoxes()
    return node
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    if let child = node.children.first { Content._updateNode(view.content, child) }
  }
}

package final class FitNode: ViewNode {
  init(_ axes: Axis.Set, in context: NodeContext) {
    super.init(in: context)
    setBox(
      FitBox(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
        in: tree.layout),
      draws: true)
    followLayoutDirection()
  }

  package override func graphChanged() { followLayoutDirection() }
}
