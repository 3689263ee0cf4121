import FoveaInput
import FoveaLayout
import FoveaNode

/// The rows of a lazy container in order: those of collections, made one at a time, and views that
/// are there without being asked for.
@MainActor
struct RowSequence {
  /// The rows of one collection, or one view.
  private struct Segment {
    let start: Int
    let rows: Rows
  }

  private enum Rows {
    case source(any RowSource)
    case view(ViewNode)
  }

  private(set) var count = 0
  /// The places of views that belong to no collection: they are few, and stay.
  private(set) var fixed: [Int] = []
  private var segments: [Segment] = []
  /// Where the rows of a collection begin, and where a view stands, by the node.
  private var starts: [ObjectIdentifier: Int] = [:]

  /// Finds the rows that the nodes stand for.
  ///
  /// - Complexity: O(*s*) for *s* collections and single views.
  mutating func collect(_ nodes: [ViewNode]) {
    count = 0
    fixed = []
    segments.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    for node in nodes { collect(node, isFixed: true) }
  }

  private mutating func collect(_ node: ViewNode, isFixed: Bool) {
    // What is presented from here lies above the window, not among the rows.
    if node is PortalNode { return }
    if let source = node as? any RowSource {
      add(.source(source), node, count: source.rowCount)
    } else if node.box != nil {
      if isFixed { fixed.append(count) }
      add(.view(node), node, count: 1)
    } else {
      let isFixed = isFixed && !(node is RowNode)
      for child in node.children { collect(child, isFixed: isFixed) }
    }
  }

  private mutating func add(_ rows: Rows, _ node: ViewNode, count: Int) {
    starts[ObjectIdentifier(node)] = self.count
    segments.append(Segment(start: self.count, rows: rows))
    self.count += count
  }

  // MARK: From place to row

  /// The segment that holds a row.
  ///
  /// - Complexity: O(log *s*).
  private func segment(of row: Int) -> Segment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= row { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// The node of a row, made now if it is not there.
  func node(at row: Int) -> ViewNode {
    let segment = segment(of: row)
    switch segment.rows {
    case .source(let source): return source.row(at: row - segment.start)
    case .view(let node): return node
    }
  }

  /// The node of a row that exists.
  func existingNode(at row: Int) -> ViewNode? {
    guard row >= 0, row < count else { return nil }
    let segment = segment(of: row)
    switch segment.rows {
    case .source(let source): return source.existingRow(at: row - segment.start)
    case .view(let node): return node
    }
  }

  /// The rows that exist, in order.
  var existing: [(place: Int, node: ViewNode)] {
    var found: [(Int, ViewNode)] = []
    for segment in segments {
      switch segment.rows {
      case .source(let source):
        for row in source.existingRows { found.append((segment.start + row.index, row)) }
      case .view(let node): found.append((segment.start, node))
      }
    }
    return found
  }

  func discard(_ row: Int) {
    guard row < count else { return }
    let segment = segment(of: row)
    guard case .source(let source) = segment.rows else { return }
    if let node = source.existingRow(at: row - segment.start) { source.discardRow(node) }
  }

  // MARK: From row to place

  /// The place of the row that a node lies in.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node inside the row.
  func place(around node: ViewNode) -> Int? {
    var row: RowNode?
    var current: ViewNode? = node
    while let candidate = current {
      if let start = starts[ObjectIdentifier(candidate)] {
        return start + (candidate is any RowSource ? row?.index ?? 0 : 0)
      }
      if let found = candidate as? RowNode { row = found }
      current = candidate.parent
    }
    return nil
  }

  /// The places of the rows with these identities, in order; those that do not exist are looked for
  /// in the data.
  ///
  /// - Complexity: O(*n*): one look at each element's identity.
  func places(of ids: Set<AnyHashable>) -> [Int] {
    var found: [Int] = []
    for segment in segments {
      guard case .source(let source) = segment.rows else { continue }
      for index in source.indices(of: ids) { found.append(segment.start + index) }
    }
    return found
  }

  /// The place of the first row with an identity.
  func place(of id: AnyHashable) -> Int? {
    for segment in segments {
      guard case .source(let source) = segment.rows else { continue }
      if let index = source.index(of: id) { return segment.start + index }
    }
    return nil
  }
}
