/// What a search finds: a target, or a section that stands for its targets.
struct Candidate {
  var slot: Slot
  var score: Score
}

/// A container whose contents are being searched, as seen from the root.
struct Vista {
  var slot: Slot

  /// Where the origin of the contents lies.
  var origin: SIMD2<Double>

  /// What the scrolls on the way leave to be seen.
  var window: Extent
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
  /// - Complexity: O(log *n*) for ordinary layouts, O(*n*) at worst.
  mutating func best<R: Ranking>(
    in vista: Vista, by ranking: R, excluding excluded: Slot = -1, dropped: Set<Slot> = []
  ) -> Candidate? {
    var reused = SearchScratch()
    swap(&reused, &scratch)
    defer { swap(&reused, &scratch) }
    return entries.withUnsafeBufferPointer { entries in
      groups.withUnsafeBufferPointer { groups in
        var search = Search(
          ranking: ranking, viewport: viewport, excluded: excluded, dropped: dropped,
          entries: entries, groups: groups)
        return search.run(from: vista, using: &reused)
      }
    }
  }

  /// The container as a search sees it that starts at it.
  ///
  /// Inside a scroll nothing is out of reach: it can be scrolled to. Elsewhere the viewport limits
  /// what can be seen (B.4).
  func openVista(of container: Slot) -> Vista {
    var window = viewport
    var slot = container
    while slot >= 0, window != .everything {
      if entries[Int(slot)].role == .scroll { window = .everything }
      slot = entries[Int(slot)].parent
    }
    return Vista(slot: container, origin: contentOrigin(of: container), window: window)
  }

  /// The container as a search sees it that started at one of its ancestors.
  func vista(of container: Slot, from start: Vista) -> Vista {
    var path: [Slot] = []
    var slot = container
    while slot != start.slot, slot >= 0 {
      path.append(slot)
      slot = entries[Int(slot)].parent
    }
    return path.reversed().reduce(start) {
      $0.entering(
        $1, entry: entries[Int($1)], group: groups[Int(entries[Int($1)].group)])
    }
  }

  /// Whether document order names one entry before the other; a container before what it holds.
  func isBefore(_ first: Slot, _ second: Slot) -> Bool {
    entries.withUnsafeBufferPointer { precedes(first, second, in: $0) }
  }
}

extension Vista {
  func entering(_ slot: Slot, entry: Entry, group: Group) -> Vista {
    var inner = Vista(slot: slot, origin: origin + entry.frame.origin.vector, window: window)
    if entry.role == .scroll {
      inner.window = window.intersection(Extent(entry.frame).offset(by: origin))
      inner.origin -= group.scrollOffset.vector
    }
    return inner
  }
}

private func precedes(_ first: Slot, _ second: Slot, in entries: UnsafeBufferPointer<Entry>) -> Bool
{
  func depth(_ slot: Slot) -> Int {
    sequence(first: slot) { entries[Int($0)].parent < 0 ? nil : entries[Int($0)].parent }
      .reduce(0) { depth, _ in depth + 1 }
  }
  var (first, second) = (first, second)
  let (firstDepth, secondDepth) = (depth(first), depth(second))
  for _ in 0..<max(0, firstDepth - secondDepth) { first = entries[Int(first)].parent }
  for _ in 0..<max(0, secondDepth - firstDepth) { second = entries[Int(second)].parent }
  guard first != second else { return firstDepth < secondDepth }
  while entries[Int(first)].parent != entries[Int(second)].parent {
    first = entries[Int(first)].parent
    second = entries[Int(second)].parent
  }
  return entries[Int(first)].position < entries[Int(second)].position
}

private struct Search<R: Ranking> {
  let ranking: R
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
      if let best, prospect.bound > best.score.distance { break }
      let vista = scratch.vistas[Int(prospect.vista)]
      if prospect.node >= 0 {
        look(atNode: Int(prospect.node), of: prospect.vista, vista, using: &scratch)
      } else {
        let slot = ~prospect.node
        let entry = entries[Int(slot)]
        open(
          vista.entering(slot, entry: entry, group: groups[Int(entry.group)]), using: &scratch)
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
    if let root = groups[group].index?.rootNode {
      look(atNode: root, of: place, vista, using: &scratch)
      return
    }
    for child in groups[group].children where child >= 0 {
      consider(child, extent: entries[Int(child)].extent, in: place, vista, using: &scratch)
    }
  }

  private mutating func look(
    atNode node: Int, of place: Int32, _ vista: Vista, using scratch: inout SearchScratch
  ) {
    let group = Int(entries[Int(vista.slot)].group)
    guard let index = groups[group].index else { return }
    let isLowest = index.isLowest(node)
    for box in node * FocusIndex.fanOut..<(node + 1) * FocusIndex.fanOut {
      if isLowest {
        let child = index.children[box]
        if child >= 0 {
          consider(child, extent: index.boxes[box], in: place, vista, using: &scratch)
        }
      } else if let bound = bound(index.boxes[box], in: vista) {
        add(
          Prospect(bound: bound, vista: place, node: Int32(index.node(below: box))), to: &scratch)
      }
    }
  }

  /// Judges an entry, or notes that something in it may be worth a look.
  private mutating func consider(
    _ slot: Slot, extent: Extent, in place: Int32, _ vista: Vista,
    using scratch: inout SearchScratch
  ) {
    guard let bound = bound(extent, in: vista), slot != excluded else { return }
    let entry = entries[Int(slot)]
    switch entry.role {
    case .target where entry.traits.contains(.directional) && !entry.frame.isEmpty:
      judge(slot, extent: extent.offset(by: vista.origin).intersection(vista.window))
      return
    case .section:
      let frame = Extent(entry.frame).offset(by: vista.origin).intersection(vista.window)
      if let shown = shownFrame(frame),
        ranking.stops(atSection: Sight(shown, toward: ranking.origin.heading))
      {
        judge(slot, extent: shown)
        return
      }
    default: break
    }
    add(Prospect(bound: bound, vista: place, node: ~slot), to: &scratch)
  }

  /// A section's frame as it counts: clipped to the viewport, whole where all of it lies outside.
  private func shownFrame(_ frame: Extent) -> Extent? {
    guard !frame.snapped.isEmpty else { return nil }
    let shown = frame.intersection(viewport)
    return shown.snapped.isEmpty ? frame : shown
  }

  private mutating func judge(_ slot: Slot, extent: Extent) {
    guard !extent.snapped.isEmpty,
      let score = ranking.score(Sight(extent, toward: ranking.origin.heading))
    else { return }
    if let best, best.score < score { return }
    guard !dropped.contains(slot) else { return }
    if let best, best.score == score, precedes(best.slot, slot, in: entries) {
      return
    }
    best = Candidate(slot: slot, score: score)
  }

  /// What no candidate in the box can be better than, a little less to be safe from rounding.
  private func bound(_ extent: Extent, in vista: Vista) -> Double? {
    let shown = extent.offset(by: vista.origin).intersection(vista.window)
    guard !shown.isEmpty else { return nil }
    return ranking.bound(Sight(shown, toward: ranking.origin.heading).padded)
  }

  private func add(_ prospect: Prospect, to scratch: inout SearchScratch) {
    if let best, prospect.bound > best.score.distance { return }
    scratch.prospects.add(prospect)
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
