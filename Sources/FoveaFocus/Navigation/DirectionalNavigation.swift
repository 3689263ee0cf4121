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
  /// Source: `spec/directional.md` B.4; F196–F199, F207.
  public mutating func move(
    from origin: ID?, _ heading: Heading, in scope: ID? = nil,
    options: MoveOptions = MoveOptions(), memory: inout FocusMemory, hooks: MoveHooks? = nil
  ) -> MoveResult {
    settle()
    guard let origin, let slot = slot(origin) else {
      return result(defaultTarget(in: scope, for: .directional, isCovered: hooks?.isCovered))
    }
    let scope = id(trappingScope(around: slot)) ?? root
    let trail = memory.trail(at: origin, along: heading.axis, in: scope)
    let start = Origin(
      originExtent(of: slot, toward: heading), heading: heading, line: trail?.line)
    var walk = Walk(from: start, options: options, hooks: hooks)
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
      from: Origin(Extent(frame.usable), heading: heading), options: options, hooks: hooks)
    let container = slot(container) ?? root.slot
    return result(landing(of: &walk, level: container, branch: -1).flatMap { id($0) })
  }

  private func result(_ target: ID?) -> MoveResult {
    guard let target else { return .stay }
    return .target(target, scrolls: scrollRequests(toShow: target))
  }

  /// The visible part of an entry; where none is, the edge of what hides it from which the heading
  /// leads back into sight (B.1).
  func originExtent(of slot: Slot, toward heading: Heading) -> Extent {
    let entry = entries[Int(slot)]
    let frame = Extent(entry.frame).offset(by: contentOrigin(of: entry.parent))
    let visible = frame.intersection(window(around: slot))
    if !visible.isEmpty { return visible }
    var ancestor = entry.parent
    while ancestor >= 0 {
      let entry = entries[Int(ancestor)]
      if entry.role == .scroll || ancestor == root.slot, !entry.frame.isEmpty {
        let origin = contentOrigin(of: entry.parent)
        let shown = Extent(entry.frame).offset(by: origin).intersection(window(around: ancestor))
        // A degenerate origin inside its scroll starts where it is.
        if !shown.isEmpty {
          return frame.isEmpty && shown.overlaps(frame) ? frame : shown.edge(facing: heading)
        }
      }
      ancestor = entry.parent
    }
    return frame
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
  /// The side on which one comes in who moves along the heading.
  fileprivate func edge(facing heading: Heading) -> Extent {
    var edge = self
    switch heading {
    case .right: edge.high.x = low.x
    case .left: edge.low.x = high.x
    case .down: edge.high.y = low.y
    case .up: edge.low.y = high.y
    }
    return edge
  }

  /// Whether the other lies at least partly inside, be it a line or a point.
  fileprivate func overlaps(_ other: Extent) -> Bool {
    other.low.x < high.x && other.high.x >= low.x && other.low.y < high.y && other.high.y >= low.y
  }
}
