import FoveaGeometry
import FoveaLayout

/// The node of a lazy stack or a lazy grid.
package final class LazyNode<Content: View>: ViewNode, LazyContainer {
  package let lazyBox: LazyBox
  private var segments: [Segment] = []
  private var total = 0
  private var wrappers: [ObjectIdentifier: StackBox] = [:]
  private var pins: [Int] = []
  /// Rows made for a move from a row, kept while focus is there.
  private var ahead: (row: Int, rows: [Int])?

  /// Rows of one collection, or one view that is always there.
  private struct Segment {
    let start: Int
    let source: (any RowSource)?
    let box: LayoutBox?
  }

  package init(
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

  func update(alignment: GuidePair, spacing: Double?, tracks: Tracks?, content: Content) {
    if alignment != lazyBox.alignment { lazyBox.alignment = alignment }
    lazyBox.spacing = spacing ?? 8
    if tracks != lazyBox.tracks { lazyBox.tracks = tracks }
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
  package override func willDetach() { tree.lazyContainers[ObjectIdentifier(self)] = nil }

  // MARK: Rows

  package override func refreshBoxes() {
    segments = []
    total = 0
    for child in children { collect(child) }
    var boxes: [Int: LayoutBox] = [:]
    for segment in segments {
      if let box = segment.box { boxes[segment.start] = box }
      for row in segment.source?.existingRows ?? [] {
        boxes[segment.start + row.index] = box(of: row)
      }
    }
    lazyBox.reload(boxes)
  }

  private func collect(_ node: ViewNode) {
    // What is presented from here lies above the window, not among the rows.
    if node is PortalNode { return }
    if let source = node as? any RowSource {
      segments.append(Segment(start: total, source: source, box: nil))
      total += source.rowCount
    } else if let box = node.box {
      segments.append(Segment(start: total, source: nil, box: box))
      total += 1
    } else {
      for child in node.children { collect(child) }
    }
  }

  private func segment(of row: Int) -> Segment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= row { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// The box that stands for a row: several views of one row stand one after the other.
  private func box(of row: RowNode) -> LayoutBox {
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

  /// The place of the row that a node inside belongs to.
  private func row(around node: ViewNode) -> Int? {
    var current: ViewNode? = node
    while let candidate = current, candidate !== self {
      if let row = candidate as? RowNode, let source = row.parent as? any RowSource,
        let segment = segments.first(where: { $0.source === source })
      {
        return segment.start + row.index
      }
      current = candidate.parent
    }
    return nil
  }

  // MARK: Finding and keeping rows

  package func index(ofRow id: AnyHashable) -> Int? {
    for segment in segments {
      if let index = segment.source?.index(of: id) { return segment.start + index }
    }
    return nil
  }

  package func pin(_ row: Int) {
    if !pins.contains(row) { pins.append(row) }
    lazyBox.viewportChanged()
  }

  package func unpin() { pins = [] }

  package func makeMore(from node: ViewNode, forward: Bool) -> Bool {
    guard let row = row(around: node) else { return false }
    let made = Set(lazyBox.madeRows)
    var next = row
    while made.contains(next) { next += forward ? 1 : -1 }
    let more = (forward ? next...next + 7 : next - 7...next).clamped(to: 0...max(0, total - 1))
    guard next >= 0, next < total else { return false }
    ahead = (row, (ahead?.row == row ? ahead?.rows ?? [] : []) + more)
    lazyBox.viewportChanged()
    return true
  }
}

extension LazyNode: @MainActor LazyRows {
  package var rowCount: Int { total }

  package func makeRow(_ index: Int) -> LayoutBox {
    let segment = segment(of: index)
    if let box = segment.box { return box }
    guard let row = segment.source?.row(at: index - segment.start) else {
      preconditionFailure("a segment is a view or a collection of rows")
    }
    return box(of: row)
  }

  package func discardRow(_ index: Int) {
    guard !segments.isEmpty else { return }
    let segment = segment(of: index)
    guard let source = segment.source else { return }
    if let row = source.existingRow(at: index - segment.start) {
      wrappers[ObjectIdentifier(row)] = nil
      source.discardRow(row)
    }
  }

  /// The row with focus and those beside it, what was asked for, and views outside collections.
  package var pinnedRows: [Int] {
    var result = pins + segments.filter { $0.box != nil }.map(\.start)
    if let focused = tree.focus.focused?.node, let row = row(around: focused) {
      if let ahead, ahead.row == row { result += ahead.rows }
      result += [row - 1, row, row + 1].filter { $0 >= 0 && $0 < total }
    }
    return result
  }
}
