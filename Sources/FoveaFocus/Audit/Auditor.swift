import FoveaGeometry

/// Walks through all moves of a map, and tries sections where they are missing.
struct Auditor {
  private var map: FocusMap
  private let options: MoveOptions

  /// Copies in which one group is a section.
  private var marked: [FocusMap.ID: FocusMap] = [:]

  init(_ map: FocusMap, options: MoveOptions) {
    self.map = map
    self.options = options
  }

  mutating func audit(from start: FocusMap.ID?, in scope: FocusMap.ID?) -> Reachability {
    let start = start ?? map.defaultTarget(in: scope, for: .directional)
    guard let start, let slot = map.slot(start) else {
      return Reachability(
        start: nil, arrows: [], unreachable: [], unreachableByTab: [], oneWays: [])
    }
    let scope = scope ?? map.id(map.trappingScope(around: slot)) ?? map.root
    let arrows = map.arrows(from: start, options: options)
    let reached = Set(arrows.map(\.to)).union([start])
    let dead = map.order(in: scope, for: .directional).filter { !reached.contains($0) }
    let chain = Set(map.order(in: scope))
    let untabbed = map.targets(in: scope).filter {
      map.traits(of: $0).contains(.sequential) && !chain.contains($0)
    }
    return Reachability(
      start: start, arrows: arrows, unreachable: repairs(for: dead, from: start),
      unreachableByTab: untabbed, oneWays: arrows.compactMap { oneWay($0) })
  }

  /// Finds for each unreachable target the innermost group that reaches it as a section.
  private mutating func repairs(
    for dead: [FocusMap.ID], from start: FocusMap.ID
  ) -> [Reachability.Dead] {
    var reachedBy: [FocusMap.ID: Set<FocusMap.ID>] = [:]
    var result: [Reachability.Dead] = []
    for target in dead {
      let repair = groups(around: target).first { container in
        let reached =
          reachedBy[container]
          ?? Set(marking(container) { $0.arrows(from: start, options: $1) }.map(\.to))
        reachedBy[container] = reached
        return reached.contains(target)
      }
      result.append(Reachability.Dead(target: target, repair: repair))
    }
    return result
  }

  /// The move as a fault, when the opposite key does not take it back.
  private mutating func oneWay(_ arrow: Reachability.Arrow) -> Reachability.OneWay? {
    guard !map.returns(arrow, options: options) else { return nil }
    let others = Set(map.ancestors(of: arrow.to))
    let repair = groups(around: arrow.from).first { container in
      !others.contains(container) && marking(container) { $0.returns(arrow, options: $1) }
    }
    return Reachability.OneWay(arrow: arrow, repair: repair)
  }

  private func groups(around target: FocusMap.ID) -> [FocusMap.ID] {
    map.ancestors(of: target).filter { map.kind(of: $0) == .group }
  }

  /// Asks a copy in which the group is a section.
  private mutating func marking<Answer>(
    _ container: FocusMap.ID, _ ask: (inout FocusMap, MoveOptions) -> Answer
  ) -> Answer {
    if marked[container] == nil { marked[container] = map.marking(container) }
    return ask(&marked[container, default: map], options)
  }
}

extension FocusMap {
  /// Every move from every target that moves reach, breadth first.
  fileprivate mutating func arrows(
    from start: ID, options: MoveOptions
  ) -> [Reachability.Arrow] {
    var arrows: [Reachability.Arrow] = []
    var seen: Set<ID> = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let target = queue[next]
      next += 1
      for heading in Heading.allCases {
        var memory = FocusMemory()
        let result = showing(target) {
          $0.move(from: target, heading, options: options, memory: &memory)
        }
        guard let landing = result.target else { continue }
        arrows.append(Reachability.Arrow(from: target, heading: heading, to: landing))
        if seen.insert(landing).inserted { queue.append(landing) }
      }
    }
    return arrows
  }

  /// Whether the opposite key leads back to where a move began.
  fileprivate mutating func returns(_ arrow: Reachability.Arrow, options: MoveOptions) -> Bool {
    var memory = FocusMemory()
    let there = showing(arrow.from) {
      $0.move(from: arrow.from, arrow.heading, options: options, memory: &memory)
    }
    guard let target = there.target else { return true }
    let back = showing(target) {
      $0.move(from: target, arrow.heading.opposite, options: options, memory: &memory)
    }
    return back.target == arrow.from
  }

  /// Looks at the map as it is when the target has focus, then scrolls back.
  private mutating func showing<Answer>(
    _ target: ID, _ look: (inout FocusMap) -> Answer
  ) -> Answer {
    let requests = scrollRequests(toShow: target)
    let before = requests.map { scrollOffset(of: $0.scroll) }
    for request in requests { scroll(request.scroll, to: request.offset) }
    defer {
      for (request, offset) in zip(requests, before) { scroll(request.scroll, to: offset) }
    }
    return look(&self)
  }

  /// A copy in which a group is a section, as large as what it holds when nobody gave it a size.
  fileprivate func marking(_ container: ID) -> FocusMap {
    var map = self
    if let slot = slot(container), entries[Int(slot)].frame.isEmpty {
      let (holds, origin) = (frame(of: container), contentOrigin(of: slot))
      let size = Size(width: holds.maxX - origin.x, height: holds.maxY - origin.y)
      map.setFrame(Rect(origin: entries[Int(slot)].frame.origin, size: size), of: container)
    }
    map.setKind(.section(), of: container)
    return map
  }

  /// All targets inside a container, those in inner trapping scopes apart, in document order.
  fileprivate func targets(in container: ID) -> [ID] {
    children(of: container).flatMap { child -> [ID] in
      if case .scope(let options) = kind(of: child), options.isTrapping { return [] }
      return (kind(of: child) == .target ? [child] : []) + targets(in: child)
    }
  }
}
