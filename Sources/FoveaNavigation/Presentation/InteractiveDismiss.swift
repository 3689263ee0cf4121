import FoveaControls
import FoveaNode

extension View {
  /// Keeps a person from closing the sheet around with a key or a gesture; the program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissBlock(isDisabled: isDisabled))
  }
}

nonisolated struct DismissBlock: NodeModifier {
  typealias Body = Never
  let isDisabled: Bool

  @MainActor private func count(_ node: ModifierNode<Self>, _ difference: Int) {
    node.values.panel.panel?.dismissalBlocks += difference
  }

  @MainActor func attach(to node: ModifierNode<Self>) { if isDisabled { count(node, 1) } }
  @MainActor func detach(from node: ModifierNode<Self>) { if isDisabled { count(node, -1) } }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.isDisabled != isDisabled else { return }
    count(node, isDisabled ? 1 : -1)
  }
}
