public import FoveaGeometry

extension FocusMap {
  /// Where Tab leads, or Shift-Tab: to the next target in reading order, round the end (F140, F141).
  ///
  /// - Parameters:
  ///   - target: the target that has focus; `nil` starts at the first or, backwards, at the last
  ///     (F146).
  ///   - scope: whose targets take part; `nil` means the innermost trapping scope around `target`.
  /// - Returns: `nil` when nobody takes part.
  /// - Complexity: O(1) as long as no frame changed; see ``order(in:for:)``.
  public mutating func next(
    after target: ID?, backwards: Bool = false, in scope: ID? = nil,
    for movement: Traits = .sequential
  ) -> ID? {
    let slot = slot(target)
    let container = self.slot(scope) ?? slot.map(trappingScope) ?? root.slot
    let order = freshOrder(in: container, for: movement)
    guard !order.slots.isEmpty else { return nil }
    guard let slot else {
      return id(backwards ? order.slots[order.slots.count - 1] : order.slots[0])
    }
    guard let position = order.position(of: slot) else {
      return next(
        afterPlace: frame(of: target ?? root), in: [id(entries[Int(slot)].parent) ?? root],
        backwards: backwards, scope: id(container), for: movement)
    }
    let count = order.slots.count
    return id(order.slots[(position + (backwards ? count - 1 : 1)) % count])
  }

  /// Where Tab goes on from a place whose target is gone, as if the target were still there.
  ///
  /// - Parameters:
  ///   - frame: where the target stood, in the root's coordinates.
  ///   - containers: what held it, from the inside out; those that are gone are passed over.
  /// - Complexity: O(*n* log *n*).
  public mutating func next(
    afterPlace frame: Rect, in containers: [ID], backwards: Bool = false, scope: ID? = nil,
    for movement: Traits = .sequential
  ) -> ID? {
    let holder = containers.first(where: contains)?.slot ?? root.slot
    let inner = isTrapping(holder) ? holder : trappingScope(around: holder)
    let container = self.slot(scope) ?? inner
    let place = OrderBuilder.Place(
      frame: Extent(frame.usable).offset(by: scrolling(from: holder, to: container)),
      container: holder)
    let order = OrderBuilder(map: self, movement: movement, place: place).order(of: container)
    guard order.count > 1, let position = order.firstIndex(of: OrderBuilder.placeSlot) else {
      return freshOrder(in: container, for: movement).slots.first.flatMap { id($0) }
    }
    return id(order[(position + (backwards ? order.count - 1 : 1)) % order.count])
  }

  /// What a container holds in reading order: leading to trailing, then top to bottom, each section
  /// as a whole before what follows it (B.10, F178).
  ///
  /// Scrolls are visited as a whole too, and as if they were not scrolled: the order must not change
  /// with what happens to be in sight. Scopes that trap keep their own order and are left out.
  ///
  /// - Parameters:
  ///   - movement: a target takes part when it allows any of these kinds.
  /// - Complexity: O(*n* log *n*) after a frame, a trait or the structure changed, for each level of
  ///   sections; otherwise O(*n*) for the answer.
  public mutating func order(in container: ID, for movement: Traits = .sequential) -> [ID] {
    guard let slot = slot(container) else { return [] }
    return freshOrder(in: slot, for: movement).slots.compactMap { id($0) }
  }

  mutating func freshOrder(in container: Slot, for movement: Traits) -> CachedOrder {
    let key = OrderCache.Key(container: container, movement: movement)
    if let order = orders[key] { return order }
    let slots = OrderBuilder(map: self, movement: movement, place: nil).order(of: container)
    let order = CachedOrder(slots: slots, capacity: entries.count)
    orders[key] = order
    return order
  }

  /// How far the scrolls around an entry, up to a container, are scrolled together.
  private func scrolling(from slot: Slot, to container: Slot) -> SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    var slot = slot
    while slot != container, slot >= 0 {
      let entry = entries[Int(slot)]
      if entry.role == .scroll { sum += groups[Int(entry.group)].scrollOffset.vector }
      slot = entry.parent
    }
    return sum
  }

  private func isTrapping(_ slot: Slot) -> Bool {
    let entry = entries[Int(slot)]
    return entry.role == .scope && groups[Int(entry.group)].isTrapping
  }
}
