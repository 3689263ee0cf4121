import Foundation
import FoveaNode

/// A view whose rows can be deleted and moved.
///
/// Source: SwiftUI `DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Runs an action when a person deletes selected rows of a list with the Delete key.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(base: self, delete: action, move: nil)
  }

  /// Accepted for source compatibility: no key moves rows yet, and rows are not dragged.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(base: self, delete: nil, move: action)
  }
}

/// Rows with what a list does when they are to go.
nonisolated struct EditableRows<Base: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  let base: Base
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor var data: Base.Data { base.data }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = RowEditingNode(in: context)
    node.onDelete = view.delete
    node.adopt([Base._makeNode(view.base, in: node.childContext)])
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: RowEditingNode.self)
    node.onDelete = view.delete
    Base._updateNode(view.base, node.children[0])
  }
}

package final class RowEditingNode: ViewNode {
  var onDelete: ((IndexSet) -> Void)?

  /// Deletes the rows to which the nodes belong; whether somebody wants that.
  func delete(_ nodes: [ViewNode]) -> Bool {
    guard let onDelete else { return false }
    let indices = nodes.compactMap { node -> Int? in
      var current: ViewNode? = node
      while let candidate = current, candidate !== self {
        if let row = candidate as? RowNode {
          if row.parent is any RowSource { return row.index }
          return row.parent?.children.firstIndex { $0 === row }
        }
        current = candidate.parent
      }
      return nil
    }
    guard !indices.isEmpty else { return false }
    onDelete(IndexSet(indices))
    return true
  }
}

extension ListRow {
  /// What the author wants done when the row is deleted.
  var editing: RowEditingNode? {
    guard let content else { return nil }
    if let own = content as? RowEditingNode, own.onDelete != nil { return own }
    return content.ancestor { node in
      (node as? RowEditingNode)?.onDelete != nil || node is ListColumnNode
    } as? RowEditingNode
  }
}
