public import FoveaGeometry

extension FocusMap {
  /// Where focus goes when its target is gone: to the nearest one in what held it, then further out
  /// (B.12, D19).
  ///
  /// Sections, scrolls, scopes and targets that held it are asked from the inside out; a scope that
  /// traps is the last. Where nothing is near, the default of that scope takes focus.
  ///
  /// - Parameters:
  ///   - frame: where the target stood, in the root's coordinates.
  ///   - containers: what held it, from the inside out; those that are gone are passed over.
  ///   - isCovered: whether something in front hides a target; see ``MoveHooks``.
  /// - Returns: a target that a directional move may land on, or one for Tab when there is no other;
  ///   `nil` when the scope has neither.
  public mutating func repair(
    lastFrame frame: Rect, containers: [ID], isCovered: ((ID, Rect) -> Bool)? = nil
  ) -> ID? {
    settle()
    let origin = Origin(Extent(frame.usable), heading: .right)
    var scope = root.slot
    for container in containers.compactMap({ slot($0) }) + [root.slot] {
      let entry = entries[Int(container)]
      guard entry.role != .group else { continue }
      if let target = nearest(to: origin, in: container, isCovered: isCovered) { return target }
      if entry.role == .scope, groups[Int(entry.group)].isTrapping {
        scope = container
        break
      }
    }
    return defaultTarget(in: id(scope), isCovered: isCovered)
  }

  private mutating func nearest(
    to origin: Origin, in container: Slot, isCovered: ((ID, Rect) -> Bool)?
  ) -> ID? {
    guard entries[Int(container)].group >= 0 else { return nil }
    var dropped: Set<Slot> = []
    let vista = openVista(of: container)
    while let found = best(
      in: vista, by: Nearby(origin: origin), dropped: dropped, witness: NoWitness())
    {
      if let id = id(found.slot), !self.isCovered(id, asking: isCovered) { return id }
      dropped.insert(found.slot)
    }
    return nil
  }
}
