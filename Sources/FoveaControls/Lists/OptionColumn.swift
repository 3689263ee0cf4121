import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode

/// The options of a picker, one below the other or side by side. They are few, and all are there.
nonisolated struct OptionColumn<Content: View>: View {
  typealias Body = Never
  let axis: FoveaGeometry.Axis
  let content: Content

  init(_ kind: ListKind, content: Content) {
    axis = kind == .segments ? .horizontal : .vertical
    self.content = content
  }

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    OptionColumnNode(view.axis, view.content, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    Content._updateEach(view.content, with: InRow(), node.children[0])
  }
}

package final class OptionColumnNode: ViewNode, RowColumn {
  private(set) var shownRows: [ListRow] = []
  private unowned let list: ListNode

  init<Content: View>(
    _ axis: FoveaGeometry.Axis, _ content: Content, in context: NodeContext
  ) {
    list = ListNode.around(context)
    super.init(in: context)
    let stack = StackBox(
      axis: axis, alignment: axis == .horizontal ? .centerY : .leading, spacing: 0,
      in: tree.layout)
    setBox(stack, draws: true)
    followLayoutDirection()
    adopt([Content._makeEach(content, with: InRow(), in: childContext)])
    refreshBoxes()
  }

  package override func graphChanged() { followLayoutDirection() }

  package override func refreshBoxes() {
    super.refreshBoxes()
    shownRows = children.flatMap(\.rowsInside)
    list.rowsChanged()
  }

  var placeCount: Int { shownRows.count }
  func look<Result>(at place: Int, _ work: ([ListRow]) -> Result) -> Result {
    work(rows(at: place))
  }
  func rows(at place: Int) -> [ListRow] { [shownRows[place]] }
  func place(of row: ListRow) -> Int? { shownRows.firstIndex { $0 === row } }
  func places(of ids: Set<AnyHashable>) -> [Int] { [] }
  func reveal(_ row: ListRow, at place: Int) {}
}
