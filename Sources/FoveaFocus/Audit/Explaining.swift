public import FoveaGeometry

extension FocusMap {
  /// What one press of an arrow key does, and what happens to everything that it could have reached.
  ///
  /// The memory is looked at and not changed, so asking has no effect on later moves.
  ///
  /// - Complexity: O(*n* *d*) in the number of targets and their depth.
  public mutating func explanation(
    from origin: ID, _ heading: Heading, options: MoveOptions = MoveOptions(),
    memory: FocusMemory = FocusMemory(), hooks: MoveHooks? = nil
  ) -> Explanation {
    var used = memory
    let result = move(from: origin, heading, options: options, memory: &used, hooks: hooks).target
    guard let slot = slot(origin) else {
      return Explanation(origin: origin, heading: heading, target: result, rows: [])
    }
    // The same move without memory, and without containers that decide, tells who decided.
    let uncovered = hooks.map { MoveHooks(isCovered: $0.isCovered) }
    var (empty, own) = (FocusMemory(), memory)
    let bare = move(from: origin, heading, options: options, memory: &empty, hooks: uncovered)
      .target
    let back = move(from: origin, heading, options: options, memory: &own, hooks: uncovered).target
    let verdict: Explanation.Verdict =
      result == nil ? .refused : result == bare ? .chosen : result == back ? .cameFrom : .directed
    let choice = self.slot(result ?? back)
    let scope = id(trappingScope(around: slot)) ?? root
    let start = Origin(
      originExtent(of: slot, toward: heading), heading: heading,
      line: memory.trail(at: origin, along: heading.axis, in: scope)?.line)
    let judge = Judge(
      map: self, start: start, origin: slot,
      levels: levels(around: slot, heading: heading, choice: choice),
      reaches: options.policy == .reach, hooks: hooks, choice: choice, choiceVerdict: verdict)
    return Explanation(origin: origin, heading: heading, target: result, rows: judge.rows())
  }

  /// The containers that a move asks, from the inside out, and whether they answered.
  private func levels(around slot: Slot, heading: Heading, choice: Slot?) -> [Level] {
    var levels: [Level] = []
    var (isAnswered, stop) = (false, nil as Explanation.Verdict?)
    var branch = slot
    var container = entries[Int(slot)].parent
    while container >= 0 {
      if isLevel(entries[Int(container)]) {
        let verdict = stop ?? (isAnswered ? .notAsked : isOpen(container) ? nil : .disabled)
        levels.append(Level(slot: container, branch: branch, verdict: verdict))
        if let choice, isInside(choice, container) { isAnswered = true }
        if holdsBack(container, heading), stop == nil {
          stop = entries[Int(container)].role == .scope ? .outsideScope : .blocked
        }
        branch = container
      }
      container = entries[Int(container)].parent
    }
    return levels
  }
}

/// A container that a move asks, and what that means for everything in it.
private struct Level {
  var slot: Slot
  var branch: Slot

  /// What becomes of everything in it when the move does not ask it.
  var verdict: Explanation.Verdict?
}

/// Gives every candidate its verdict.
private struct Judge {
  let map: FocusMap
  let start: Origin
  let origin: Slot
  let levels: [Level]
  let reaches: Bool
  let hooks: MoveHooks?
  let choice: Slot?

  /// Who decided for it.
  let choiceVerdict: Explanation.Verdict

  func rows() -> [Explanation.Row] {
    var rows: [(row: Explanation.Row, rank: Int, score: Double)] = []
    for level in levels {
      let vista = map.openVista(of: level.slot)
      collect(in: vista, level: level, into: &rows)
    }
    return rows.enumerated().sorted {
      ($0.element.rank, $0.element.score, $0.offset) < (
        $1.element.rank, $1.element.score, $1.offset
      )
    }
    .map(\.element.row)
  }

