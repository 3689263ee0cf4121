import Foundation
import FoveaLayout
import FoveaNode

extension View {
  /// Puts a view made from what this view hands up in front of it.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<K, Self, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Puts a view made from what this view hands up behind it.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<K, Self, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

nonisolated struct PreferenceLayerView<Key: PreferenceKey, Content: View, Layer: View>: View {
  typealias Body = Never
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PreferenceLayerNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: PreferenceLayerNode<Key, Content, Layer>.self).update(view)
  }
}

package final class PreferenceLayerNode<Key: PreferenceKey, Content: View, Layer: View>: ViewNode {
  private let layered: LayeredBox
  private var view: PreferenceLayerView<Key, Content, Layer>

  init(_ view: PreferenceLayerView<Key, Content, Layer>, in context: NodeContext) {
    layered = LayeredBox(alignment: view.alignment.pair, primary: 0, in: context.tree.layout)
    self.view = view
    super.init(in: context)
    setBox(layered, draws: true)
    let content = Content._makeNode(view.content, in: childContext)
    // Known as a reader before it looks: what comes later is told.
    _ = content.readPreference(Key.self, for: self) { [unowned self] in refreshLayer($0) }
    let layer = Layer._makeNode(layerView(of: content.preference(Key.self)), in: childContext)
    adopt([content, layer])
    refreshBoxes()
  }

  private func layerView(of value: Key.Value?) -> Layer {
    observing {
      mirror(values.layoutDirection == .rightToLeft)
      return view.transform(value ?? Key.defaultValue)
    }
  }

  private func refreshLayer(_ value: Key.Value?) {
    Layer._updateNode(layerView(of: value), children[1])
  }

  func update(_ view: PreferenceLayerView<Key, Content, Layer>) {
    if view.alignment != self.view.alignment { layered.alignment = view.alignment.pair }
    self.view = view
    Content._updateNode(view.content, children[0])
    graphChanged()
  }

  package override func graphChanged() { refreshLayer(children[0].preference(Key.self)) }

  package override func refreshBoxes() {
    let content = side(children[0])
    let layer = side(children[1])
    layered.primary = view.isBehind ? layer.count : 0
    layered.setChildren(view.isBehind ? layer + content : content + layer)
  }

  private func side(_ node: ViewNode) -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    node.collectBoxes(into: &boxes)
    guard boxes.count > 1 else { return boxes }
    let pile = DepthBox(alignment: view.alignment.pair, in: tree.layout)
    pile.setChildren(boxes)
    return [pile]
  }
}
