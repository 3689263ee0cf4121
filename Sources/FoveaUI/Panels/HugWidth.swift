import FoveaLayout

/// Makes what is inside as wide as its widest line.
nonisolated struct HugWidth: NodeModifier {
  typealias Body = Never

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(HugBox(in: node.tree.layout), draws: false)
  }
}
