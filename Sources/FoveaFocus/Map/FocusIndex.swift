/// A packed tree of boxes over the extents of one group's children.
///
/// Sixteen neighbouring boxes make a node, whose own box lies one level up; a moved child writes its
/// box and those above it, until one stays as it was. The places after the last child are free for
/// new ones. The tree says when it has to be built again: when it is full, or when changes have
/// doubled what a search has to look at.
///
/// Source: `Documentation/FocusMovement.md`, part D.
struct FocusIndex: Sendable {
  static let fanOut = 16

  /// All levels, the children's first, each filled up to whole nodes with empty boxes.
  private(set) var boxes: [Extent] = []

  /// Where each level starts in `boxes`.
  private(set) var starts: [Int] = []

  /// What each box stands for: on the lowest level a child, -1 where there is none; above it the node
  /// below, counted down from -2.
  private(set) var links: [Slot] = []

  /// How many places the lowest level has.
  private var width = 0

  private var usedCount: Int
  private var girth = 0.0
  private var builtGirth = 0.0

  /// Sorts the children into tiles and builds the tree over them.
  ///
  /// - Parameter items: children with their extents; none of those is empty.
  /// - Complexity: O(*n* log *n*).
  init(_ items: [(child: Slot, extent: Extent)]) {
    usedCount = items.count
    let order = Self.tiled(items)
    let room = items.count + max(64, items.count / 8)
    width = (room + Self.fanOut - 1) / Self.fanOut * Self.fanOut
    links = Array(repeating: -1, count: width)
    boxes = Array(repeating: .empty, count: width)
    for (place, item) in order.enumerated() {
      links[place] = items[item].child
      boxes[place] = items[item].extent
    }
    addLevels()
    refit()
    builtGirth = girth
  }

  /// Encloses everything.
  var bounds: Extent { union(ofNode: rootNode) }

  /// The node at the top; node `n` consists of the sixteen boxes from 16 · `n` on.
  var rootNode: Int { starts[starts.count - 1] / Self.fanOut }

  /// The children at the places of the lowest level; -1 where there is none.
  var children: ArraySlice<Slot> { links[..<width] }

  /// Whether a new tree over the same children is worth its price.
  var isWornOut: Bool { girth > 2 * builtGirth + 1 }

  /// Gives a new child a place; `nil` when there is none left.
  ///
  /// The boxes above are brought up to date by ``climb(from:)`` or ``refit()``.
  mutating func insert(_ child: Slot, extent: Extent) -> Int32? {
    guard usedCount < width else { return nil }
    let place = usedCount
    usedCount += 1
    links[place] = child
    boxes[place] = extent
    return Int32(place)
  }

  /// Takes out the child at a place; nothing happens for a child that has none.
  mutating func remove(at place: Int32) {
    guard place >= 0 else { return }
    links[Int(place)] = -1
    boxes[Int(place)] = .empty
    climb(from: place)
  }

  /// Writes a child's extent; the boxes above follow by ``climb(from:)`` or ``refit()``.
  mutating func write(_ extent: Extent, at place: Int32) { boxes[Int(place)] = extent }

  /// Brings the boxes above a place up to date, until one stays as it was.
  ///
  /// - Complexity: O(log *n*).
  mutating func climb(from place: Int32) {
    var box = Int(place)
    for level in 1..<max(starts.count, 1) {
      let node = box / Self.fanOut
      box = starts[level] + node - starts[level - 1] / Self.fanOut
      let union = union(ofNode: node)
      guard union != boxes[box] else { return }
      if level == 1 { girth += union.girth - boxes[box].girth }
      boxes[box] = union
    }
  }

  /// Brings all boxes up to date, when many children moved; who is whose neighbour stays.
  ///
  /// - Complexity: O(*n*).
  mutating func refit() {
    for level in 1..<max(starts.count, 1) {
      let nodeCount = (starts[level] - starts[level - 1]) / Self.fanOut
      let firstNode = starts[level - 1] / Self.fanOut
      for node in 0..<nodeCount { boxes[starts[level] + node] = union(ofNode: firstNode + node) }
      if level == 1 {
        girth = (0..<nodeCount).reduce(0) { $0 + boxes[starts[1] + $1].girth }
      }
    }
  }

  /// Makes room for all levels, empty ones.
  private mutating func addLevels() {
    starts = [0]
    var width = width
    while width > Self.fanOut {
      let nodeCount = width / Self.fanOut
      let firstNode = (starts.last ?? 0) / Self.fanOut
      width = (nodeCount + Self.fanOut - 1) / Self.fanOut * Self.fanOut
      starts.append(boxes.count)
      boxes += Array(repeating: .empty, count: width)
      links += (0..<width).map { $0 < nodeCount ? -2 - Slot(firstNode + $0) : -1 }
    }
  }

  private func union(ofNode node: Int) -> Extent {
    var union = Extent.empty
    for box in node * Self.fanOut..<(node + 1) * Self.fanOut { union.formUnion(boxes[box]) }
    return union
  }

  /// An order in which neighbours in the plane are neighbours: rows of tiles, each from the left.
  private static func tiled(_ items: [(child: Slot, extent: Extent)]) -> [Int] {
    var order = items.indices.map { (item: $0, x: 0.0, y: 0.0) }
    for (item, entry) in items.enumerated() {
      let sum = entry.extent.low + entry.extent.high
      order[item].x = sum.x
      order[item].y = sum.y
    }
    order.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    let nodeCount = Double(items.count) / Double(fanOut)
    let rowLength = Int(nodeCount.squareRoot().rounded(.up)) * fanOut
    for start in stride(from: 0, to: order.count, by: max(rowLength, fanOut)) {
      order[start..<min(start + rowLength, order.count)].sort { ($0.x, $0.y) < ($1.x, $1.y) }
    }
    return order.map(\.item)
  }
}
