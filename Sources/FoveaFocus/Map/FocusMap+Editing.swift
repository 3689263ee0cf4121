extension FocusMap {
  /// Adds an entry, last in document order among what `parent` holds.
  ///
  /// It has no frame yet, so no movement reaches it.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  public mutating func insert(_ kind: Kind, under parent: ID) -> ID {
    let parentSlot = changing(parent)
    let slot = takeSlot(parent: parentSlot)
    makeGroup(for: parentSlot)
    apply(kind, to: slot)
    let group = Int(entries[Int(parentSlot)].group)
    entries[Int(slot)].position = Int32(groups[group].children.count)
    groups[group].children.append(slot)
    groups[group].liveCount += 1
    mark(slot)
    orders.invalidate()
    return ID(slot: slot, generation: entries[Int(slot)].generation)
  }

  /// Takes out an entry and all that it holds; nothing happens when it is gone already.
  ///
  /// - Complexity: O(*n*) in the number of entries taken out, amortised.
  public mutating func remove(_ id: ID) {
    guard let slot = slot(id) else { return }
    precondition(slot != root.slot, "the root stays in the focus map")
    let entry = entries[Int(slot)]
    let group = Int(entries[Int(entry.parent)].group)
    groups[group].children[Int(entry.position)] = -1
    groups[group].liveCount -= 1
    groups[group].index?.remove(at: entry.leaf)
    closeUp(group)
    mark(entry.parent)
    free(slot)
    orders.invalidate()
  }

  /// Puts what `parent` holds into a new document order.
  ///
  /// - Parameter children: each child once; those left out keep their order and follow at the end.
  /// - Complexity: O(*n*) in the number of children.
  public mutating func arrange(_ children: [ID], of parent: ID) {
    let parentSlot = changing(parent)
    guard entries[Int(parentSlot)].group >= 0 else { return }
    let group = Int(entries[Int(parentSlot)].group)
    let old = groups[group].children
    for slot in old where slot >= 0 { entries[Int(slot)].position = -1 }
    var new: [Slot] = []
    new.reserveCapacity(groups[group].liveCount)
    for id in children {
      let slot = changing(id)
      precondition(entries[Int(slot)].parent == parentSlot, "only children can be arranged")
      guard entries[Int(slot)].position < 0 else { continue }
      entries[Int(slot)].position = Int32(new.count)
      new.append(slot)
    }
    for slot in old where slot >= 0 && entries[Int(slot)].position < 0 {
      entries[Int(slot)].position = Int32(new.count)
      new.append(slot)
    }
    guard new != old else { return }
    groups[group].children = new
    orders.invalidate()
  }

  /// Makes an entry another kind of entry; its frame, its traits and what it holds stay.
  public mutating func setKind(_ kind: Kind, of id: ID) {
    let slot = changing(id)
    precondition(slot != root.slot, "the root stays a scope")
    apply(kind, to: slot)
    mark(slot)
    orders.invalidate()
  }

  /// Says which kinds of movement may land on a target, or on anything inside a container.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func setTraits(_ traits: Traits, of id: ID) {
    let slot = changing(id)
    guard entries[Int(slot)].traits != traits else { return }
    entries[Int(slot)].traits = traits
    mark(slot)
    orders.invalidate()
  }

  /// The kinds of movement that may land here as far as the entry itself decides it.
  public func traits(of id: ID) -> Traits { slot(id).map { entries[Int($0)].traits } ?? [] }

  private mutating func takeSlot(parent: Slot) -> Slot {
    guard let slot = freeEntries.popLast() else {
      entries.append(Entry(generation: 0, parent: parent, role: .group, traits: .all))
      return Slot(entries.count - 1)
    }
    let generation = entries[Int(slot)].generation
    entries[Int(slot)] = Entry(generation: generation, parent: parent, role: .group, traits: .all)
    return slot
  }

  private mutating func makeGroup(for slot: Slot) {
    guard entries[Int(slot)].group < 0 else { return }
    if let free = freeGroups.popLast() {
      entries[Int(slot)].group = free
    } else {
      entries[Int(slot)].group = Slot(groups.count)
      groups.append(Group())
    }
  }

  private mutating func apply(_ kind: Kind, to slot: Slot) {
    switch kind {
    case .target: entries[Int(slot)].role = .target
    case .group: entries[Int(slot)].role = .group
    case .scroll:
      entries[Int(slot)].role = .scroll
      makeGroup(for: slot)
    case .section(let options):
      entries[Int(slot)].role = .section
      makeGroup(for: slot)
      groups[Int(entries[Int(slot)].group)].remembers = options.remembers
      groups[Int(entries[Int(slot)].group)].blocked = options.blocked
    case .scope(let options):
      entries[Int(slot)].role = .scope
      makeGroup(for: slot)
      groups[Int(entries[Int(slot)].group)].isTrapping = options.isTrapping
      groups[Int(entries[Int(slot)].group)].reaches = options.reaches
    }
  }

  /// Closes the gaps among the children once they are more than the children.
  private mutating func closeUp(_ group: Int) {
    guard groups[group].children.count > 2 * groups[group].liveCount + 8 else { return }
    groups[group].children.removeAll { $0 < 0 }
    for (position, slot) in groups[group].children.enumerated() {
      entries[Int(slot)].position = Int32(position)
    }
  }

  private mutating func free(_ slot: Slot) {
    var pending = [slot]
    while let slot = pending.popLast() {
      let group = entries[Int(slot)].group
      if group >= 0 {
        for child in groups[Int(group)].children where child >= 0 { pending.append(child) }
        groups[Int(group)] = Group()
        freeGroups.append(group)
      }
      let generation = entries[Int(slot)].generation &+ 1
      entries[Int(slot)] = Entry(generation: generation, parent: -1, role: .group, traits: [])
      freeEntries.append(slot)
    }
  }
}
