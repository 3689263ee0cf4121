import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// What takes space from the edges of the screen.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for bars and edges, one for the keyboard.
  public let rawValue: UInt
  /// The regions whose bits are set; other bits stand for nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Bars, edges and the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach under bars to the edges of the screen.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeArea(regions: regions, edges: edges))
  }

  /// The older spelling of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Puts a bar above or below the view, which is offered less space for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetBarView(
      content: self, bar: content(), axis: .vertical, isAtEnd: edge == .bottom,
      spacing: Double(spacing ?? 0), alignment: alignment.guide)
  }

  /// Puts a bar beside the view, which is offered less space for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetBarView(
      content: self, bar: content(), axis: .horizontal, isAtEnd: edge == .trailing,
      spacing: Double(spacing ?? 0), alignment: alignment.guide)
  }
}

nonisolated struct IgnoresSafeArea: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(SafeAreaBox(edges: .zero, in: node.tree.layout), draws: false)
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    node.followLayoutDirection()
    guard let box = node.box as? SafeAreaBox else { return }
    let isRightToLeft = box.isRightToLeft
    func share(_ edge: Edge.Set) -> Double { edges.contains(edge) && !regions.isEmpty ? 1 : 0 }
    box.edges = Insets(
      top: share(.top), left: share(isRightToLeft ? .trailing : .leading), bottom: share(.bottom),
      right: share(isRightToLeft ? .leading : .trailing))
  }
}

/// A view with a bar along one edge.
nonisolated struct InsetBarView<Content: View, Bar: View>: View {
  typealias Body = Never
  let content: Content
  let bar: Bar
  let axis: Axis
  let isAtEnd: Bool
  let spacing: Double
  let alignment: Guide

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    InsetBarNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: InsetBarNode<Content, Bar>.self).update(view)
  }
}

package final class InsetBarNode<Content: View, Bar: View>: ViewNode {
  private let inset: InsetBarBox

  init(_ view: InsetBarView<Content, Bar>, in context: NodeContext) {
    inset = InsetBarBox(
      axis: view.axis.geometry, isAtEnd: view.isAtEnd, spacing: view.spacing,
      alignment: view.alignment, in: context.tree.layout)
    super.init(in: context)
    setBox(inset, draws: true)
    followLayoutDirection()
    adopt([
      Content._makeNode(view.content, in: childContext),
      Bar._makeNode(view.bar, in: childContext),
    ])
    refreshBoxes()
  }

  func update(_ view: InsetBarView<Content, Bar>) {
    inset.spacing = view.spacing
    Content._updateNode(view.content, children[0])
    Bar._updateNode(view.bar, children[1])
  }

  package override func graphChanged() { followLayoutDirection() }

  package override func refreshBoxes() {
    inset.setChildren(
      children.map { child in
        var boxes: [LayoutBox] = []
        child.collectBoxes(into: &boxes)
        if boxes.count == 1 { return boxes[0] }
        let column = StackBox(axis: .vertical, alignment: .centerX, spacing: nil, in: tree.layout)
        column.setChildren(boxes)
        return column
      })
  }
}
