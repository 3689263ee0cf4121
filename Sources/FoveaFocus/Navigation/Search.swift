import FoveaGeometry

/// What a search finds: a target, or a section that stands for its targets.
struct Candidate {
  var slot: Slot
  var score: Score

  /// Whether something that the search saw, or had no need to look into, may end before this one
  /// begins.
  var mayBeBehind = false
}

/// Something that may hold a better candidate: a container, or a node of a container's index.
private struct Prospect {
  var bound: Double

  /// Where it begins along the heading.
  var near: Double

  /// The container around it, as a place among the opened ones.
  var container: Int32

  /// A node of that container's index; a container's slot, counted down from -1.
  var node: Int32
}

/// Arrays that searches use again, so that a move allocates nothing.
struct SearchScratch: Sendable {
  fileprivate var prospects = Queue()
  fileprivate var containers: [Opened] = []
}

/// A container that a search has opened, with its index where it has one.
///
/// The pointers are valid as long as the search holds the groups.
private struct Opened: @unchecked Sendable {
  var vista: Vista
  var boxes: UnsafePointer<Extent>?
  var links: UnsafePointer<Slot>?
}

extension FocusMap {
  /// The best candidate below a container: the best-first search of part D through nested groups.
  ///
  /// Sections that the ranking stops at are candidates; groups, scrolls and other containers are
  /// looked through. The answer is that of a look at every candidate, equal scores in document order.
  ///
  /// - Parameters:
  ///   - vista: the container; its window is what can be seen of what scrolls further inside.
  ///   - excluded: a child or a deeper entry that was searched before, or -1.
  ///   - dropped: candidates that were found and turned down.
  ///   - witness: who looks on.
  /// - Complexity: O(log *n*) for ordinary layouts, O(*n*) at worst.
  mutating func best<R: Ranking, W: MoveWitness>(
    in vista: Vista, by ranking: R, excluding excluded: Slot = -1, dropped: Set<Slot> = [],
    witness: W
  ) -> Candidate? {
    var reused = SearchScratch()
    swap(&reused, &scratch)
    defer { swap(&reused, &scratch) }
    let viewport = viewport
    return Self.withContents(of: entries, groups) { entries, groups in
      var search = Search(
        ranking: ranking, witness: witness, viewport: viewport, excluded: excluded,
        dropped: dropped, entries: entries, groups: groups)
      return search.run(from: vista, using: &reused)
    }
  }

  /// A closure that took these from the map would copy the map.
  @inline(__always)
  private static func withContents<Result>(
    of entries: [Entry], _ groups: [Group],
    _ body: (UnsafeBufferPointer<Entry>, UnsafeBufferPointer<Group>) -> Result
  ) -> Result {
    entries.withUnsafeBufferPointer { entries in
      groups.withUnsafeBufferPointer { groups in body(entries, groups) }
    }
  }
}

private struct Search<R: Ranking, W: MoveWitness> {
  let ranking: R
  let witness: W
  let viewport: Extent
  let excluded: Slot
  let dropped: Set<Slot>
  let entries: UnsafeBufferPointer<Entry>
  let groups: UnsafeBufferPointer<Group>
  var best: Candidate?

  /// Where the first of those begins that were cut because they cannot be better.
  var cutNear = Double.infinity

  /// Where the first of the candidates ends.
  var firstEnd = Double.infinity

  mutating func run(from start: Vista, using scratch: inout SearchScratch) -> Candidate? {
    scratch.containers.removeAll(keepingCapacity: true)
    scratch.prospects.removeAll()
    open(start, using: &scratch)
    while let prospect = scratch.prospects.popLowest() {
      if !W.looksAtAll, isBeaten(prospect.bound) {
        if R.skipsNothing {
          cutNear = min(cutNear, prospect.near, scratch.prospects.lowestNear)
        }
        break
      }
      if prospect.node >= 0 {
        look(atNode: Int(prospect.node), of: prospect.container, using: &scratch)
      } else {
        let slot = ~prospect.node
        let entry = entries[Int(slot)]
        let offset = groups[Int(entry.group)].scrollOffset
        let outer = scratch.containers[Int(prospect.container)].vista
        open(outer.entering(slot, entry, scrolledBy: offset), using: &scratch)
      }
    }
    if R.skipsNothing, let near = best?.score.near {
      best?.mayBeBehind = firstEnd <= near || cutNear < near
    }
    return best
  }

  /// Looks at what a container holds.
  private mutating func open(_ vista: Vista, using scratch: inout SearchScratch) {
    let group = Int(entries[Int(vista.slot)].group)
    guard group >= 0 else { return }
    let place = Int32(scratch.containers.count)
    scratch.containers.append(Opened(vista: vista))
    if !W.looksAtAll, let root = groups[group].index?.rootNode {
      groups[group].index?.boxes.withUnsafeBufferPointer {
        scratch.containers[Int(place)].boxes = $0.baseAddress
      }
      groups[group].index?.links.withUnsafeBufferPointer {
        scratch.containers[Int(place)].links = $0.baseAddress
      }
      look(atNode: root, of: place, using: &scratch)
      return
    }
    for child in groups[group].children where child >= 0 {
      if W.looksAtAll {
        inspect(child, in: place, vista, using: &scratch)
      } else {
        consider(child, extent: entries[Int(child)].extent, in: place, vista, using: &scratch)
      }
    }
  }

