public import FoveaGeometry

extension FocusMap {
  /// What one press of an arrow key does, and what happens to everything that it could have reached.
  ///
  /// The move is made with somebody looking on: the explanation is its trace. The memory is looked at
  /// and not changed, so asking has no effect on later moves.
  ///
  /// - Complexity: O(*n* *d*) in the number of targets and their depth.
  public mutating func explanation(
    from origin: ID, _ heading: Heading, options: MoveOptions = MoveOptions(),
    memory: FocusMemory = FocusMemory(), hooks: MoveHooks? = nil
  ) -> Explanation {
    var used = memory
    let recorder = MoveRecorder()
    let result = ask(
      from: origin, heading, in: nil, options: options, memory: &used, hooks: hooks,
      witness: recorder)
    var rows: [Explanation.Row] = []
    if let slot = slot(origin) {
      var trace = Trace(map: self, recorder: recorder, start: start(slot, heading, memory))
      trace.collect(in: root.slot, except: slot, inherited: nil)
      rows = trace.rows
    }
    return Explanation(origin: origin, heading: heading, target: result.target, rows: rows)
  }

  private func start(_ slot: Slot, _ heading: Heading, _ memory: FocusMemory) -> Origin {
    let scope = id(trappingScope(around: slot)) ?? root
    return Origin(
      place(of: slot, toward: heading).own, heading: heading,
      line: id(slot).flatMap { memory.trail(at: $0, along: heading.axis, in: scope)?.line })
  }
}

/// Reads a recorder's notes in document order, and tells of everything that it has none of why.
private struct Trace {
  let map: FocusMap
  let recorder: MoveRecorder
  let start: Origin

  private var found: [(row: Explanation.Row, rank: Int, score: Double)] = []

  init(map: FocusMap, recorder: MoveRecorder, start: Origin) {
    self.map = map
    self.recorder = recorder
    self.start = start
  }

  /// The best first, then what was not allowed, in document order.
  var rows: [Explanation.Row] {
    found.enumerated().sorted {
      ($0.element.rank, $0.element.score, $0.offset)
        < ($1.element.rank, $1.element.score, $1.offset)
    }
    .map(\.element.row)
  }

  /// - Parameter inherited: what becomes of everything in the container that has no note.
  mutating func collect(in container: Slot, except origin: Slot, inherited: MoveVerdict?) {
    let group = map.entries[Int(container)].group
    guard group >= 0 else { return }
    for slot in map.groups[Int(group)].children where slot >= 0 {
      let (entry, note) = (map.entries[Int(slot)], recorder.notes[slot])
      var inherited = inherited
      if slot == origin {
        inherited = .inParent
      } else if entry.role == .target {
        add(slot, note?.verdict ?? inherited ?? recorder.rest, note?.sight)
        if entry.isDirectionalTarget, !entry.frame.isEmpty { inherited = inherited ?? .inParent }
      } else if entry.role == .section, let note, note.verdict != .disabled {
        // It stood for what it holds.
        add(slot, note.verdict, note.sight)
        if note.verdict != .entered { continue }
      } else if let note {
        inherited = inherited ?? note.verdict
      }
      collect(in: slot, except: origin, inherited: inherited)
    }
  }

  private mutating func add(_ slot: Slot, _ verdict: MoveVerdict, _ sight: Sight?) {
    let sight = verdict.isCompared ? sight : nil
    let rank =
      switch verdict {
      case .chosen, .cameFrom, .remembered, .directed, .refused: 0
      case .entered: 1
      case .further, .waits: 2
      default: 3
      }
    let gap = sight.map { start.gap(to: $0) }
    let row = Explanation.Row(
      id: map.id(slot) ?? map.root, verdict: verdict, gap: gap,
      aside: sight.map { abs($0.middle - start.goal) })
    let score = sight.map { start.gap(to: $0) + $0.miss(of: start.goal) / 8 }
    found.append((row, rank, rank < 3 ? score ?? 0 : 0))
  }
}
