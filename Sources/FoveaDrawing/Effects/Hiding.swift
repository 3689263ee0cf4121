import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

extension View {
  /// Makes the view transparent; at 0 no key reaches it (F428).
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Keeps the view's place but shows nothing of it and lets nothing reach it (F426).
  nonisolated public func hidden() -> some View { modifier(Hidden()) }

  /// Lets pointers and fingers pass the view by (F429).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isEnabled: enabled))
  }

  /// Cuts the view off at a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(Clip { shape._outline(in: $0).outline })
  }

  /// Cuts the view off at its edges.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(Clip { _ in .bounds })
  }

  /// Cuts the view off at rounded corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(Clip { _ in .rounded(radius: Double(radius)) })
  }

  /// Draws a frame along the inner side of the view's edges; width 0 is none.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      LayerModifier(
        layer: Border(style: content, width: Double(width)), alignment: .center, isBehind: false))
  }

  /// Moves the picture of the view, not its place: focus follows the place (F202).
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(x: Double(x), y: Double(y)))
  }

  /// Moves the picture of the view, not its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

nonisolated struct Opacity: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let opacity: Double

  /// The environment that says whether content is transparent, and the animation under way.
  private final class Memory {
    let scope: EnvironmentScope
    let moving: Moving<Double>
    init(_ scope: EnvironmentScope, _ moving: Moving<Double>) {
      self.scope = scope
      self.moving = moving
    }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let scope = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    node.memory = Memory(scope, Moving(opacity))
    node.facet?.render.setOpacity(opacity)
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.opacity != opacity, let memory = node.memory as? Memory else { return }
    memory.moving.move(to: opacity, on: node) { [weak node] in
      node?.facet?.render.setOpacity($0)
    }
    refresh(node)
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    guard let memory = node.memory as? Memory else { return }
    var values = EnvironmentValues()
    values.isFullyTransparent =
      opacity <= 0 || node.tracking { node.values.isFullyTransparent }
    memory.scope.provide(values)
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    (node.memory as? Memory)?.scope ?? node.environment
  }
}

nonisolated package struct Hidden: NodeModifier {
  package typealias Body = Never
  package static var hasBox: Bool { true }

  @MainActor package func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.facet?.render.setOpacity(0)
    let scope = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    var values = EnvironmentValues()
    values.isHiddenFromUser = true
    scope.provide(values)
    node.memory = scope
  }

  @MainActor package func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.memory as? EnvironmentScope ?? node.environment
  }
}

nonisolated struct HitTesting: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let isEnabled: Bool

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.memory = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    node.facet?.render.isHitTestingDisabled = !isEnabled
    var values = EnvironmentValues()
    values.passesHitsThrough = !isEnabled || node.tracking { node.values.passesHitsThrough }
    contentEnvironment(node).provide(values)
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.memory as? EnvironmentScope ?? node.environment
  }
}

nonisolated struct Clip: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let outline: (CGSize) -> Outline

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.facet?.onPlaced = { [weak node] frame in
      node?.facet?.render.setClip(node?.modifier.outline(frame.size.cgSize))
    }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let render = node.facet?.render else { return }
    render.setClip(outline(render.size.cgSize))
  }
}

nonisolated struct Offset: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let x: Double
  let y: Double

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let place = Point(x: x, y: y)
    node.memory = Moving(place)
    node.facet?.render.setShift(place)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.x != x || old.y != y else { return }
    (node.memory as? Moving<Point>)?.move(to: Point(x: x, y: y), on: node) { [weak node] in
      node?.facet?.render.setShift($0)
    }
  }
}

/// The frame that `border` draws.
nonisolated struct Border<Style: ShapeStyle>: View {
  typealias Body = Never
  let style: Style
  let width: Double

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = BorderNode(FillBox(in: context.tree.layout), in: context, draw: view.draw)
    node.set(view.style, width: view.width)
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: BorderNode.self)
    node.update(view.draw)
    node.set(view.style, width: view.width)
  }

  private var draw: PaintNode.Draw {
    { [style, width] values, _ in
      width > 0 ? .border(style._paint(in: values).paint, width: width) : .none
    }
  }
}
