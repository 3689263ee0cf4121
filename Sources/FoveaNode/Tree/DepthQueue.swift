/// Elements that wait for a pass, each once, by their depth in the tree.
///
/// Whether an element waits is a flag of its own, so that asking twice costs nothing.
struct DepthQueue<Element> {
  private var buckets: [[Element]] = []
  private(set) var isEmpty = true

  mutating func add(_ element: Element, depth: Int) {
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(element)
    isEmpty = false
  }

  /// Takes all elements, those deepest in the tree first.
  mutating func takeDeepestFirst() -> [Element] {
    if isEmpty { return [] }
    isEmpty = true
    var all: [Element] = []
    for index in buckets.indices.reversed() where !buckets[index].isEmpty {
      all.append(contentsOf: buckets[index])
      buckets[index].removeAll(keepingCapacity: buckets[index].count < 64)
    }
    return all
  }
}
