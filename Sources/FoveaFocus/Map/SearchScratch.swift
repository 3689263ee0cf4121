import FoveaGeometry

/// Something that may hold a better candidate: a container, or a node of a container's index.
struct Prospect {
  var bound: Double

  /// Where it begins along the heading.
  var near: Double

  /// The container around it, as a place among the opened ones.
  var container: Int32

  /// A node of that container's index; a container's slot, counted down from -1.
  var node: Int32
}

/// Arrays that searches use again, so that a move allocates nothing.
struct SearchScratch: Sendable {
  var prospects = ProspectQueue()
  var containers: [Opened] = []
}

/// A container that a search has opened, with its index where it has one.
///
/// The pointers are valid as long as the search holds the groups.
struct Opened: @unchecked Sendable {
  var vista: Vista
  var boxes: UnsafePointer<Extent>?
  var links: UnsafePointer<Slot>?
}

/// A heap of prospects, the lowest bound on top.
struct ProspectQueue: Sendable {
  private var heap: [Prospect] = []

  /// Where the first of all prospects begins.
  var lowestNear: Double { heap.reduce(.infinity) { min($0, $1.near) } }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func add(_ prospect: Prospect) {
    var place = heap.count
    heap.append(prospect)
    while place > 0 {
      let above = (place - 1) / 2
      guard prospect.bound < heap[above].bound else { break }
      heap[place] = heap[above]
      place = above
    }
    heap[place] = prospect
  }

  mutating func popLowest() -> Prospect? {
    guard let lowest = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return lowest }
    var place = 0
    while true {
      var below = 2 * place + 1
      guard below < heap.count else { break }
      if below + 1 < heap.count, heap[below + 1].bound < heap[below].bound { below += 1 }
      guard heap[below].bound < last.bound else { break }
      heap[place] = heap[below]
      place = below
    }
    heap[place] = last
    return lowest
  }
}
