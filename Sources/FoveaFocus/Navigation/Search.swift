import FoveaGeometry

/// What a search finds: a target, or a section that stands for its targets.
struct Candidate {
  var slot: Slot
  var score: Score
}

/// Something that may hold a better candidate: a container, or a node of a container's index.
private struct Prospect {
  var bound: Double

  /// The container around it, as a place among the vistas.
  var vista: Int32

  /// A node of that container's index; a container's slot, counted down from -1.
  var node: Int32
}

/// Arrays that searches use again, so that a move allocates nothing.
struct SearchScratch: Sendable {
  fileprivate var prospects = Queue()
  fileprivate var vistas: [Vista] = []
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
    return entries.withUnsafeBufferPointer { entries in
      groups.withUnsafeBufferPointer { groups in
        var search = Search(
          ranking: ranking, witness: witness, viewport: viewport, excluded: excluded,
          dropped: dropped, entries: entries, groups: groups)
        return search.run(from: vista, using: &reused)
      }
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

  mutating func run(from start: Vista, using scratch: inout SearchScratch) -> Candidate? {
    scratch.vistas.removeAll(keepingCapacity: true)
    scratch.prospects.removeAll()
    open(start, using: &scratch)
    while let prospect = scratch.prospects.popLowest() {
      if !W.looksAtAll, let best, prospect.bound > best.score.distance { break }
      let vista = scratch.vistas[Int(prospect.vista)]
      if prospect.node >= 0 {
        look(atNode: Int(prospect.node), of: prospect.vista, vista, using: &scratch)
      } else {
        let slot = ~prospect.node
        let entry = entries[Int(slot)]
        open(
          vista.entering(slot, entry, scrolledBy: groups[Int(entry.group)].scrollOffset),
          using: &scratch)
      }
    }
    return best
  }

  /// Looks at what a container holds.
  private mutating func open(_ vista: Vista, using scratch: inout SearchScratch) {
    let group = Int(entries[Int(vista.slot)].group)
    guard group >= 0 else { return }
    let place = Int32(scratch.vistas.count)
    scratch.vistas.append(vista)
    if !W.looksAtAll, let root = groups[group].index?.rootNode {
      look(atNode: root, of: place, vista, using: &scratch)
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
    atNode node: Int, of place: Int32, _ vista: Vista, using scratch: inout SearchScratch
  ) {
    let group = Int(entries[Int(vista.slot)].group)
    guard let index = groups[group].index else { return }
    let first = node * FocusIndex.fanOut
    let isLowest = index.isLowest(node)
    index.boxes.withUnsafeBufferPointer { boxes in
      for box in first..<first + FocusIndex.fanOut {
        if isLowest {
          consider(index.children[box], extent: boxes[box], in: place, vista, using: &scratch)
        } else if let sight = sight(boxes[box], in: vista),
          let bound = ranking.bound(sight.padded), !isBeaten(bound)
        {
          let node = Int32(index.node(below: box))
          scratch.prospects.add(Prospect(bound: bound, vista: place, node: node))
        }
      }
    }
  }

  /// Judges an entry, or notes that something in it may be worth a look.
  private mutating func consider(
    _ slot: Slot, extent: Extent, in place: Int32, _ vista: Vista,
    using scratch: inout SearchScratch
  ) {
    guard let sight = sight(extent, in: vista), let bound = ranking.bound(sight.padded),
      !isBeaten(bound), slot != excluded
    else { return }
    let entry = entries[Int(slot)]
    if entry.isDirectionalTarget, !entry.frame.isEmpty {
      judge(slot, sight)
    } else if entry.role == .section, let frame = shownFrame(of: entry, in: vista),
      ranking.stops(atSection: frame)
    {
      judge(slot, frame)
    } else {
      scratch.prospects.add(Prospect(bound: bound, vista: place, node: ~slot))
    }
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
    if entry.group >= 0 { scratch.prospects.add(Prospect(bound: 0, vista: place, node: ~slot)) }
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
