import Foundation
import FoveaDrawing
import FoveaFields
import FoveaInput
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
    RowEditingNode(view.delete, in: context) { Base._makeNode(view.base, in: $0) }
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: RowEditingNode.self).onDelete = view.delete
    Base._updateNode(view.base, node.children[0])
  }

  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    RowEditingNode(view.delete, in: context) {
      Base._makeEach(view.base, with: modifier, in: $0)
    }
  }

  @MainActor static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    node.cast(to: RowEditingNode.self).onDelete = view.delete
    Base._updateEach(view.base, with: modifier, node.children[0])
  }

  @MainActor static var _mayBeSeveral: Bool { Base._mayBeSeveral }
  @MainActor static var _mayBeEndless: Bool { Base._mayBeEndless }
}

/// The place of rows that can be deleted.
package final class RowEditingNode: ViewNode {
  var onDelete: ((IndexSet) -> Void)?

  init(
    _ onDelete: ((IndexSet) -> Void)?, in context: NodeContext,
    content: (NodeContext) -> ViewNode
  ) {
    self.onDelete = onDelete
    super.init(in: context)
    adopt([content(placeContext)])
  }

  /// Which element of the collection inside a row stands for.
  fileprivate func offset(of row: ListRow) -> Int? {
    var element: RowNode?
    var node = row.parent
    while let current = node, current !== self {
      if let found = current as? RowNode { element = found }
      node = current.parent
    }
    guard let element else { return nil }
    if element.parent is any RowSource { return element.index }
    return element.parent?.children.firstIndex { $0 === element }
  }
}

extension ListRow {
  /// What the author wants done when the row is deleted.
  fileprivate var editing: RowEditingNode? {
    var node = parent
    while let current = node, current.box == nil {
      if let editing = current as? RowEditingNode, editing.onDelete != nil { return editing }
      node = current.parent
    }
    return nil
  }
}

extension ListNode {
  package func respond(to command: ViewCommand) -> Bool { command == .delete && delete() }

  /// Deletes the chosen rows, those that belong to the collection of the first one.
  ///
  /// - Returns: whether somebody wants that.
  private func delete() -> Bool {
    var editing: RowEditingNode?
    var offsets = IndexSet()
    for place in chosenPlaces {
      column?.look(at: place) { rows in
        for row in rows where isStop(row) && isChosen(row) {
          guard let found = row.editing, editing == nil || editing === found else { continue }
          editing = found
          if let offset = found.offset(of: row) { offsets.insert(offset) }
        }
      }
    }
    guard let editing, !offsets.isEmpty else { return false }
    editing.onDelete?(offsets)
    return true
  }

  private func isChosen(_ row: ListRow) -> Bool {
    selection == nil ? row === cursor : value(of: row).map(selected.contains) ?? false
  }

  /// The places of chosen rows, in order. Those that do not exist are found by their identities.
  private var chosenPlaces: [Int] {
    guard let column else { return [] }
    let shown = column.shownRows.filter(isChosen)
    var places = Set(shown.compactMap(column.place))
    if selection != nil {
      places.formUnion(column.places(of: selected.subtracting(shown.compactMap(value))))
    }
    return places.sorted()
  }
}
