public import FoveaGeometry

/// Reading: presses of arrow keys that scroll and leave focus where it is (B.8).
extension FocusMap {
  /// The step that a press scrolls inside of an entry: the first scroll there that holds no target
  /// and has more contents that way.
  ///
  ///     ┌ article, focused ┐     Asked of what has focus before a move, it lets a person read to
  ///     │ ▲ text text text │     the end before focus leaves; asked of a scope in which nothing can
  ///     │ ▼ text text text │     have focus, it lets them read at all.
  ///     └──────────────────┘
  ///
  /// - Returns: `nil` where everything that way is in sight, or a target is what a person wants.
  /// - Complexity: O(*n*) in the entries inside before the scroll.
  public mutating func scrollStep(inside id: ID, _ heading: Heading) -> ScrollRequest? {
    settle()
    return slot(id).flatMap { firstStep(inside: $0, heading) }
  }

  /// The step that a press scrolls where a move has found nothing: of the scrolls around an entry
  /// the innermost that has more contents that way, as far as the scope that traps.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  public func scrollStep(around id: ID, _ heading: Heading) -> ScrollRequest? {
    guard let slot = slot(id) else { return nil }
    let end = trappingScope(around: slot)
    var ancestor = entries[Int(slot)].parent
    while ancestor >= 0, ancestor != end {
      if let step = step(of: ancestor, heading) { return step }
      ancestor = entries[Int(ancestor)].parent
    }
    return nil
  }

  private func firstStep(inside slot: Slot, _ heading: Heading) -> ScrollRequest? {
    guard entries[Int(slot)].group >= 0 else { return nil }
    for child in groups[Int(entries[Int(slot)].group)].children where child >= 0 {
      let entry = entries[Int(child)]
      guard entry.group >= 0, !entry.isDirectionalTarget else { continue }
      let group = groups[Int(entry.group)]
      if entry.role == .scope, group.isTrapping { continue }
      if group.contents.isEmpty, let step = step(of: child, heading) { return step }
      if let step = firstStep(inside: child, heading) { return step }
    }
    return nil
  }

  /// A third of what shows, or what is left of the contents.
  private func step(of slot: Slot, _ heading: Heading) -> ScrollRequest? {
    let entry = entries[Int(slot)]
    guard entry.role == .scroll, let id = id(slot) else { return nil }
    let group = groups[Int(entry.group)]
    guard let contents = group.contentSize else { return nil }
    let axis = heading.axis
    let length = entry.frame.size[axis]
    let end = max(0, contents[axis] - length)
    var offset = group.scrollOffset
    let step = heading == .down || heading == .right ? length / 3 : -length / 3
    offset[axis] = min(max(offset[axis] + step, 0), end)
    // Sums of many origins are not exact.
    let isSeen = abs(offset[axis] - group.scrollOffset[axis]) > 0.01
    return isSeen ? ScrollRequest(scroll: id, offset: offset) : nil
  }
}
