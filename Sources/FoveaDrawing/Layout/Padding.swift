import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

extension View {
  /// Adds space on some sides; 16 points where no length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      Padding(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space on every side.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds space, a length for each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }
}

nonisolated struct Padding: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let insets: EdgeInsets

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(PaddingBox(insets.insets.usable, in: node.tree.layout), draws: false)
    node.memory = Moving(insets.insets.usable) { $0.way(to: $1, share: $2) }
    node.followLayoutDirection()
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard insets != old.insets else { return }
    (node.memory as? Moving<Insets>)?.move(to: insets.insets.usable, on: node) { [weak node] in
      (node?.box as? PaddingBox)?.insets = $0
    }
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) { node.followLayoutDirection() }
}

extension Insets {
  /// The distances at a share of the way to others.
  fileprivate func way(to end: Insets, share: Double) -> Insets {
    func part(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Insets(
      top: part(top, end.top), left: part(left, end.left), bottom: part(bottom, end.bottom),
      right: part(right, end.right))
  }
}
