import FoveaLayout
import FoveaNode

/// Makes what is inside as wide as its widest line.
nonisolated package struct HugWidth: NodeModifier {
  package typealias Body = Never

  package init() {}

  @MainActor package func attach(to node: ModifierNode<Self>) {
    node.setBox(HugBox(in: node.tree.layout), draws: false)
  }
}
