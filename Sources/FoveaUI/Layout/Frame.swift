import FoveaLayout
import Foundation

extension View {
  /// Gives the view a fixed width, a fixed height, or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(fixed: width.map { max(0, Double($0)) }),
        height: .init(fixed: height.map { max(0, Double($0)) }), alignment: alignment))
  }

  /// Bounds the view's width and height, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(
          min: minWidth.map { Double($0) }, ideal: idealWidth.map { Double($0) },
          max: maxWidth.map { Double($0) }),
        height: .init(
          min: minHeight.map { Double($0) }, ideal: idealHeight.map { Double($0) },
          max: maxHeight.map { Double($0) }),
        alignment: alignment))
  }
}

nonisolated struct FrameModifier: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let width: FrameBox.Limits
  let height: FrameBox.Limits
  let alignment: Alignment

  @MainActor func attach(to node: ModifierNode<Self>) {
    let box = FrameBox(
      width: width, height: height, alignment: alignment.pair, in: node.tree.layout)
    node.setBox(box, draws: false)
    node.followLayoutDirection()
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.box as? FrameBox)?.set(width: width, height: height, alignment: alignment.pair)
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) { node.followLayoutDirection() }
}
