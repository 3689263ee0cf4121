public import FoveaGeometry

extension FocusMap {
  /// Says where an entry stands.
  ///
  /// - Parameters:
  ///   - rect: relative to the parent's origin; inside a scroll relative to its contents, as if it
  ///     were not scrolled. The root's frame is the viewport. A plain group needs only the origin;
  ///     its size counts when it is asked for, or when the audit tries it as a section.
  /// - Complexity: O(1), amortised; the next question pays for what moved.
  public mutating func setFrame(_ rect: Rect, of id: ID) {
    let slot = changing(id)
    let rect = rect.usable
    guard entries[Int(slot)].frame != rect else { return }
    entries[Int(slot)].frame = rect
    mark(slot)
    orders.invalidate()
  }

  /// Shifts an entry with all that it holds.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func setOrigin(_ origin: Point, of id: ID) {
    setFrame(Rect(origin: origin, size: entries[Int(changing(id))].frame.size), of: id)
  }

  /// Shifts all that a container holds from one entry on, as when a row of a list grows.
  ///
  /// - Parameter first: the first that moves, in document order.
  /// - Complexity: O(*n*) in the number of entries that move, whatever they hold.
  public mutating func slideChildren(of parent: ID, from first: ID, by distance: Point) {
    let group = Int(entries[Int(changing(parent))].group)
    let slot = changing(first)
    precondition(
      group >= 0 && entries[Int(slot)].parent == parent.slot, "only children can slide")
    let delta = distance.usable.vector
    for child in groups[group].children[Int(entries[Int(slot)].position)...] where child >= 0 {
      entries[Int(child)].frame.origin += distance.usable
      if entries[Int(child)].isMarked { continue }
      let extent = entries[Int(child)].extent.offset(by: delta)
      entries[Int(child)].extent = extent
      let leaf = entries[Int(child)].leaf
      if leaf >= 0 { groups[group].index?.write(extent, at: leaf) }
    }
    groups[group].index?.refit()
    mark(parent.slot)
    orders.invalidate()
  }

  /// Scrolls: `offset` is the place of the contents that shows at the scroll's top left corner.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func scroll(_ id: ID, to offset: Point) {
    let slot = changing(id)
    precondition(entries[Int(slot)].role == .scroll, "only a scroll can be scrolled")
    let group = Int(entries[Int(slot)].group)
    guard groups[group].scrollOffset != offset.usable else { return }
    groups[group].scrollOffset = offset.usable
    mark(slot)
  }

  /// Says how large a scroll's contents are, so that no request scrolls beyond them.
  public mutating func setContentSize(_ size: Size, of id: ID) {
    let slot = changing(id)
    precondition(entries[Int(slot)].role == .scroll, "only a scroll has a content size")
    groups[Int(entries[Int(slot)].group)].contentSize = Rect(origin: .zero, size: size).usable.size
  }

  /// How far a scroll is scrolled; zero for everything else.
  public func scrollOffset(of id: ID) -> Point {
    guard let slot = slot(id), entries[Int(slot)].group >= 0 else { return .zero }
    return groups[Int(entries[Int(slot)].group)].scrollOffset
  }

  /// Where the entry stands in the root's coordinates; zero when it is gone.
  ///
  /// A plain group that was never given a size stands where its contents do.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  public func frame(of id: ID) -> Rect {
    guard let slot = slot(id) else { return .zero }
    let entry = entries[Int(slot)]
    let origin = contentOrigin(of: entry.parent)
    if entry.role == .group, entry.frame.isEmpty { return unionOfTargets(in: slot) }
    return entry.frame.offset(by: Point(x: origin.x, y: origin.y))
  }

  /// The part of an entry's frame that is not scrolled out of sight; `nil` when none is.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  public func visibleFrame(of id: ID) -> Rect? {
    guard let slot = slot(id) else { return nil }
    let visible = Extent(frame(of: id)).intersection(window(around: slot))
    return visible.isEmpty ? nil : visible.rect
  }

  /// Where the origin of what the container holds lies in the root's coordinates.
  func contentOrigin(of container: Slot) -> SIMD2<Double> {
    var origin = SIMD2<Double>.zero
    var slot = container
    while slot >= 0 {
      origin += contentShift(of: slot)
      slot = entries[Int(slot)].parent
    }
    return origin
  }

  /// Where the origin of what the container holds lies in its parent's contents.
  func contentShift(of container: Slot) -> SIMD2<Double> {
    let entry = entries[Int(container)]
    guard entry.role == .scroll else { return entry.frame.origin.vector }
    return entry.frame.origin.vector - groups[Int(entry.group)].scrollOffset.vector
  }

  /// What the viewport and the scrolls around an entry leave to be seen, in the root's coordinates.
  func window(around slot: Slot) -> Extent {
    var window = viewport
    var ancestor = entries[Int(slot)].parent
    while ancestor > 0 {
      let entry = entries[Int(ancestor)]
      if entry.role == .scroll {
        let origin = contentOrigin(of: entry.parent)
        window = window.intersection(Extent(entry.frame).offset(by: origin))
      }
      ancestor = entry.parent
    }
    return window
  }

  /// The root's frame, or everything when it has none.
  var viewport: Extent {
    let frame = entries[0].frame
    return frame.isEmpty ? .everything : Extent(frame)
  }

  private func unionOfTargets(in container: Slot) -> Rect {
    var union = Extent.empty
    var pending: [(slot: Slot, origin: SIMD2<Double>)] = [
      (container, contentOrigin(of: container))
    ]
    while let (slot, origin) = pending.popLast() {
      guard entries[Int(slot)].group >= 0 else { continue }
      for child in groups[Int(entries[Int(slot)].group)].children where child >= 0 {
        let entry = entries[Int(child)]
        if entry.role == .group, entry.frame.isEmpty {
          pending.append((child, origin + contentShift(of: child)))
        } else if !entry.frame.isEmpty {
          union.formUnion(Extent(entry.frame).offset(by: origin))
        }
      }
    }
    return union.rect
  }
}
