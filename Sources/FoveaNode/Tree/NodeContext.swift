import FoveaLayout

/// Where a new node goes: below which node, with which environment.
@MainActor
public struct NodeContext {
  package let tree: ViewTree
  package let parent: ViewNode?
  package var environment: EnvironmentScope
  /// Whether rows are made one at a time, when a lazy container asks for them.
  package var isLazy = false

  package init(tree: ViewTree, parent: ViewNode?, environment: EnvironmentScope) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
  }
}
