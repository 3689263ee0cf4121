import FoveaFocus
import FoveaGeometry

/// One check of a case: what was expected, and what the engine says.
struct Check {
  var name: String
  var conflict: String?
  var expected: Answer
  var actual: Answer

  var isPassed: Bool { expected == actual }
}

extension Case {
  /// Puts the case's questions to the engine.
  ///
  /// - Returns: nothing for cases that are not counted: informative ones, those that only carry data,
  ///   and for `reach` those whose source is strict.
  func checks(policy: MovePolicy) throws(CaseError) -> [Check] {
    guard status == nil, kind != .sequential, kind != .origin, within == nil else { return [] }
    guard policy == .strict || self.policy != "strict" else { return [] }
    var run = try CaseRun(test: self, policy: policy)
    if kind == .sequence { return run.sequence() }
    guard let answer = expected else { return [] }
    let expected = policy == .strict ? tvos ?? answer : answer
    return [Check(name: id, conflict: conflict, expected: expected, actual: run.answer())]
  }
}

private struct CaseRun {
  let test: Case
  let policy: MovePolicy
  var layout: CaseMap
  var memory = FocusMemory()

  init(test: Case, policy: MovePolicy) throws(CaseError) {
    self.test = test
    self.policy = policy
    layout = try CaseMap(test)
    for section in test.sections ?? [] {
      if let last = section.last.flatMap({ layout.ids[$0] }) {
        memory.remember(last, in: layout.map)
      }
    }
  }

  mutating func answer() -> Answer {
    switch test.kind {
    case .move, .initial: move(from: test.focused, test.direction)
    case .default: answer(layout.map.defaultTarget(isCovered: covered))
    case .enter:
      answer(layout.container(test.section ?? "").flatMap { layout.map.firstChild(of: $0) })
    case .order: .order(layout.map.order(in: layout.map.root).compactMap { layout.names[$0] })
    case .beam: .overlaps(overlaps())
    case .sequence, .sequential, .origin: .stay
    }
  }

  /// Every step starts from what the source reached, whatever the engine said, and with the scrolls
  /// where they show it.
  mutating func sequence() -> [Check] {
    var focused = test.focused
    return (test.steps ?? []).enumerated().map { index, step in
      for name in step.before?.remove ?? [] { layout.remove(name) }
      for (name, rect) in step.before?.move ?? [:] { layout.move(name, to: rect) }
      if test.memory == nil { memory.forgetMoves() }
      let actual = move(from: focused, step.direction)
      if case .target(let name) = step.expected {
        focused = name
        if let id = layout.ids[name] { layout.map.show(id) }
      }
      return Check(
        name: "\(test.id).\(index)", conflict: step.conflict,
        expected: policy == .strict ? step.tvos ?? step.expected : step.expected, actual: actual)
    }
  }

  private mutating func move(from name: String?, _ direction: String?) -> Answer {
    guard let heading = direction.flatMap(Heading.init) else { return .stay }
    let options = MoveOptions(policy: policy)
    let hooks = hooks(toward: heading)
    if let rect = test.originRect {
      let place = test.focused.flatMap { layout.container($0) }.flatMap {
        layout.map.parent(of: $0)
      }
      return answer(
        layout.map.move(
          fromPlace: rect, in: place ?? layout.map.root, heading, options: options,
          hooks: hooks
        ).target)
    }
    let from = name.flatMap { layout.ids[$0] }
    return answer(
      layout.map.move(from: from, heading, options: options, memory: &memory, hooks: hooks).target)
  }

  private func hooks(toward heading: Heading) -> MoveHooks {
    var decisions: [FocusMap.ID: MoveHooks.Entry] = [:]
    for section in test.sections ?? [] {
      guard let choice = section.enterHook?[heading.rawValue],
        let id = layout.container(section.id)
      else { continue }
      decisions[id] = choice.flatMap { layout.ids[$0] }.map { .target($0) } ?? .refuse
    }
    return MoveHooks(isCovered: covered, enter: { id, _ in decisions[id] ?? .nearest })
  }

  private var covered: (FocusMap.ID, Rect) -> Bool {
    let covered = layout.covered
    return { id, _ in covered.contains(id) }
  }

  private func answer(_ id: FocusMap.ID?) -> Answer {
    id.flatMap { layout.names[$0] }.map { .target($0) } ?? .stay
  }

  /// Whether a strict move finds `b` when it is put ahead of `a` along the direction.
  private func overlaps() -> Bool {
    guard let a = test.a, let b = test.b, let heading = test.direction.flatMap(Heading.init) else {
      return false
    }
    let way = Point(
      x: heading == .left ? -1000 : heading == .right ? 1000 : 0,
      y: heading == .up ? -1000 : heading == .down ? 1000 : 0)
    var map = FocusMap()
    let target = map.insert(.target, under: map.root)
    map.setFrame(b.offset(by: way), of: target)
    return map.move(fromPlace: a, in: map.root, heading).target != nil
  }
}

extension FocusMap {
  /// Scrolls as a move asks for that lands on a target.
  fileprivate mutating func show(_ target: ID) {
    for request in scrollRequests(toShow: target) { scroll(request.scroll, to: request.offset) }
  }

  /// What takes focus when the app asks for something inside: the first of the nearest level that
  /// has any target.
  fileprivate mutating func firstChild(of id: ID) -> ID? {
    order(in: id).first
  }
}
