public import FoveaGeometry

extension FocusMap {
  /// Where focus goes by itself: the first in reading order among what can be seen (B.11, F219).
  ///
  /// What the author prefers is not the map's business; whoever knows it asks here when nothing is
  /// preferred, or for the first of a region.
  ///
  /// - Parameters:
  ///   - container: the scope or the region that is to receive focus.
  ///   - movement: a target takes part when it allows any of these kinds.
  ///   - isCovered: whether something in front hides a target; see ``MoveHooks``.
  /// - Returns: the first of all when nothing can be seen; `nil` when nobody takes part.
  public mutating func defaultTarget(
    in container: ID? = nil, for movement: Traits = .all, isCovered: ((ID, Rect) -> Bool)? = nil
  ) -> ID? {
    let container = slot(container) ?? root.slot
    var fallback: ID?
    for slot in freshOrder(in: container, for: movement).slots {
      guard let id = id(slot), !self.isCovered(id, asking: isCovered) else { continue }
      if visibleFrame(of: id) != nil { return id }
      if fallback == nil { fallback = id }
    }
    return fallback
  }
}
