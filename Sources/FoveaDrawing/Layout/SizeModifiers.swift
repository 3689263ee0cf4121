import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

extension View {
  /// Lets the view have its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Lets the view have its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view a shape: width by height, or its own ideal one.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Gives the view the shape of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatio(
        ratio: Double(aspectRatio.width / aspectRatio.height), fills: contentMode == .fill))
  }

  /// Scales the view to fit the space offered, in its own shape.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the space offered, in its own shape.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the middle of the view at a point of the space offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  /// Puts the middle of the view at a point of the space offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Decides in which order a stack offers space: higher ones first; 0 where none is given.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(Trait(priority: value, depth: nil))
  }

  /// Draws the view in front of or behind its siblings: higher ones in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(Trait(priority: nil, depth: value))
  }
}

/// How content of one shape is put into space of another.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

nonisolated struct FixedSize: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let horizontal: Bool
  let vertical: Bool

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(
      FixedSizeBox(horizontal: horizontal, vertical: vertical, in: node.tree.layout), draws: false)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let box = node.box as? FixedSizeBox else { return }
    box.horizontal = horizontal
    box.vertical = vertical
  }
}

nonisolated struct AspectRatio: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let ratio: Double?
  let fills: Bool

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(AspectRatioBox(ratio: ratio, fills: fills, in: node.tree.layout), draws: false)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let box = node.box as? AspectRatioBox else { return }
    box.ratio = ratio
    box.fills = fills
  }
}

nonisolated struct Position: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let point: CGPoint

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(PositionBox(point.points, in: node.tree.layout), draws: false)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.box as? PositionBox)?.point = point.points
  }
}

nonisolated struct Trait: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let priority: Double?
  let depth: Double?

  @MainActor func attach(to node: ModifierNode<Self>) {
    let box = TraitBox(in: node.tree.layout)
    box.priority = priority
    box.depthIndex = depth
    node.setBox(box, draws: false)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let box = node.box as? TraitBox else { return }
    box.priority = priority
    box.depthIndex = depth
  }
}
