import FoveaGeometry

/// One move on its way outward through the containers that hold its origin (B.4).
struct Walk {
  let origin: Origin
  let options: MoveOptions
  let hooks: MoveHooks?

  /// The target that the move starts from, or -1 for a place without one.
  var start: Slot = -1

  /// The target that the last move came from, when this one leads back (B.7).
  var back: Slot?

  /// What had focus last in the sections that remember.
  var remembered: [FocusMap.ID: FocusMap.ID] = [:]

  /// Whether someone refused, which ends the move.
  var isRefused = false

  init(from origin: Origin, options: MoveOptions, hooks: MoveHooks?) {
    self.origin = origin
    self.options = options
    self.hooks = hooks
  }
}

extension FocusMap {
  mutating func landing(of walk: inout Walk, startingAt slot: Slot) -> Slot? {
    let leadsInside =
      walk.origin.heading.axis == .horizontal && entries[Int(slot)].traits.contains(.leadsInside)
    if walk.options.entersChildren || leadsInside, let inside = landingInside(slot, walk: walk) {
      return inside
    }
    return landing(of: &walk, level: entries[Int(slot)].parent, branch: slot)
  }

  /// Searches the container and then what holds it, until one offers something.
  mutating func landing(of walk: inout Walk, level: Slot, branch: Slot) -> Slot? {
    var (level, branch) = (level, branch)
    while level >= 0 {
      let entry = entries[Int(level)]
      if isLevel(entry) {
        if isOpen(level), let landing = landing(of: &walk, in: level, excluding: branch) {
          return landing
        }
        if walk.isRefused || holdsBack(level, walk.origin.heading) { return nil }
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
  private mutating func landing(
    of walk: inout Walk, in level: Slot, excluding branch: Slot
  ) -> Slot? {
    let vista = openVista(of: level)
    let reaches = walk.options.policy == .reach || reachesByScope(level)
    var dropped: Set<Slot> = []
    if let back = walk.back,
      leadsBack(to: back, from: vista, excluding: branch, walk: walk, reaches: reaches)
    {
      let landing = land(on: back, from: vista, walk: &walk)
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(back)
    }
    while true {
      let straight = StraightAhead(origin: walk.origin)
      var found = best(in: vista, by: straight, excluding: branch, dropped: dropped)
      if found == nil, reaches {
        let diagonal = DiagonallyAhead(origin: walk.origin)
        found = best(in: vista, by: diagonal, excluding: branch, dropped: dropped)
      }
      guard let found else { return nil }
      let landing = land(on: found.slot, from: vista, walk: &walk)
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(found.slot)
    }
  }

  /// The target on which a move to the candidate ends; `nil` when it has none to offer.
  mutating func land(on slot: Slot, from vista: Vista, walk: inout Walk) -> Slot? {
    switch askContainers(on: slot, below: vista.slot, walk: &walk) {
    case .decided(let target): return target
    case .open: break
    }
    if entries[Int(slot)].role == .section {
      return enter(slot, seen: self.vista(of: slot, from: vista), walk: &walk)
    }
    return isCovered(slot, walk) ? nil : slot
  }

  func isCovered(_ slot: Slot, _ walk: Walk) -> Bool {
    guard let hooks = walk.hooks, let id = id(slot) else { return false }
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
  private mutating func landingInside(_ slot: Slot, walk: Walk) -> Slot? {
    guard entries[Int(slot)].group >= 0 else { return nil }
    let heading = walk.origin.heading
    var edge = walk.origin.sight
    edge.far = edge.near
    var inner = Walk(
      from: Origin(sight: edge, heading: heading, line: walk.origin.goal), options: walk.options,
      hooks: walk.hooks)
    return landing(of: &inner, in: slot, excluding: -1)
  }
}
