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

/// What has to be in sight of a target that is larger than its scroll: the line of a caret.
public struct ScrollPart: Hashable, Sendable {
  /// In the target's own coordinates.
  public let frame: Rect

  /// Room asked for round it.
  public let margin: Insets

  /// - Parameters:
  ///   - frame: what is to be seen, in the coordinates of the scroll's content.
  ///   - margin: the room to keep free around it; points.
  public init(frame: Rect, margin: Insets) {
    self.frame = frame
    self.margin = margin
  }
}

extension FocusMap {
  /// The smallest changes of the scrolls around a target that show it whole (B.14, F228).
  ///
  /// What is larger than its scroll is shown from its left or top edge on, unless a part of it is
  /// said to matter. A margin asks for room
  /// round the target; it shrinks where the scroll is too small for both, and nothing is scrolled
  /// beyond the contents when their size is known.
  ///
  /// - Returns: the scrolls that have to move, the innermost first.
  /// - Complexity: O(*d*) in the depth of the target.
  public func scrollRequests(
    toShow id: ID, or part: ScrollPart? = nil, margin: Insets = .zero
  ) -> [ScrollRequest] {
    guard let slot = slot(id) else { return [] }
    var requests: [ScrollRequest] = []
    var rect = entries[Int(slot)].frame
    var partRect = part.map { $0.frame.offset(by: rect.origin) }
    var ancestor = entries[Int(slot)].parent
    while ancestor >= 0 {
      let entry = entries[Int(ancestor)]
      if entry.role == .scroll, !entry.frame.isEmpty {
        let group = groups[Int(entry.group)]
        let size = entry.frame.size
        let fits = rect.width <= size.width && rect.height <= size.height
        let offset: Point
        if !fits, let part, let partRect {
          offset = group.offset(showing: partRect, in: size, margin: part.margin)
        } else {
          offset = group.offset(showing: rect, in: size, margin: margin)
        }
        if offset != group.scrollOffset, let scroll = self.id(ancestor) {
          requests.append(ScrollRequest(scroll: scroll, offset: offset))
        }
        let window = Rect(origin: .zero, size: size)
        func shown(_ rect: Rect) -> Rect {
          rect.offset(by: Point.zero - offset).intersection(window) ?? window
        }
        rect = shown(rect)
        partRect = partRect.map(shown)
      }
      rect = rect.offset(by: entry.frame.origin)
      partRect = partRect?.offset(by: entry.frame.origin)
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