  private mutating func look(
    atNode node: Int, of place: Int32, using scratch: inout SearchScratch
  ) {
    let container = scratch.containers[Int(place)]
    guard let boxes = container.boxes, let links = container.links else { return }
    for box in node * FocusIndex.fanOut..<(node + 1) * FocusIndex.fanOut {
      let link = links[box]
      if link >= 0 {
        consider(link, extent: boxes[box], in: place, container.vista, using: &scratch)
      } else if link < -1, let sight = sight(boxes[box], in: container.vista),
        let bound = ranking.bound(sight.padded)
      {
        guard !isBeaten(bound) else {
          cut(sight)
          continue
        }
        scratch.prospects.add(
          Prospect(bound: bound, near: sight.near, container: place, node: -2 - link))
      }
    }
  }

  /// Judges an entry, or notes that something in it may be worth a look.
  private mutating func consider(
    _ slot: Slot, extent: Extent, in place: Int32, _ vista: Vista,
    using scratch: inout SearchScratch
  ) {
    guard let sight = sight(extent, in: vista), let bound = ranking.bound(sight.padded),
      slot != excluded
    else { return }
    guard !isBeaten(bound) else { return cut(sight) }
    let entry = entries[Int(slot)]
    if entry.isDirectionalTarget, !entry.frame.isEmpty {
      judge(slot, sight)
    } else if entry.role == .section, let frame = shownFrame(of: entry, in: vista),
      ranking.stops(atSection: frame)
    {
      judge(slot, frame)
    } else {
      scratch.prospects.add(Prospect(bound: bound, near: sight.near, container: place, node: ~slot))
    }
  }

  /// Leaves out what cannot be better.
  private mutating func cut(_ sight: Sight) {
    if R.skipsNothing, sight.near < cutNear { cutNear = sight.near }
  }

  /// Judges an entry as ``consider(_:extent:in:_:using:)`` does, and tells what becomes of it where
  /// bounds need not be asked.
  private mutating func inspect(
    _ slot: Slot, in place: Int32, _ vista: Vista, using scratch: inout SearchScratch
  ) {
    guard slot != excluded else { return }
    let entry = entries[Int(slot)]
    switch entry.role {
    case .target where !entry.traits.contains(.directional): witness.note(slot, .disabled)
    case .target where entry.frame.isEmpty: witness.note(slot, .sizeless)
    case .target:
      guard let sight = sight(Extent(entry.frame), in: vista) else {
        return witness.note(slot, .outOfSight)
      }
      return judge(slot, sight)
    case _ where !entry.traits.contains(.directional): return witness.note(slot, .disabled)
    case .scope where groups[Int(entry.group)].isTrapping:
      return witness.note(slot, .outsideScope)
    case .section where !groups[Int(entry.group)].contents.isEmpty:
      if let frame = shownFrame(of: entry, in: vista), ranking.stops(atSection: frame) {
        return judge(slot, frame)
      }
    case .section, .scope, .scroll, .group: break
    }
    if entry.group >= 0 {
      scratch.prospects.add(Prospect(bound: 0, near: 0, container: place, node: ~slot))
    }
  }

  private func shownFrame(of section: Entry, in vista: Vista) -> Sight? {
    let extent = vista.sectionExtent(of: section, viewport: viewport)
    let sight = Sight(extent, toward: ranking.origin.heading)
    return sight.isEmpty ? nil : sight
  }

  private mutating func judge(_ slot: Slot, _ sight: Sight) {
    if W.looksAtAll, dropped.contains(slot) { return }
    guard !sight.isEmpty, let score = ranking.score(sight) else {
      return witness.note(slot, ranking.refusal(sight), sight)
    }
    witness.note(slot, .further, sight)
    if R.skipsNothing, sight.far < firstEnd, !dropped.contains(slot) { firstEnd = sight.far }
    if let best, best.score < score { return }
    guard !dropped.contains(slot) else { return }
    if let best, best.score == score, precedes(best.slot, slot, in: entries) { return }
    best = Candidate(slot: slot, score: score)
  }

  /// What shows of a box; `nil` for nothing.
  private func sight(_ extent: Extent, in vista: Vista) -> Sight? {
    let shown = extent.offset(by: vista.origin).intersection(vista.window)
    return shown.isEmpty ? nil : Sight(shown, toward: ranking.origin.heading)
  }

  private func isBeaten(_ bound: Double) -> Bool {
    guard let best else { return false }
    return bound > best.score.distance
  }
}

/// A heap of prospects, the lowest bound on top.
private struct Queue: Sendable {
  private var heap: [Prospect] = []

  /// Where the first of all prospects begins.
  var lowestNear: Double { heap.reduce(.infinity) { min($0, $1.near) } }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func add(_ prospect: Prospect) {
    var place = heap.count
    heap.append(prospect)
    while place > 0 {
      let above = (place - 1) / 2
      guard prospect.bound < heap[above].bound else { break }
      heap[place] = heap[above]
      place = above
    }
    heap[place] = prospect
  }

  mutating func popLowest() -> Prospect? {
    guard let lowest = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return lowest }
    var place = 0
    while true {
      var below = 2 * place + 1
      guard below < heap.count else { break }
      if below + 1 < heap.count, heap[below + 1].bound < heap[below].bound { below += 1 }
      guard heap[below].bound < last.bound else { break }
      heap[place] = heap[below]
      place = below
    }
    heap[place] = last
    return lowest
  }
}
