import FoveaInput
import FoveaNode

/// The node around a search field: bindings declared elsewhere stand for the field inside (F415).
package final class SearchFieldAnchor: ViewNode, FocusBindingRelay, CommandResponder {
  private let context: SearchContext
  package private(set) var bindings: [any FocusBindingNode] = []

  init(_ search: SearchContext, in context: NodeContext) {
    self.context = search
    super.init(in: context)
    roles.insert([.focusBinding, .command])
  }

  func add(_ binding: any FocusBindingNode) { bindings.append(binding) }
  func remove(_ binding: any FocusBindingNode) { bindings.removeAll { $0 === binding } }

  package override var isModifier: Bool { true }

  /// Escape ends the search, once there is one.
  package func respond(to command: ViewCommand) -> Bool {
    guard command == .exit, context.isPresented?() == true else { return false }
    context.dismiss?()
    return true
  }

  package override func willDetach() { tree.searches.removeAll { $0 === context } }
}

/// A search field with the node that stands around it.
nonisolated struct SearchAnchored<Content: View>: View {
  typealias Body = Never
  let context: SearchContext
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = SearchFieldAnchor(view.context, in: context)
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    view.context.fieldCame(node)
    context.tree.searches.append(view.context)
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    Content._updateNode(view.content, node.children[0])
  }
}

extension ViewTree {
  /// Command-F: the search field of the view in front gets focus (F421).
  package func focusSearchField() -> Bool {
    let usable = searches.filter { context in
      guard let field = context.field else { return false }
      return focus.activeScopeHolds(field) && !field.values.isHiddenFromUser
    }
    guard let context = usable.last else { return false }
    context.activate?()
    return true
  }
}
