import FoveaGeometry

/// What a picture of a focus map in characters is made of, and what it needs room for.
struct FocusMapPlan {
  /// What the picture is made of, with its edges on both axes.
  struct Part {
    var id: FocusMap.ID
    var frame: Rect
    var x: CellAxis.Span
    var y: CellAxis.Span
    var isTarget: Bool
    /// The part that is drawn around it.
    var outer: Int?
  }

  /// A target or a container that is drawn.
  private struct Found {
    var id: FocusMap.ID
    var isTarget: Bool
    var outer: FocusMap.ID?
    var depth: Int
  }

  let map: FocusMap
  let shown: Set<FocusMap.ID>
  let repairs: Set<FocusMap.ID>
  let title: (FocusMap.ID) -> String
  var parts: [Part] = []
  var x: CellAxis
  var y: CellAxis
  private var indices: [FocusMap.ID: Int] = [:]

  init(_ map: FocusMap, audit: Reachability, title: @escaping (FocusMap.ID) -> String) {
    self.map = map
    self.title = title
    shown = audit.shown
    repairs = Set(audit.repairs)
    x = CellAxis(scale: 1)
    y = CellAxis(scale: 1)
    let found = found(in: map.root)
    let frames = found.map { map.frame(of: $0.id) }
    let union = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    // As wide as most terminals, and some of them high; a character is a little more than twice
    // as high as wide.
    let scale = max(10, union.width / 76, union.height / 2.2 / 200)
    x = CellAxis(scale: scale)
    y = CellAxis(scale: scale * 2.2)
    for found in found { add(found) }
  }

  /// What is drawn below a container, what holds others before them.
  ///
  /// - Parameters:
  ///   - outer: what is drawn around it.
  ///   - depth: how much of that there is.
  private func found(
    in id: FocusMap.ID, inside outer: FocusMap.ID? = nil, depth: Int = 0
  ) -> [Found] {
    map.children(of: id).flatMap { child -> [Found] in
      if map.kind(of: child) == .target {
        let target = Found(id: child, isTarget: true, outer: outer, depth: depth)
        return (shown.contains(child) ? [target] : [])
          + found(in: child, inside: outer, depth: depth)
      }
      guard isOutlined(child) else { return found(in: child, inside: outer, depth: depth) }
      return [Found(id: child, isTarget: false, outer: outer, depth: depth)]
        + found(in: child, inside: child, depth: depth + 1)
    }
  }

  /// Sections that hold something that is drawn.
  private func isOutlined(_ id: FocusMap.ID) -> Bool {
    guard isSection(id) || repairs.contains(id) else { return false }
    return !map.frame(of: id).isEmpty && holdsShown(id)
  }

  private func isSection(_ id: FocusMap.ID) -> Bool {
    if case .section = map.kind(of: id) { true } else { false }
  }

  private func holdsShown(_ id: FocusMap.ID) -> Bool {
    map.children(of: id).contains { shown.contains($0) || holdsShown($0) }
  }

  private mutating func add(_ found: Found) {
    let frame = map.frame(of: found.id)
    let outer = found.outer.flatMap { indices[$0] }
    let part = Part(
      id: found.id, frame: frame, x: x.add(frame.minX, frame.maxX, depth: found.depth),
      y: y.add(frame.minY, frame.maxY, depth: found.depth), isTarget: found.isTarget,
      outer: outer)
    let width = found.isTarget ? title(found.id).count + 2 : 14
    x.keep(part.x.high, behind: part.x.low, by: width)
    y.keep(part.y.high, behind: part.y.low, by: 1)
    if let outer {
      x.keep(part.x.low, behind: parts[outer].x.low, by: 1)
      x.keep(parts[outer].x.high, behind: part.x.high, by: 1)
      y.keep(part.y.low, behind: parts[outer].y.low, by: 1)
      y.keep(parts[outer].y.high, behind: part.y.high, by: 1)
    }
    parts.append(part)
    indices[found.id] = parts.count - 1
  }

  /// Keeps targets so far apart that the arrows between them can be seen.
  mutating func makeRoom(for ways: [Way]) {
    for way in ways {
      guard let from = part(way.from), let to = part(way.to) else { continue }
      let border = border(of: way) ?? to
      if way.heading.axis == .horizontal {
        let isStraight =
          min(from.frame.maxY, to.frame.maxY) > max(from.frame.minY, to.frame.minY)
        x.keep(from.x, to.x, along: way, by: isStraight ? 3 : 5)
        if !isStraight { x.keep(from.x, border.x, along: way, by: 3) }
      } else {
        let isStraight =
          min(from.frame.maxX, to.frame.maxX) > max(from.frame.minX, to.frame.minX)
        y.keep(from.y, to.y, along: way, by: isStraight ? 1 : 3)
        if !isStraight { y.keep(from.y, border.y, along: way, by: 3) }
      }
    }
  }

  private func part(_ id: FocusMap.ID) -> Part? { indices[id].map { parts[$0] } }

  /// The outermost container that a move enters.
  func border(of way: Way) -> Part? {
    guard let from = part(way.from), let to = part(way.to) else { return nil }
    let others = Set(outers(of: from))
    return outers(of: to).last { !others.contains($0) }.map { parts[$0] }
  }

  private func outers(of part: Part) -> [Int] {
    Array(sequence(first: part.outer) { outer in outer.map { parts[$0].outer } ?? nil })
      .compactMap(\.self)
  }
}

extension CellAxis {
  /// Keeps two frames apart that lie one behind the other in a way's direction.
  fileprivate mutating func keep(_ from: Span, _ to: Span, along way: Way, by cells: Int) {
    switch way.heading {
    case .right, .down: keep(to.low, behind: from.high, by: cells)
    case .left, .up: keep(from.low, behind: to.high, by: cells)
    }
  }
}