  private func collect(
    in vista: Vista, level: Level, isEntered: Bool = false, verdict: Explanation.Verdict? = nil,
    into rows: inout [(row: Explanation.Row, rank: Int, score: Double)]
  ) {
    let group = map.entries[Int(vista.slot)].group
    guard group >= 0 else { return }
    for slot in map.groups[Int(group)].children
    where slot >= 0 && slot != level.branch && slot != origin {
      let entry = map.entries[Int(slot)]
      let shown =
        entry.role == .section
        ? vista.sectionExtent(of: entry, viewport: map.viewport)
        : Extent(entry.frame).offset(by: vista.origin).intersection(vista.window)
      let sight = Sight(shown, toward: start.heading)
      var inner = verdict ?? level.verdict
      var entersInner = isEntered
      switch entry.role {
      case .target:
        let own = inner ?? self.verdict(of: slot, sight, isEntered: isEntered)
        rows.append(row(slot, own, sight))
        if entry.isDirectionalTarget, !entry.frame.isEmpty, inner == nil { inner = .inParent }
      case .section where inner == nil && !sight.isEmpty && (isEntered || start.isAhead(sight)):
        let own = self.verdict(ofSection: slot, sight, in: vista, isEntered: isEntered)
        rows.append(row(slot, own, sight))
        if own == .entered { entersInner = true } else { continue }
      case .scope where map.groups[Int(entry.group)].isTrapping: inner = .outsideScope
      case .section, .group, .scroll, .scope: break
      }
      guard entry.group >= 0 else { continue }
      if entry.role != .target, !entry.traits.contains(.directional) { inner = inner ?? .disabled }
      let offset = map.groups[Int(entry.group)].scrollOffset
      collect(
        in: vista.entering(slot, entry, scrolledBy: offset), level: level, isEntered: entersInner,
        verdict: inner, into: &rows)
    }
  }

  private func verdict(of slot: Slot, _ sight: Sight, isEntered: Bool) -> Explanation.Verdict {
    let entry = map.entries[Int(slot)]
    if slot == choice { return choiceVerdict }
    if !entry.traits.contains(.directional) { return .disabled }
    if entry.frame.isEmpty { return .sizeless }
    if sight.isEmpty { return .outOfSight }
    if !isEntered {
      if !start.isAhead(sight) { return .behind }
      if !start.isStraight(sight), !isDiagonal { return .beside }
    }
    if let id = map.id(slot), map.isCovered(id, asking: hooks?.isCovered) { return .covered }
    return .further
  }

  private func verdict(
    ofSection slot: Slot, _ sight: Sight, in vista: Vista, isEntered: Bool
  ) -> Explanation.Verdict {
    if let choice, map.isInside(choice, slot) { return .entered }
    if !isEntered, !start.isStraight(sight), !isDiagonal { return .beside }
    return hasLanding(in: slot, from: vista) ? .further : .isEmpty
  }

  /// Whether a move into a section would land anywhere.
  private func hasLanding(in section: Slot, from vista: Vista) -> Bool {
    var map = map
    var walk = Walk(from: start, options: MoveOptions(), hooks: hooks)
    return map.enter(section, seen: map.vista(of: section, from: vista), walk: &walk) != nil
  }

  /// Whether what was chosen lies beside the beam, so that everything beside it was allowed.
  private var isDiagonal: Bool { reaches && choiceVerdict == .chosen && !choiceIsStraight }

  private var choiceIsStraight: Bool {
    guard var slot = choice else { return false }
    while slot > 0 {
      let entry = map.entries[Int(slot)]
      let frame = Extent(entry.frame).offset(by: map.contentOrigin(of: entry.parent))
      let sight = Sight(frame, toward: start.heading)
      if entry.role == .target || entry.role == .section, start.isAhead(sight),
        start.isStraight(sight)
      {
        return true
      }
      slot = entry.parent
    }
    return false
  }

  private func row(
    _ slot: Slot, _ verdict: Explanation.Verdict, _ sight: Sight
  ) -> (row: Explanation.Row, rank: Int, score: Double) {
    let decides: Bool
    let rank: Int
    switch verdict {
    case .entered: (decides, rank) = (true, 1)
    case .chosen, .cameFrom, .directed, .refused: (decides, rank) = (true, 0)
    case .further: (decides, rank) = (true, 2)
    default: (decides, rank) = (false, 3)
    }
    let gap = start.gap(to: sight)
    let row = Explanation.Row(
      id: map.id(slot) ?? map.root, verdict: verdict, gap: decides ? gap : nil,
      aside: decides ? abs(sight.middle - start.goal) : nil)
    return (row, rank, decides ? gap + sight.miss(of: start.goal) / 8 : 0)
  }
}
