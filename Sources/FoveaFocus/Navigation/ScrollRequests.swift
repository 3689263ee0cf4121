public import FoveaGeometry

/// That a scroll should be scrolled.
public struct ScrollRequest: Hashable, Sendable {
  /// The scroll that has to move.
  public let scroll: FocusMap.ID

  /// The place of the contents to show at the scroll's top left corner.
  public let offset: Point

  /// A request that a scroll shows a place of its contents, in points, at its top left corner.
  public init(scroll: FocusMap.ID, offset: Point) {
    self.scroll = scroll
    self.offset = offset
  }
}

extension FocusMap {
  /// The smallest changes of the scrolls around a target that show it whole (B.14, F228).
  ///
  /// What is larger than its scroll is shown from its left or top edge on. A margin asks for room
  /// round the target; it shrinks where the scroll is too small for both, and nothing is scrolled
  /// beyond the contents when their size is known.
  ///
  /// - Returns: the scrolls that have to move, the innermost first.
  /// - Complexity: O(*d*) in the depth of the target.
  public func scrollRequests(toShow id: ID, margin: Insets = .zero) -> [ScrollRequest] {
    guard let slot = slot(id) else { return [] }
    var requests: [ScrollRequest] = []
    var rect = entries[Int(slot)].frame
    var ancestor = entries[Int(slot)].parent
    while ancestor >= 0 {
      let entry = entries[Int(ancestor)]
      if entry.role == .scroll, !entry.frame.isEmpty {
        let group = groups[Int(entry.group)]
        let offset = group.offset(showing: rect, in: entry.frame.size, margin: margin)
        if offset != group.scrollOffset, let scroll = self.id(ancestor) {
          requests.append(ScrollRequest(scroll: scroll, offset: offset))
        }
        let shown = rect.offset(by: Point.zero - offset)
        let window = Rect(origin: .zero, size: entry.frame.size)
        rect = shown.intersection(window) ?? window
      }
      rect = rect.offset(by: entry.frame.origin)
      ancestor = entry.parent
    }
    return requests
  }
}

extension Group {
  fileprivate func offset(showing rect: Rect, in size: Size, margin: Insets) -> Point {
    let x = offset(
      showing: (rect.minX, rect.maxX), from: scrollOffset.x, length: size.width,
      margins: (margin.left, margin.right), end: contentSize?.width)
    let y = offset(
      showing: (rect.minY, rect.maxY), from: scrollOffset.y, length: size.height,
      margins: (margin.top, margin.bottom), end: contentSize?.height)
    return Point(x: x, y: y)
  }

  /// The rule for one axis.
  private func offset(
    showing range: (low: Double, high: Double), from current: Double, length: Double,
    margins: (low: Double, high: Double), end: Double?
  ) -> Double {
    let room = max(0, length - (range.high - range.low))
    let low = range.low - min(max(margins.low, 0), room / 2)
    let high = range.high + min(max(margins.high, 0), room / 2)
    var offset = current
    if high > offset + length { offset = high - length }
    if low < offset { offset = low }
    if high - low > length { offset = low }
    if offset == current { return current }
    guard let end else { return offset }
    return max(min(offset, end - length), min(current, 0))
  }
}
