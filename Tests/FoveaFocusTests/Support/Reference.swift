import FoveaFocus
import FoveaGeometry

/// The rule of `Documentation/FocusMovement.md` B.1–B.6, read aloud: no index, no bounds, every candidate looked
/// at. What the engine finds has to be what this finds.
struct Reference {
  let root: Model
  var policy = MovePolicy.strict
  let heading: Heading

  init(_ root: Model, heading: Heading, policy: MovePolicy) {
    self.root = root
    self.heading = heading
    self.policy = policy
  }

  func move(from target: Model) -> Model? {
    let place = origin(of: target)
    let origin = place.own.turned(to: heading)
    let edge = place.edge?.turned(to: heading)
    var branch = target
    for level in target.ancestors where isLevel(level) {
      if isOpen(level),
        let landing = landing(from: origin, orFrom: edge, in: level, without: branch)
      {
        return landing
      }
      if level.isTrapping { return nil }
      if case .section(let options) = level.kind, options.blocked.contains(heading) { return nil }
      branch = level
    }
    return nil
  }

  /// The target nearest to a place, for repair (B.12).
  func nearest(to place: Rect, in container: Model) -> Model? {
    candidates(in: container, without: nil, seenThrough: window(of: container)) { _ in false }
      .min { first, second in
        let keys = [first, second].map { candidate in
          [
            distance(candidate.rect, place),
            hypotenuse(
              candidate.rect.midX - place.midX, candidate.rect.midY - place.midY),
          ]
        }
        return isBefore(first, keys[0], second, keys[1])
      }?.model
  }

  private func isLevel(_ model: Model) -> Bool {
    !model.isGroup && !(model.isTarget && !model.traits.contains(.directional))
  }

  private func isOpen(_ level: Model) -> Bool {
    ([level] + level.ancestors).allSatisfy { $0.isTarget || $0.traits.contains(.directional) }
  }

  private func landing(
    from origin: Rect, orFrom edge: Rect?, in level: Model, without branch: Model
  ) -> Model? {
    var rest = candidates(in: level, without: branch, seenThrough: window(of: level)) {
      isAhead($0.turned(to: heading), of: origin)
    }
    .filter { isAhead($0.rect.turned(to: heading), of: origin) }
    while true {
      let goal = origin.midY
      var start = origin
      var straight = rest.filter { isStraight($0.rect.turned(to: heading), to: start) }
      if straight.isEmpty, let edge {
        start = edge
        straight = rest.filter { isStraight($0.rect.turned(to: heading), to: start) }
      }
      // Nothing is skipped: what begins where another one has ended waits.
      let end = straight.map { $0.rect.turned(to: heading).maxX }.min() ?? 0
      straight.removeAll { $0.rect.turned(to: heading).minX >= end }
      let pick =
        straight.min {
          isBefore($0, key($0, straightFrom: start, goal), $1, key($1, straightFrom: start, goal))
        }
        ?? (reaches(level)
          ? rest.min {
            isBefore($0, key($0, diagonalFrom: origin), $1, key($1, diagonalFrom: origin))
          }
          : nil)
      guard let pick else { return nil }
      if !pick.model.isSection { return pick.model }
      if let landing = entrance(of: pick, from: origin) { return landing }
      rest.removeAll { $0.model === pick.model }
    }
  }

  private func reaches(_ level: Model) -> Bool {
    if policy == .reach { return true }
    for model in [level] + level.ancestors {
      if case .scope(let options) = model.kind { return options.reaches }
    }
    return false
  }

  /// The nearest descendant in the direction of travel (B.5).
  private func entrance(of section: Candidate, from origin: Rect) -> Model? {
    var rest = candidates(in: section.model, without: nil, seenThrough: section.window) { _ in true
    }
    while let pick = rest.min(by: {
      isBefore($0, key($0, enteredFrom: origin), $1, key($1, enteredFrom: origin))
    }) {
      if !pick.model.isSection { return pick.model }
      if let landing = entrance(of: pick, from: origin) { return landing }
      rest.removeAll { $0.model === pick.model }
    }
    return nil
  }

  // MARK: Candidates

  struct Candidate {
    var model: Model
    var rect: Rect

    /// What the scrolls around it leave to be seen.
    var window: Rect
  }

  private func candidates(
    in container: Model, without branch: Model?, seenThrough window: Rect,
    stopsAt: (Rect) -> Bool
  ) -> [Candidate] {
    container.children.flatMap { child -> [Candidate] in
      guard child !== branch else { return [] }
      let shown = child.absoluteFrame.intersection(window)
      if child.isStop {
        return shown.map { [Candidate(model: child, rect: $0, window: window)] } ?? []
      }
      guard child.isTarget || child.traits.contains(.directional), !child.isTrapping else {
        return []
      }
      if child.isSection, let shown, !usable(in: child).isEmpty {
        let frame = shown.intersection(viewport) ?? shown
        if stopsAt(frame) { return [Candidate(model: child, rect: frame, window: window)] }
      }
      var inner = window
      if child.isScroll {
        guard let shown else { return [] }
        inner = shown
      }
      return candidates(in: child, without: branch, seenThrough: inner, stopsAt: stopsAt)
    }
  }

