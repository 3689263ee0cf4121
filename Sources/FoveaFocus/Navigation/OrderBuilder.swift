import FoveaGeometry

/// Collects what a container holds and puts it into reading order.
struct OrderBuilder {
  let map: FocusMap
  let movement: FocusMap.Traits

  /// A target that is gone but takes part as if it were still there.
  struct Place {
    var frame: Extent
    var container: Slot
  }

  let place: Place?

  /// What stands for that target in an order.
  static let placeSlot: Slot = -1

  /// The targets of one section or scroll, in order.
  private struct Unit {
    var slots: [Slot] = []

    /// What the surroundings see of it.
    var extents: [Extent] = []
  }

  /// What is put into order: targets, and units by each box that the surroundings see of them.
  private struct Contents {
    var items: [ReadingOrder.Item] = []
    var slots: [Slot] = []
    var extents: [Extent] = []
    var units: [Unit] = []
  }

  func order(of container: Slot) -> [Slot] {
    unit(of: container, origin: map.contentOrigin(of: container)).slots
  }

  /// Everything in a container, where its sections and scrolls are units.
  private func unit(of container: Slot, origin: SIMD2<Double>) -> Unit {
    var contents = Contents()
    var pending: [(slot: Slot, origin: SIMD2<Double>)] = [(container, origin)]
    while let (slot, origin) = pending.popLast() {
      if slot != container, map.isUnit(slot) {
        add(unit(of: slot, at: origin), to: &contents)
        continue
      }
      if slot != container, map.takesPart(slot, movement) {
        add(slot, at: frame(of: slot, at: origin), to: &contents)
      }
      if let place, slot == place.container { add(Self.placeSlot, at: place.frame, to: &contents) }
      let group = map.entries[Int(slot)].group
      guard group >= 0 else { continue }
      // Last to first, so that they come off the stack in document order.
      for child in map.groups[Int(group)].children.reversed()
      where child >= 0 && map.isOpen(child, to: movement) {
        pending.append((child, origin + map.entries[Int(child)].frame.origin.vector))
      }
    }
    return sorted(contents)
  }

  private func frame(of slot: Slot, at origin: SIMD2<Double>) -> Extent {
    let frame = map.entries[Int(slot)].frame
    return Extent(Rect(origin: Point(x: origin.x, y: origin.y), size: frame.size))
  }

  private func add(_ slot: Slot, at extent: Extent, to contents: inout Contents) {
    add(extent, slot: slot, unit: -1, to: &contents)
  }

  /// A scroll stands where its frame does, since what it holds may reach far beyond.
  private func unit(of slot: Slot, at origin: SIMD2<Double>) -> Unit {
    var unit = unit(of: slot, origin: origin)
    let entry = map.entries[Int(slot)]
    if entry.role == .scroll, !entry.frame.isEmpty {
      unit.extents = [frame(of: slot, at: origin)]
    }
    return unit
  }

  private func add(_ unit: Unit, to contents: inout Contents) {
    guard !unit.slots.isEmpty else { return }
    for extent in unit.extents {
      add(extent, slot: unit.slots[0], unit: contents.units.count, to: &contents)
    }
    contents.units.append(unit)
  }

  private func add(_ extent: Extent, slot: Slot, unit: Int, to contents: inout Contents) {
    contents.items.append(
      ReadingOrder.Item(extent, isRightToLeft: map.isRightToLeft, unit: unit))
    contents.slots.append(slot)
    contents.extents.append(extent)
  }

  private func sorted(_ contents: Contents) -> Unit {
    // A unit that stands alone needs no place among others.
    if contents.units.count == 1, contents.items.count == contents.units[0].extents.count {
      return contents.units[0]
    }
    var result = Unit()
    for visit in ReadingOrder.visits(of: contents.items, unitCount: contents.units.count) {
      let unit = contents.items[visit].unit
      if unit >= 0 {
        result.slots += contents.units[unit].slots
        result.extents += contents.units[unit].extents
      } else {
        result.slots.append(contents.slots[visit])
        result.extents.append(contents.extents[visit])
      }
    }
    return result
  }
}

extension FocusMap {
  /// Whether what an entry holds is visited as a whole.
  fileprivate func isUnit(_ slot: Slot) -> Bool {
    entries[Int(slot)].role == .section || entries[Int(slot)].role == .scroll
  }

  fileprivate func takesPart(_ slot: Slot, _ movement: Traits) -> Bool {
    let entry = entries[Int(slot)]
    return entry.role == .target && !entry.traits.isDisjoint(with: movement) && !entry.frame.isEmpty
  }

  /// Whether the order looks inside an entry.
  fileprivate func isOpen(_ slot: Slot, to movement: Traits) -> Bool {
    let entry = entries[Int(slot)]
    if entry.role == .target { return true }
    if entry.role == .scope, groups[Int(entry.group)].isTrapping { return false }
    return !entry.traits.isDisjoint(with: movement)
  }
}
