import FoveaGeometry

extension FocusMap {
  /// The target that a section hands a move on to: the nearest in the direction of travel (B.5).
  ///
  /// Nested sections compete by their frames and are entered in turn. Nearest decides, not "straight
  /// first": the frame of a nested section must not outrank a nearer target.
  ///
  /// - Returns: `nil` when nothing in the section can be reached, or when someone refused.
  mutating func enter<W>(_ section: Slot, seen vista: Vista, walk: inout Walk<W>) -> Slot? {
    var dropped: Set<Slot> = []
    while let found = entrance(to: vista, of: walk, dropped: dropped) {
      let landing = land(on: found.slot, from: vista, walk: &walk)
      if landing != nil || walk.isRefused { return landing }
      dropped.insert(found.slot)
    }
    return nil
  }

  private mutating func entrance<W>(
    to vista: Vista, of walk: Walk<W>, dropped: Set<Slot> = []
  ) -> Candidate? {
    let ahead = Entrance(origin: walk.origin, isAhead: true)
    let beside = Entrance(origin: walk.origin, isAhead: false)
    return best(in: vista, by: ahead, dropped: dropped, witness: walk.witness)
      ?? best(in: vista, by: beside, dropped: dropped, witness: walk.witness)
  }

  /// What the containers say that a move enters on its way to a candidate, the outermost first: who
  /// decides there, then what a section remembers. `nil` leaves it to the rule.
  ///
  /// A section that is looked through, because its frame does not lie ahead, is entered like any
  /// other.
  func answer<W>(
    ofContainersAround slot: Slot, below outside: Slot, to walk: Walk<W>
  ) -> ContainerAnswer? {
    guard walk.hooks != nil || !walk.remembered.isEmpty else { return nil }
    var entered: [Slot] = entries[Int(slot)].role == .section ? [slot] : []
    var container = entries[Int(slot)].parent
    // What holds the origin is not entered, nor is anything around it (F236).
    while container != outside, container >= 0, !holds(container, walk.start) {
      entered.append(container)
      container = entries[Int(container)].parent
    }
    return entered.reversed().lazy.compactMap { answer(of: $0, to: walk) }.first
  }

  private func answer<W>(of container: Slot, to walk: Walk<W>) -> ContainerAnswer? {
    if let hooks = walk.hooks, let id = id(container) {
      switch hooks.enter(id, self) {
      case .nearest: break
      case .refuse: return ContainerAnswer(target: nil, verdict: .refused)
      case .target(let target):
        if let slot = slot(target), isUsable(slot), !isCovered(slot, hooks) {
          return ContainerAnswer(target: slot, verdict: .directed)
        }
      }
    }
    guard let target = remembered(by: container, walk: walk) else { return nil }
    return ContainerAnswer(target: target, verdict: .remembered)
  }

  /// Tells a witness who decided on the way to a candidate, and what a section would have offered.
  mutating func tell<W>(
    _ answer: ContainerAnswer, on slot: Slot, from vista: Vista, to walk: Walk<W>
  ) {
    guard W.looksAtAll else { return }
    guard let target = answer.target else { return walk.witness.note(slot, answer.verdict) }
    if entries[Int(slot)].role == .section {
      _ = entrance(to: self.vista(of: slot, from: vista), of: walk)
      walk.witness.note(slot, .entered)
    }
    walk.witness.note(target, answer.verdict)
  }

  private func holds(_ container: Slot, _ start: Slot) -> Bool {
    start >= 0 && isInside(start, container)
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

/// Where a move ends by the word of a container that it enters.
struct ContainerAnswer {
  /// `nil` when it refuses.
  var target: Slot?
  var verdict: MoveVerdict
}
