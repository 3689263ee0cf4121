import FoveaInput
import FoveaNode

/// A node of which one view inside is what a person has in front: the top screen of a stack, the
/// content between the bars.
@MainActor
package protocol FrontHolder: ViewNode {
  var front: ViewNode? { get }
}

extension ViewNode {
  /// The first node inside that is the main content of something.
  package var mainContent: ViewNode? {
    for child in children {
      if child.roles.contains(.mainContent) { return child }
      if let found = child.mainContent { return found }
    }
    return nil
  }
}

/// Marks what an author made of a panel.
nonisolated struct MainContent: NodeModifier {
  typealias Body = Never

  @MainActor func attach(to node: ModifierNode<Self>) { node.roles.insert(.mainContent) }
}
