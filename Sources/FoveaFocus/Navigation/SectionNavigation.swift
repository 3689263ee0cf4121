import FoveaGeometry

extension FocusMap {
  /// The target that a section hands a move on to (B.5).
  ///
  /// A section that remembers gives what had focus last; every other the nearest in the direction
  /// of travel. Nested sections compete by their frames and are entered in turn. Nearest decides, not
  /// "straight first": the frame of a nested section must not outrank a nearer target.
  ///
  /// - Returns: `nil` when nothing in the section can be reached, or when someone refused.
  mutating func enter(_ section: Slot, seen vista: Vista, walk: inout Walk) -> Slot? {
    if let remembered = remembered(by: section, walk: walk) { return remembered }
    var dropped: Set<Slot> = []
    while true {
      let ahead = Entrance(origin: walk.origin, isAhead: true)
      let beside = Entrance(origin: walk.origin, isAhead: false)
      guard
        let found = best(in: vista, by: ahead, dropped: dropped)
          ?? best(in: vista, by: beside, dropped: dropped)
      else { return nil }
      let landing = land(on: found.slot, from: vista, walk: &walk)
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(found.slot)
    }
  }

  /// What the containers say that a move enters on its way to a candidate, the outermost first.
  mutating func askContainers(
    on slot: Slot, below outside: Slot, walk: inout Walk
  ) -> ContainerAnswer {
    guard let hooks = walk.hooks else { return .open }
    var entered: [Slot] = entries[Int(slot)].role == .section ? [slot] : []
    var container = entries[Int(slot)].parent
    // What holds the origin is not entered, nor is anything around it (F236).
    while container != outside, container >= 0, !holdsStart(of: walk, container) {
      entered.append(container)
      container = entries[Int(container)].parent
    }
    for container in entered.reversed() {
      guard let id = id(container) else { continue }
      switch hooks.enter(id, self) {
      case .nearest: continue
      case .refuse:
        walk.isRefused = true
        return .decided(nil)
      case .target(let target):
        if let slot = self.slot(target), isUsable(slot), !isCovered(slot, walk) {
          return .decided(slot)
        }
      }
    }
    return .open
  }

  private func holdsStart(of walk: Walk, _ container: Slot) -> Bool {
    walk.start >= 0 && isInside(walk.start, container)
  }

  /// Whether a directional move may land on an entry at all.
  func isUsable(_ slot: Slot) -> Bool {
    let entry = entries[Int(slot)]
    return entry.isDirectionalTarget && !entry.frame.isEmpty && isOpen(entry.parent)
  }

  /// Whether an entry stands somewhere inside a container.
  func isInside(_ slot: Slot, _ container: Slot) -> Bool {
    var ancestor = entries[Int(slot)].parent
    while ancestor >= 0 {
      if ancestor == container { return true }
      ancestor = entries[Int(ancestor)].parent
    }
    return false
  }
}

/// Whether a container decided where a move ends.
enum ContainerAnswer {
  case decided(Slot?)
  case open
}
