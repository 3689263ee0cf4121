import FoveaGeometry

extension RenderNode {
  /// The nodes under a point that take pointers, topmost first, each followed by those around it.
  ///
  /// - Parameter point: in the coordinates of this node's parent; points.
  /// - Returns: the topmost node with a hit area that holds the point, or `nil`.
  package func hit(_ point: Point) -> RenderNode? {
    if isHitTestingDisabled || opacity <= 0 { return nil }
    let local = point - (origin + shift)
    let reach = bounds.inset(by: Insets(all: -overflow))
    guard reach.contains(local) else { return nil }
    if let clip, !clip.contains(local, in: bounds) { return nil }
    for index in visibleChildren(in: Rect(origin: local, size: Size(width: 0, height: 0)))
      .reversed()
    {
      if let found = children[index].hit(local) { return found }
    }
    if let hitArea, hitArea.contains(local, in: bounds) { return self }
    return nil
  }

  /// The range of children whose pictures may touch a rectangle of this node.
  ///
  /// - Complexity: O(log *n*) for children in monotone order, else O(1) and all of them.
  package func visibleChildren(in rect: Rect) -> Range<Int> {
    guard let axis = monotoneAxis, children.count > 8 else { return 0..<children.count }
    let low = rect.origin[axis] - childOverflow
    let high = rect.origin[axis] + rect.size[axis] + childOverflow
    func begin(_ node: RenderNode) -> Double { node.frame.origin[axis] }
    func end(_ node: RenderNode) -> Double { begin(node) + node.size[axis] }
    // In a row that reads from the right the first child lies last.
    let isBackward = begin(children[0]) > begin(children[children.count - 1])
    let first = children.partitioningIndex { isBackward ? begin($0) <= high : end($0) >= low }
    let last = children.partitioningIndex { isBackward ? end($0) < low : begin($0) > high }
    return first..<max(first, last)
  }
}

extension Outline {
  /// Whether the outline of `bounds` holds a point; a path counts by its bounding rectangle.
  package func contains(_ point: Point, in bounds: Rect) -> Bool {
    switch self {
    case .bounds: return bounds.contains(point)
    case .rounded(let radius):
      guard bounds.contains(point) else { return false }
      let radius = min(radius, min(bounds.width, bounds.height) / 2)
      let x = max(bounds.minX + radius - point.x, point.x - (bounds.maxX - radius), 0)
      let y = max(bounds.minY + radius - point.y, point.y - (bounds.maxY - radius), 0)
      return x * x + y * y <= radius * radius
    case .ellipse:
      guard !bounds.isEmpty else { return false }
      let x = (point.x - bounds.midX) / (bounds.width / 2)
      let y = (point.y - bounds.midY) / (bounds.height / 2)
      return x * x + y * y <= 1
    case .path(let data): return data.bounds?.contains(point) ?? false
    }
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that stays true from there on.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RenderNode {
  /// Whether one node that is drawn later, takes pointers and is not clear hides a rectangle.
  ///
  /// - Parameter rect: in the scene's coordinates.
  /// - Complexity: O(*d* · *s*) for depth *d* and *s* siblings about the rectangle on the way up.
  package func isCovered(in rect: Rect) -> Bool { cover(in: rect) != nil }

  /// The first node that is drawn later, takes pointers, is not clear and hides a rectangle.
  ///
  /// - Parameters:
  ///   - rect: in the scene's coordinates.
  ///   - counts: whether a node that hides it counts.
  /// - Complexity: as for `isCovered`.
  package func cover(
    in rect: Rect, where counts: (RenderNode) -> Bool = { _ in true }
  ) -> RenderNode? {
    var node = self
    while let parent = node.parent {
      let origin = parent.absoluteFrame.origin
      // Among children in monotone order only those about the rectangle are looked at.
      let near = parent.visibleChildren(in: rect.offset(by: Point.zero - origin))
      let all = parent.children
      guard
        let index = all[near].firstIndex(where: { $0 === node })
          ?? all.firstIndex(where: { $0 === node })
      else { return nil }
      let later = (index + 1)..<max(index + 1, near.upperBound)
      for sibling in all[later] {
        if let cover = sibling.hider(of: rect, from: origin, where: counts) { return cover }
      }
      node = parent
    }
    return nil
  }

  private func hider(
    of rect: Rect, from origin: Point, where counts: (RenderNode) -> Bool
  ) -> RenderNode? {
    if isHitTestingDisabled || opacity <= 0 { return nil }
    let frame = frame.offset(by: origin)
    guard frame.inset(by: Insets(all: -overflow)).intersects(rect) else { return nil }
    if frame.contains(rect), isOpaqueToHits, counts(self) { return self }
    for child in children {
      if let found = child.hider(of: rect, from: frame.origin, where: counts) { return found }
    }
    return nil
  }

  private var isOpaqueToHits: Bool {
    if hitArea != nil { return true }
    switch drawing {
    case .none, .border, .text, .stroke: return false
    case .fill(let outline, let paint):
      return outline == .bounds && paint.representative.alpha > 0
    case .image: return true
    }
  }
}
