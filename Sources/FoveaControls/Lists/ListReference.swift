import FoveaNode

/// The list that views inside belong to.
nonisolated package struct ListReference: SelfComparing {
  package weak var list: ListNode?
  /// The panel in which the list stands: what is presented from a row leaves the list behind.
  weak var panel: PanelNode?

  package init(list: ListNode? = nil, panel: PanelNode? = nil) {
    self.list = list
    self.panel = panel
  }

  @MainActor package func isSame(as other: ListReference) -> Bool {
    list === other.list && panel === other.panel
  }
}

private struct ListKey: EnvironmentKey {
  static var defaultValue: ListReference { ListReference() }
}

extension EnvironmentValues {
  package var list: ListReference {
    get {
      let found = self[ListKey.self]
      return found.panel === panel.panel ? found : ListReference()
    }
    set { self[ListKey.self] = newValue }
  }
}

extension ListNode {
  /// The list around a place in the tree.
  static func around(_ context: NodeContext) -> ListNode {
    guard let list = EnvironmentValues(scope: context.environment).list.list else {
      preconditionFailure("the rows of a list belong to a list")
    }
    return list
  }
}
