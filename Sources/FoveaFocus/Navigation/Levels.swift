import FoveaGeometry

/// One move on its way outward through the containers that hold its origin (B.4).
struct Walk<Witness: MoveWitness> {
  let origin: Origin
  let options: MoveOptions
  let hooks: MoveHooks?
  let witness: Witness

  /// The whole edge of what hides the origin, for who finds nothing in the origin's own row or
  /// column; `nil` for an origin in sight.
  var edge: Origin?

  /// The target that the move starts from, or -1 for a place without one.
  var start: Slot = -1

  /// The target that the last move came from, when this one leads back (B.7).
  var back: Slot?

  /// What had focus last in the sections that remember.
  var remembered: [FocusMap.ID: FocusMap.ID] = [:]

  /// Whether someone refused, which ends the move.
  var isRefused = false

  init(from origin: Origin, options: MoveOptions, hooks: MoveHooks?, witness: Witness) {
    self.origin = origin
    self.options = options
    self.hooks = hooks
    self.witness = witness
  }
}

extension FocusMap {
  mutating func landing<W>(of walk: inout Walk<W>, startingAt slot: Slot) -> Slot? {
    if walk.options.entersChildren, let inside = landingInside(slot, walk: walk) { return inside }
    return landing(of: &walk, level: entries[Int(slot)].parent, branch: slot)
  }

  /// Searches the container and then what holds it, until one offers something.
  mutating func landing<W>(of walk: inout Walk<W>, level: Slot, branch: Slot) -> Slot? {
    var (level, branch) = (level, branch)
    while level >= 0 {
      let entry = entries[Int(level)]
      if isLevel(entry) {
        if !isOpen(level) {
          walk.witness.note(level, .disabled)
        } else if let landing = landing(of: &walk, in: level, excluding: branch) {
          return landing
        }
        if walk.isRefused { return nil }
        if holdsBack(level, walk.origin.heading) {
          walk.witness.end(entry.role == .scope ? .outsideScope : .blocked)
          return nil
        }
        branch = level
      }
      level = entry.parent
    }
    return nil
  }

  /// Whether a container is searched by itself before what lies outside. Plain groups are not.
  func isLevel(_ entry: Entry) -> Bool {
    switch entry.role {
    case .group: false
    case .target: entry.traits.contains(.directional)
    case .section, .scope, .scroll: true
    }
  }

  /// Whether movement may land on anything in a container, as far as it and those around it say.
  func isOpen(_ container: Slot) -> Bool {
    var slot = container
    while slot > 0 {
      let entry = entries[Int(slot)]
      if entry.role != .target, !entry.traits.contains(.directional) { return false }
      slot = entry.parent
    }
    return true
  }

  func holdsBack(_ level: Slot, _ heading: Heading) -> Bool {
    let entry = entries[Int(level)]
    let group = groups[Int(entry.group)]
    switch entry.role {
    case .scope: return group.isTrapping
    case .section: return group.blocked.contains(heading)
    case .target, .group, .scroll: return false
    }
  }

  /// The best that one container offers: the way back, what lies straight ahead, or by `reach` the
  /// best diagonal.
  private mutating func landing<W>(
    of walk: inout Walk<W>, in level: Slot, excluding branch: Slot
  ) -> Slot? {
    let vista = openVista(of: level)
    let reaches = walk.options.policy == .reach || reachesByScope(level)
    var dropped: Set<Slot> = []
    if let back = walk.back,
      leadsBack(
        to: back, from: vista, excluding: branch, origin: walk.origin, reaches: reaches)
    {
      if W.looksAtAll { _ = nearest(of: walk, in: vista, excluding: branch, reaches: reaches) }
      let landing = land(on: back, from: vista, walk: &walk)
      if landing == back { walk.witness.note(back, .cameFrom) }
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(back)
    }
    while let found = nearest(
      of: walk, in: vista, excluding: branch, reaches: reaches, dropped: dropped)
    {
      let landing = land(on: found.slot, from: vista, walk: &walk)
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(found.slot)
    }
    return nil
  }

  /// The candidate that the rule prefers among what a container holds (B.6).
  private mutating func nearest<W>(
    of walk: Walk<W>, in vista: Vista, excluding branch: Slot, reaches: Bool,
    dropped: Set<Slot> = []
  ) -> Candidate? {
    func best<R: Ranking>(_ map: inout FocusMap, by ranking: R) -> Candidate? {
      map.best(in: vista, by: ranking, excluding: branch, dropped: dropped, witness: walk.witness)
    }
    var origin = walk.origin
    var straight = best(&self, by: StraightAhead(origin: origin))
    if straight == nil, let edge = walk.edge {
      origin = edge
      straight = best(&self, by: StraightAhead(origin: origin))
    }
    guard let straight else {
      return reaches ? best(&self, by: DiagonallyAhead(origin: walk.origin)) : nil
    }
    guard straight.mayBeBehind,
      let first = self.best(
        in: vista, by: FirstToEnd(origin: origin, limit: straight.score.near), excluding: branch,
        dropped: dropped, witness: NoWitness())
    else { return straight }
    return best(&self, by: StraightAhead(origin: origin, end: first.score.distance))
  }

  /// The target on which a move to the candidate ends; `nil` when it has none to offer.
  mutating func land<W>(on slot: Slot, from vista: Vista, walk: inout Walk<W>) -> Slot? {
    if let answer = answer(ofContainersAround: slot, below: vista.slot, to: walk) {
      tell(answer, on: slot, from: vista, to: walk)
      walk.isRefused = answer.target == nil
      return answer.target
    }
    if entries[Int(slot)].role == .section {
      let landing = enter(slot, seen: self.vista(of: slot, from: vista), walk: &walk)
      if !walk.isRefused { walk.witness.note(slot, landing == nil ? .isEmpty : .entered) }
      return landing
    }
    guard !isCovered(slot, walk.hooks) else {
      walk.witness.note(slot, .covered)
      return nil
    }
    walk.witness.note(slot, .chosen)
    return slot
  }

  func isCovered(_ slot: Slot, _ hooks: MoveHooks?) -> Bool {
    guard let hooks, let id = id(slot) else { return false }
    return isCovered(id, asking: hooks.isCovered)
  }

  /// What is out of sight is not covered: it can be scrolled to.
  func isCovered(_ id: ID, asking isCovered: ((ID, Rect) -> Bool)?) -> Bool {
    guard let isCovered, let shown = visibleFrame(of: id) else { return false }
    return isCovered(id, shown)
  }

  private func reachesByScope(_ level: Slot) -> Bool {
    var slot = level
    while slot >= 0 {
      let entry = entries[Int(slot)]
      if entry.role == .scope { return groups[Int(entry.group)].reaches }
      slot = entry.parent
    }
    return false
  }

  /// Tries what a focused target holds, from the edge at which one comes in (B.8).
  private mutating func landingInside<W>(_ slot: Slot, walk: Walk<W>) -> Slot? {
    guard entries[Int(slot)].group >= 0 else { return nil }
    let heading = walk.origin.heading
    var edge = walk.origin.sight
    edge.far = edge.near
    var inner = Walk(
      from: Origin(sight: edge, heading: heading, line: walk.origin.goal), options: walk.options,
      hooks: walk.hooks, witness: walk.witness)
    return landing(of: &inner, in: slot, excluding: -1)
  }
}
