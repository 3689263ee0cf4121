extension FocusMap {
  /// Whether the target that the last move came from is what this level would return to (B.7).
  ///
  /// It is where the target itself, or the section that stands for it, is a candidate that the
  /// policy allows: memory chooses among what the rule allows, it never allows more.
  func leadsBack(
    to back: Slot, from start: Vista, excluding branch: Slot, origin: Origin, reaches: Bool
  ) -> Bool {
    guard isUsable(back), let path = path(to: back, below: start.slot), !path.contains(branch)
    else { return false }
    var vista = start
    for slot in path {
      let entry = entries[Int(slot)]
      let frame =
        entry.role == .section
        ? vista.sectionExtent(of: entry, viewport: viewport)
        : Extent(entry.frame).offset(by: vista.origin).intersection(vista.window)
      let sight = Sight(frame, toward: origin.heading)
      let isAhead = !frame.snapped.isEmpty && origin.isAhead(sight)
      let isAllowed = isAhead && (reaches || origin.isStraight(sight))
      if slot == back { return isAllowed }
      if entry.isDirectionalTarget, !entry.frame.isEmpty { return false }
      let group = groups[Int(entry.group)]
      if entry.role == .section, isAhead { return isAllowed }
      if entry.role == .scope, group.isTrapping { return false }
      vista = vista.entering(slot, entry, scrolledBy: group.scrollOffset)
    }
    return false
  }

  /// The entries from a container's child down to an entry; `nil` when it is not inside.
  private func path(to slot: Slot, below container: Slot) -> [Slot]? {
    var path: [Slot] = []
    var slot = slot
    while slot >= 0, slot != container {
      path.append(slot)
      slot = entries[Int(slot)].parent
    }
    return slot == container ? path.reversed() : nil
  }

  func remembers(_ id: ID) -> Bool {
    guard let slot = slot(id), entries[Int(slot)].role == .section else { return false }
    return groups[Int(entries[Int(slot)].group)].remembers
  }

  /// What had focus last in a section that remembers, if a move may still land there.
  func remembered<W>(by section: Slot, walk: Walk<W>) -> Slot? {
    guard !walk.remembered.isEmpty, let id = id(section), remembers(id),
      let target = slot(walk.remembered[id]), isInside(target, section), isUsable(target),
      !isCovered(target, walk.hooks)
    else { return nil }
    return target
  }

  /// Notes a target that a move leaves, for the sections around it that remember.
  func noteDeparture(from slot: Slot, in memory: inout FocusMemory) {
    var container = entries[Int(slot)].parent
    while container >= 0 {
      let entry = entries[Int(container)]
      if entry.role == .section, groups[Int(entry.group)].remembers, let section = id(container) {
        memory.remembered[section] = id(slot)
      }
      container = entry.parent
    }
  }
}
