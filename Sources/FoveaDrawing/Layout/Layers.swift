import Foundation
import FoveaLayout
import FoveaNode

extension View {
  /// Puts views behind this one; they are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Fills the area behind this view with a style; it reaches under bars at the edges named.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().fill(style), alignment: .center, isBehind: true,
        reachesIntoSafeArea: !edges.isEmpty))
  }

  /// Fills the area behind this view with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// Fills a shape behind this view with the background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of this one; they are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the area in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().fill(style), alignment: .center, isBehind: false,
        reachesIntoSafeArea: !edges.isEmpty))
  }

  /// Fills a shape in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center,
        isBehind: false))
  }
}

/// Puts a view behind another one, which decides the size, or in front.
nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  var reachesIntoSafeArea = false

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    LayeredNode(content, modifier, in: context)
  }

  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    node.cast(to: LayeredNode<Inner, Layer>.self).update(content, modifier)
  }
}

/// A node that puts one view behind another or in front.
@MainActor
package protocol LayeringNode: ViewNode {
  var isBehind: Bool { get }
}

package final class LayeredNode<Content: View, Layer: View>: ViewNode, LayeringNode {
  private let layered: LayeredBox
  private var alignment: Alignment
  package let isBehind: Bool

  init(_ content: Content, _ view: LayerModifier<Layer>, in context: NodeContext) {
    layered = LayeredBox(alignment: view.alignment.pair, primary: 0, in: context.tree.layout)
    alignment = view.alignment
    isBehind = view.isBehind
    super.init(in: context)
    setBox(layered, draws: true)
    followLayoutDirection()
    layered.reachesIntoSafeArea = view.reachesIntoSafeArea
    adopt([
      Content._makeNode(content, in: childContext),
      Layer._makeNode(view.layer, in: childContext),
    ])
    refreshBoxes()
  }

  func update(_ content: Content, _ view: LayerModifier<Layer>) {
    if view.alignment != alignment {
      alignment = view.alignment
      layered.alignment = alignment.pair
    }
    Content._updateNode(content, children[0])
    Layer._updateNode(view.layer, children[1])
  }

  package override func graphChanged() { followLayoutDirection() }

  package override var isModifier: Bool { true }

  /// One box for the content and one for the layer; several views of a side lie on top of each other.
  package override func refreshBoxes() {
    let content = side(children[0])
    let layer = side(children[1])
    let boxes = isBehind ? layer + content : content + layer
    layered.primary = isBehind ? layer.count : 0
    layered.setChildren(boxes)
  }

  private func side(_ node: ViewNode) -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    node.collectBoxes(into: &boxes)
    guard boxes.count > 1 else { return boxes }
    let pile = DepthBox(alignment: alignment.pair, in: tree.layout)
    pile.setChildren(boxes)
    return [pile]
  }
}
