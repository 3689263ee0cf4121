import Foundation
import FoveaLayout
import FoveaNode

extension View {
  /// Gives the view a fixed width, a fixed height, or both, in points.
  ///
  /// A side that is no number or has no end is left to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(fixed: width?.usableLength.map { max(0, $0) }),
        height: .init(fixed: height?.usableLength.map { max(0, $0) }), alignment: alignment,
        isOdd: [width, height].contains { $0?.isFinite == false }))
  }

  /// Bounds the view's width and height, in points.
  ///
  /// Only the greatest lengths may be without end; a bound that is no number does not count.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(
          min: minWidth?.usableLength, ideal: idealWidth?.usableLength, max: maxWidth?.usableLimit),
        height: .init(
          min: minHeight?.usableLength, ideal: idealHeight?.usableLength,
          max: maxHeight?.usableLimit),
        alignment: alignment,
        isOdd: [minWidth, idealWidth, minHeight, idealHeight].contains { $0?.isFinite == false }
          || [maxWidth, maxHeight].contains { $0 != nil && $0?.usableLimit == nil }))
  }
}

nonisolated struct FrameModifier: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let width: FrameBox.Limits
  let height: FrameBox.Limits
  let alignment: Alignment
  /// Whether a length was given that makes no sense.
  let isOdd: Bool

  @MainActor func attach(to node: ModifierNode<Self>) {
    let box = FrameBox(
      width: width, height: height, alignment: alignment.pair, in: node.tree.layout)
    node.setBox(box, draws: false)
    node.memory = Moving(Sides(width: width, height: height)) { $0.way(to: $1, share: $2) }
    node.followLayoutDirection()
    if isOdd {
      node.tree.report(
        Issue(
          "A frame has a length that is no number or without end; that side is left to the view.",
          fixes: ["Give a finite length, or maxWidth: .infinity and maxHeight: .infinity."]))
    }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let box = node.box as? FrameBox, let moving = node.memory as? Moving<Sides> else {
      return
    }
    let pair = alignment.pair
    box.set(width: moving.shown.width, height: moving.shown.height, alignment: pair)
    let sides = Sides(width: width, height: height)
    guard sides != Sides(width: old.width, height: old.height) else { return }
    moving.move(to: sides, on: node) {
      box.set(width: $0.width, height: $0.height, alignment: pair)
    }
  }

  /// The bounds of both axes, which an animation moves.
  private struct Sides: Equatable {
    var width: FrameBox.Limits
    var height: FrameBox.Limits

    func way(to end: Sides, share: Double) -> Sides {
      func part(_ from: Double?, _ to: Double?) -> Double? {
        guard let from, let to, from.isFinite, to.isFinite else { return to }
        return from + (to - from) * share
      }
      func limits(_ from: FrameBox.Limits, _ to: FrameBox.Limits) -> FrameBox.Limits {
        guard from.isFixed == to.isFixed else { return to }
        return FrameBox.Limits(
          min: part(from.min, to.min), ideal: part(from.ideal, to.ideal),
          max: part(from.max, to.max), isFixed: to.isFixed)
      }
      return Sides(width: limits(width, end.width), height: limits(height, end.height))
    }
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) { node.followLayoutDirection() }
}

extension CGFloat {
  /// A greatest length, which may be without end.
  nonisolated fileprivate var usableLimit: Double? { self == .infinity ? .infinity : usableLength }
}
