public import FoveaGeometry

extension FocusMap {
  /// Where one press of an arrow key leads.
  ///
  ///     [a]···············[c]      From `a` to the right `c` wins: it lies straight ahead,
  ///           [b]                  and the nearer `b` does not.
  ///
  /// The containers that hold the origin are searched from the inside out, each without what was
  /// searched before; the first that offers something decides. Focus never wraps, and never leaves
  /// a scope that traps.
  ///
  /// - Parameters:
  ///   - origin: the target that has focus; `nil` goes to the default (C9).
  ///   - scope: where the default is looked for; `nil` means the root.
  ///   - memory: what earlier moves left behind; the move adds to it.
  ///   - hooks: who is asked about what frames do not tell; `nil` asks nobody and costs nothing.
  /// - Complexity: O(*d* log *n*) for ordinary layouts, where *d* is the depth of the containers;
  ///   at worst O(*n*), when everything overlaps the beam and nothing is ahead.
  ///
  /// Source: `Documentation/FocusMovement.md` B.4; F196–F199, F207.
  public mutating func move(
    from origin: ID?, _ heading: Heading, in scope: ID? = nil,
    options: MoveOptions = MoveOptions(), memory: inout FocusMemory, hooks: MoveHooks? = nil
  ) -> MoveResult {
    ask(
      from: origin, heading, in: scope, options: options, memory: &memory, hooks: hooks,
      witness: NoWitness())
  }

  /// The one question that keys, audits and explanations ask.
  mutating func ask<W: MoveWitness>(
    from origin: ID?, _ heading: Heading, in scope: ID?, options: MoveOptions,
    memory: inout FocusMemory, hooks: MoveHooks?, witness: W
  ) -> MoveResult {
    settle()
    guard let origin, let slot = slot(origin) else {
      return result(defaultTarget(in: scope, for: .directional, isCovered: hooks?.isCovered))
    }
    let scope = id(trappingScope(around: slot)) ?? root
    let trail = memory.trail(at: origin, along: heading.axis, in: scope)
    let place = place(of: slot, toward: heading)
    let start = Origin(place.own, heading: heading, line: trail?.line)
    var walk = Walk(from: start, options: options, hooks: hooks, witness: witness)
    walk.edge = place.edge.map { Origin($0, heading: heading, line: start.goal) }
    walk.start = slot
    walk.back = trail?.wayBack(heading).flatMap { self.slot($0) }
    walk.remembered = memory.remembered
    let landing = landing(of: &walk, startingAt: slot)
    walk.remembered = [:]
    guard let landing, landing != slot, let target = id(landing) else { return .stay }
    memory.note(
      Step(from: origin, heading: heading, to: target),
      line: trail?.line ?? start.sight.middle, in: scope)
    noteDeparture(from: slot, in: &memory)
    return result(target)
  }

  /// Where a move leads that goes on from a place without a target (B.1, B.12).
  ///
  /// - Parameters:
  ///   - frame: the place, in the root's coordinates.
  ///   - container: the innermost one around it that is still there.
  public mutating func move(
    fromPlace frame: Rect, in container: ID, _ heading: Heading,
    options: MoveOptions = MoveOptions(), hooks: MoveHooks? = nil
  ) -> MoveResult {
    settle()
    var walk = Walk(
      from: Origin(Extent(frame.usable), heading: heading), options: options, hooks: hooks,
      witness: NoWitness())
    let container = slot(container) ?? root.slot
    return result(landing(of: &walk, level: container, branch: -1).flatMap { id($0) })
  }

  private func result(_ target: ID?) -> MoveResult {
    guard let target else { return .stay }
    return .target(target, scrolls: scrollRequests(toShow: target))
  }

  /// Where a move starts: the visible part of an entry.
  ///
  /// Where none is, the edge of what hides it from which the heading leads back into sight: as far as
  /// the entry's own row or column goes, and the whole of it for who finds nothing there (B.1).
  func place(of slot: Slot, toward heading: Heading) -> (own: Extent, edge: Extent?) {
    let entry = entries[Int(slot)]
    let frame = Extent(entry.frame).offset(by: contentOrigin(of: entry.parent))
    let visible = frame.intersection(window(around: slot))
    if !visible.isEmpty { return (visible, nil) }
    var ancestor = entry.parent
    while ancestor >= 0 {
      let entry = entries[Int(ancestor)]
      if entry.role == .scroll || ancestor == root.slot, !entry.frame.isEmpty {
        let origin = contentOrigin(of: entry.parent)
        let shown = Extent(entry.frame).offset(by: origin).intersection(window(around: ancestor))
        // A degenerate origin inside its scroll starts where it is.
        if frame.isEmpty && shown.overlaps(frame) { return (frame, nil) }
        if !shown.isEmpty {
          return (
            frame.brought(into: shown).edge(of: shown, facing: heading),
            shown.edge(of: shown, facing: heading)
          )
        }
      }
      ancestor = entry.parent
    }
    return (frame, nil)
  }

  /// The innermost scope around an entry that traps; the root traps too.
  func trappingScope(around slot: Slot) -> Slot {
    var slot = entries[Int(slot)].parent
    while slot > 0 {
      let entry = entries[Int(slot)]
      if entry.role == .scope, groups[Int(entry.group)].isTrapping { return slot }
      slot = entry.parent
    }
    return root.slot
  }
}

extension Extent {
  /// The same, as thin as the side of a place on which one comes in who moves along the heading.
  fileprivate func edge(of place: Extent, facing heading: Heading) -> Extent {
    var edge = self
    switch heading {
    case .right: (edge.low.x, edge.high.x) = (place.low.x, place.low.x)
    case .left: (edge.low.x, edge.high.x) = (place.high.x, place.high.x)
    case .down: (edge.low.y, edge.high.y) = (place.low.y, place.low.y)
    case .up: (edge.low.y, edge.high.y) = (place.high.y, place.high.y)
    }
    return edge
  }

  /// What overlaps the other, and on an axis where nothing does the point that is nearest.
  ///
  /// A point at the right or lower edge lies a step of the grid inside: a place begins with its edge
  /// and ends before the next one's.
  fileprivate func brought(into other: Extent) -> Extent {
    let last = pointwiseMax(other.low, other.high - 0x1p-10)
    let start = pointwiseMin(pointwiseMax(low, other.low), last)
    let end = pointwiseMin(high, other.high)
    return Extent(low: start, high: pointwiseMax(start, end))
  }

  /// Whether the other lies at least partly inside, be it a line or a point.
  fileprivate func overlaps(_ other: Extent) -> Bool {
    other.low.x < high.x && other.high.x >= low.x && other.low.y < high.y && other.high.y >= low.y
  }
}
