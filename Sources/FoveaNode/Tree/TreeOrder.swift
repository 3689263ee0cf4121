extension Sequence {
  /// The elements in the order of their nodes in the tree: depth first, as declared.
  ///
  /// Those of one node, and those that no walk down the tree finds, keep the order they have; the
  /// latter come last.
  ///
  /// - Complexity: O(*n* · *d*) for *n* elements at depth *d*, and a look at the children before the
  ///   last one that leads to an element.
  @MainActor
  package func inTreeOrder(_ node: (Element) -> ViewNode) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    let walk = TreeOrder(elements.map(node))
    return walk.places.map { elements[$0] }
  }
}

/// A walk that comes by some nodes of a tree and leaves out the branches that hold none of them.
@MainActor
private struct TreeOrder {
  private struct Stop {
    /// Where the node stands among those looked for; empty for one on the way.
    var places: [Int] = []
    /// How many children lead to nodes looked for.
    var branches = 0
    var isOpen = false
  }

  private var stops: [ObjectIdentifier: Stop] = [:]
  /// Where the nodes stand in the list that was given, in tree order.
  private(set) var places: [Int] = []

  init(_ nodes: [ViewNode]) {
    var tops: [ViewNode] = []
    for (place, node) in nodes.enumerated() {
      if let top = open(node) { tops.append(top) }
      stops[ObjectIdentifier(node)]?.places.append(place)
    }
    for top in tops { visit(top) }
    let known = Set(places)
    if known.count < nodes.count { places += nodes.indices.filter { !known.contains($0) } }
  }

  /// Marks the way up from a node, as far as it is not marked.
  ///
  /// - Returns: the top, where the way leads there.
  private mutating func open(_ node: ViewNode) -> ViewNode? {
    var node = node
    while stops[ObjectIdentifier(node)]?.isOpen != true {
      stops[ObjectIdentifier(node), default: Stop()].isOpen = true
      guard let parent = node.parent else { return node }
      stops[ObjectIdentifier(parent), default: Stop()].branches += 1
      node = parent
    }
    return nil
  }

  /// - Returns: whether the node is one of those looked for or leads to one.
  @discardableResult
  private mutating func visit(_ node: ViewNode) -> Bool {
    guard let stop = stops[ObjectIdentifier(node)] else { return false }
    places += stop.places
    var branches = stop.branches
    for child in node.children where branches > 0 {
      if visit(child) { branches -= 1 }
    }
    return true
  }
}
