import FoveaLayout

/// Where a new node goes: below which node, with which environment.
@MainActor
public struct _NodeContext {
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

/// The name inside the package: what authors see begins with an underscore, so that it cannot meet a
/// name of theirs.
package typealias NodeContext = _NodeContext
