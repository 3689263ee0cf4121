extension FocusMap {
  /// Groups that hold more have an index; a smaller one is looked through child by child.
  static let indexedCount = 64

  /// Notes that what a search can find at an entry may have changed.
  ///
  /// The walk outward ends at the first container that is marked already, so a layout pass that
  /// places many entries of one group walks once.
  mutating func mark(_ slot: Slot) {
    var slot = slot
    while !entries[Int(slot)].isMarked {
      entries[Int(slot)].isMarked = true
      let parent = entries[Int(slot)].parent
      guard parent >= 0 else { return }
      groups[Int(entries[Int(parent)].group)].marked.append(slot)
      slot = parent
    }
  }

  /// Whether something that a search can find has changed since a search last looked, or since this
  /// was asked.
  ///
  /// - Complexity: that of bringing the map up to date, which the next search then need not do.
  public mutating func takeChange() -> Bool {
    guard entries[0].isMarked else { return false }
    settle()
    return true
  }

  /// Brings extents and indexes up to date with all that was marked, from the inside out.
  mutating func settle() {
    guard entries[0].isMarked else { return }
    var outsideIn: [Slot] = [0]
    var next = 0
    while next < outsideIn.count {
      let slot = outsideIn[next]
      next += 1
      let group = entries[Int(slot)].group
      guard group >= 0 else { continue }
      for child in groups[Int(group)].marked where isMarkedChild(child, of: slot) {
        outsideIn.append(child)
      }
    }
    for slot in outsideIn.reversed() { refresh(slot) }
  }

  /// Whether a noted child is still one: it can be gone, and its place in use elsewhere.
  private func isMarkedChild(_ child: Slot, of parent: Slot) -> Bool {
    entries[Int(child)].parent == parent && entries[Int(child)].isMarked
  }

  private mutating func refresh(_ slot: Slot) {
    let group = Int(entries[Int(slot)].group)
    if group >= 0 { refreshContents(of: group) }
    let entry = entries[Int(slot)]
    entries[Int(slot)].isMarked = false
    entries[Int(slot)].extent =
      group >= 0 ? extent(of: entry, holding: groups[group]) : ownExtent(of: entry)
  }

  private mutating func refreshContents(of group: Int) {
    if groups[group].liveCount > Self.indexedCount {
      if !updateIndex(of: group) { rebuildIndex(of: group) }
      groups[group].contents = groups[group].index?.bounds ?? .empty
    } else {
      groups[group].index = nil
      var contents = Extent.empty
      for child in groups[group].children where child >= 0 {
        contents.formUnion(entries[Int(child)].extent)
      }
      groups[group].contents = contents
    }
    groups[group].marked.removeAll(keepingCapacity: true)
  }

  /// Writes what was marked into a group's index; false when building it again is the better way.
  private mutating func updateIndex(of group: Int) -> Bool {
    guard groups[group].index != nil else { return false }
    let isBulk = groups[group].marked.count > groups[group].liveCount / 8
    for child in groups[group].marked where isChild(child, of: group) {
      let entry = entries[Int(child)]
      var leaf = entry.leaf
      if leaf >= 0 {
        groups[group].index?.write(entry.extent, at: leaf)
      } else if !entry.extent.isEmpty {
        guard let place = groups[group].index?.insert(child, extent: entry.extent) else {
          return false
        }
        entries[Int(child)].leaf = place
        leaf = place
      }
      if !isBulk, leaf >= 0 { groups[group].index?.climb(from: leaf) }
    }
    if isBulk { groups[group].index?.refit() }
    return groups[group].index?.isWornOut == false
  }

  private func isChild(_ child: Slot, of group: Int) -> Bool {
    let parent = entries[Int(child)].parent
    return parent >= 0 && Int(entries[Int(parent)].group) == group
  }

  private mutating func rebuildIndex(of group: Int) {
    var items: [(child: Slot, extent: Extent)] = []
    items.reserveCapacity(groups[group].liveCount)
    for child in groups[group].children where child >= 0 {
      entries[Int(child)].leaf = -1
      let extent = entries[Int(child)].extent
      if !extent.isEmpty { items.append((child, extent)) }
    }
    let index = FocusIndex(items)
    for (place, child) in index.children.enumerated() where child >= 0 {
      entries[Int(child)].leaf = Int32(place)
    }
    groups[group].index = index
  }

  private func ownExtent(of entry: Entry) -> Extent {
    entry.isDirectionalTarget && !entry.frame.isEmpty ? Extent(entry.frame) : .empty
  }

  /// What a search from outside can find at an entry that holds others.
  private func extent(of entry: Entry, holding group: Group) -> Extent {
    guard entry.traits.contains(.directional) || entry.role == .target else { return .empty }
    let contents = group.contents.offset(by: entry.frame.origin.vector)
    switch entry.role {
    case .target:
      // A target without traits is looked through; one with traits hides what it holds.
      return entry.isDirectionalTarget && !entry.frame.isEmpty ? Extent(entry.frame) : contents
    case .group: return contents
    case .scope: return group.isTrapping ? .empty : contents
    case .scroll:
      let shifted = contents.offset(by: -group.scrollOffset.vector)
      let shown = shifted.intersection(Extent(entry.frame))
      return shown.isEmpty ? .empty : shown
    case .section:
      guard !group.contents.isEmpty else { return .empty }
      var extent = contents
      if !entry.frame.isEmpty { extent.formUnion(Extent(entry.frame)) }
      return extent
    }
  }
}
