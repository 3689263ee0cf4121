import FoveaDrawing
import enum FoveaDrawing.Axis
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode

/// The node of a lazy stack, a lazy grid or the rows of a list.
package final class LazyNode: ViewNode, LazyContainer {
  package let lazyBox: LazyBox
  private(set) var rows = RowSequence()
  package weak var focusedView: ViewNode?
  /// A row that whoever put the container here wants kept.
  var keptRow: () -> Int? = { nil }
  /// Called when rows came, went or changed places.
  var onChange: () -> Void = {}
  private var wrappers: [ObjectIdentifier: StackBox] = [:]
  private var pins: [Int] = []
  /// Rows made for a move from a row, kept while focus is there.
  private var ahead: (row: Int, rows: [Int])?

  package init<Content: View>(
    axis: Axis, alignment: GuidePair, spacing: Double?, tracks: Tracks?, content: Content,
    in context: NodeContext
  ) {
    lazyBox = LazyBox(
      axis: axis.geometry, alignment: alignment, spacing: spacing ?? 8, tracks: tracks,
      in: context.tree.layout)
    super.init(in: context)
    roles.insert(.lazyRows)
    setBox(lazyBox, draws: true)
    lazyBox.rows = self
    tree.lazyContainers[ObjectIdentifier(self)] = self
    followLayoutDirection()
    var inner = childContext
    inner.isLazy = true
    adopt([Content._makeNode(content, in: inner)])
    refreshBoxes()
  }

  func update<Content: View>(
    alignment: GuidePair, spacing: Double?, tracks: Tracks?, content: Content
  ) {
    if alignment != lazyBox.alignment { lazyBox.alignment = alignment }
    lazyBox.spacing = spacing ?? 8
    if tracks != lazyBox.tracks { lazyBox.tracks = tracks }
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
  package override func willDetach() { tree.lazyContainers[ObjectIdentifier(self)] = nil }

  // MARK: Boxes

  package override func refreshBoxes() {
    rows.collect(children)
    let fixed = Set(rows.fixed)
    var boxes: [Int: LayoutBox] = [:]
    for (place, node) in rows.existing
    where node is RowNode || fixed.contains(place) || node.box?.parent === lazyBox {
      boxes[place] = box(of: node)
    }
    lazyBox.reload(boxes)
    onChange()
  }

  /// The box that stands for a row: several views of one row stand one after the other.
  private func box(of row: ViewNode) -> LayoutBox {
    if let box = row.box { return box }
    var boxes: [LayoutBox] = []
    row.collectBoxes(into: &boxes)
    let key = ObjectIdentifier(row)
    if boxes.count == 1 {
      wrappers[key] = nil
      return boxes[0]
    }
    let wrapper =
      wrappers[key]
      ?? StackBox(
        axis: lazyBox.axis,
        alignment: lazyBox.axis == .vertical
          ? lazyBox.alignment.horizontal : lazyBox.alignment.vertical,
        spacing: lazyBox.spacing, in: tree.layout)
    wrapper.isRightToLeft = lazyBox.isRightToLeft
    wrapper.setChildren(boxes)
    wrappers[key] = wrapper
    return wrapper
  }

  // MARK: Finding and keeping rows

  package func index(ofRow id: AnyHashable) -> Int? { rows.place(of: id) }

  package func pin(_ row: Int) {
    if !pins.contains(row) { pins.append(row) }
    lazyBox.viewportChanged()
  }

  package func unpin() { pins = [] }

  package func makeMore(from node: ViewNode, forward: Bool) -> Bool {
    guard let row = rows.place(around: node) else { return false }
    let made = Set(lazyBox.madeRows)
    var next = row
    while made.contains(next) { next += forward ? 1 : -1 }
    let more = (forward ? next...next + 7 : next - 7...next).clamped(to: 0...max(0, rows.count - 1))
    guard next >= 0, next < rows.count else { return false }
    ahead = (row, (ahead?.row == row ? ahead?.rows ?? [] : []) + more)
    lazyBox.viewportChanged()
    return true
  }

  /// Shows the node of a row to somebody, who may not keep it: one that was not there is gone
  /// afterwards, and has never appeared.
  func look<Result>(atRow row: Int, _ work: (ViewNode) -> Result) -> Result {
    if let node = rows.existingNode(at: row) { return work(node) }
    let result = work(rows.node(at: row))
    rows.discard(row)
    return result
  }
}

extension LazyNode: @MainActor LazyRows {
  package var rowCount: Int { rows.count }

  package func makeRow(_ index: Int) -> LayoutBox { box(of: rows.node(at: index)) }

  package func discardRow(_ index: Int) {
    if let node = rows.existingNode(at: index) { wrappers[ObjectIdentifier(node)] = nil }
    rows.discard(index)
  }

  /// The row with focus and those beside it, what was asked for, and views outside collections.
  package var pinnedRows: [Int] {
    var result = pins + rows.fixed
    func keep(_ row: Int) { result += [row - 1, row, row + 1].filter { $0 >= 0 && $0 < rowCount } }
    if let focusedView, let row = rows.place(around: focusedView) {
      if let ahead, ahead.row == row { result += ahead.rows }
      keep(row)
    }
    if let row = keptRow() { keep(row) }
    return result
  }
}