  private func usable(in section: Model) -> [Candidate] {
    candidates(in: section, without: nil, seenThrough: .everything) { _ in false }
  }

  private var viewport: Rect { root.frame.area > 0 ? root.frame : .everything }

  private func window(of level: Model) -> Rect {
    ([level] + level.ancestors).contains(where: \.isScroll) ? .everything : viewport
  }

  /// Where a move starts, and the whole edge of what hides the target.
  private func origin(of target: Model) -> (own: Rect, edge: Rect?) {
    var window = viewport
    let scrolls = target.ancestors.filter(\.isScroll)
    for scroll in scrolls.reversed() {
      window = window.intersection(scroll.absoluteFrame) ?? .zero
    }
    let frame = target.absoluteFrame
    if let visible = frame.intersection(window) { return (visible, nil) }
    for index in scrolls.indices {
      var shown: Rect? = viewport
      for scroll in scrolls[index...].reversed() {
        shown = shown?.intersection(scroll.absoluteFrame)
      }
      if let shown { return (edge(of: shown, besides: frame), edge(of: shown, besides: shown)) }
    }
    if viewport == .everything { return (frame, nil) }
    return (edge(of: viewport, besides: frame), edge(of: viewport, besides: viewport))
  }

  /// The edge of what hides a target, as far as the target's own row or column goes.
  private func edge(of rect: Rect, besides target: Rect) -> Rect {
    let step = 1.0 / 1024
    func brought(_ low: Double, _ high: Double, into range: ClosedRange<Double>) -> (
      Double, Double
    ) {
      let start = min(max(low, range.lowerBound), max(range.lowerBound, range.upperBound - step))
      return (start, max(start, min(high, range.upperBound)))
    }
    let (left, right) = brought(target.minX, target.maxX, into: rect.minX...rect.maxX)
    let (top, bottom) = brought(target.minY, target.maxY, into: rect.minY...rect.maxY)
    switch heading {
    case .right: return Rect(minX: rect.minX, minY: top, maxX: rect.minX, maxY: bottom)
    case .left: return Rect(minX: rect.maxX, minY: top, maxX: rect.maxX, maxY: bottom)
    case .down: return Rect(minX: left, minY: rect.minY, maxX: right, maxY: rect.minY)
    case .up: return Rect(minX: left, minY: rect.maxY, maxX: right, maxY: rect.maxY)
    }
  }

  // MARK: Geometry, everything turned so that the heading is +x

  private func isAhead(_ rect: Rect, of origin: Rect) -> Bool {
    rect.maxX > origin.maxX && (rect.minX > origin.minX || rect.minX >= origin.maxX)
  }

  private func isStraight(_ rect: Rect, to origin: Rect) -> Bool {
    if origin.height == 0 { return rect.minY <= origin.minY && origin.minY < rect.maxY }
    return min(origin.maxY, rect.maxY) > max(origin.minY, rect.minY)
  }

  private func miss(_ rect: Rect, of goal: Double) -> Double {
    max(0, rect.minY - goal, goal - rect.maxY)
  }

  private func key(
    _ candidate: Candidate, straightFrom origin: Rect, _ goal: Double
  ) -> [Double] {
    let rect = candidate.rect.turned(to: heading)
    return [
      max(0, rect.minX - origin.maxX) + miss(rect, of: goal) / 8, abs(rect.midY - goal), rect.minX,
    ]
  }

  private func key(_ candidate: Candidate, diagonalFrom origin: Rect) -> [Double] {
    let rect = candidate.rect.turned(to: heading)
    let gap = max(0, rect.minX - origin.maxX)
    let off = abs(rect.midY - origin.midY)
    return [13 * gap * gap + off * off, off, rect.minX]
  }

  private func key(_ candidate: Candidate, enteredFrom origin: Rect) -> [Double] {
    let rect = candidate.rect.turned(to: heading)
    return [
      isAhead(rect, of: origin) ? 0 : 1,
      distance(rect, origin) + miss(rect, of: origin.midY) / 8, abs(rect.midY - origin.midY),
      rect.minX,
    ]
  }

  private func distance(_ first: Rect, _ second: Rect) -> Double {
    hypotenuse(
      max(0, first.minX - second.maxX, second.minX - first.maxX),
      max(0, first.minY - second.maxY, second.minY - first.maxY))
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private func isBefore(
    _ first: Candidate, _ firstKey: [Double], _ second: Candidate, _ secondKey: [Double]
  ) -> Bool {
    if firstKey != secondKey { return firstKey.lexicographicallyPrecedes(secondKey) }
    return root.subtree.first { $0 === first.model || $0 === second.model } === first.model
  }
}
