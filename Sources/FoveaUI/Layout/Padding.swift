import FoveaGeometry
import FoveaLayout
import Foundation

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
    node.setBox(PaddingBox(insets.insets, in: node.tree.layout), draws: false)
    node.followLayoutDirection()
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.box as? PaddingBox)?.insets = insets.insets
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) { node.followLayoutDirection() }
}
