/// One container's targets in reading order, and where each of them is in it.
struct CachedOrder: Sendable {
  let slots: [Slot]
  private let positions: [Int32]

  init(slots: [Slot], capacity: Int) {
    self.slots = slots
    var positions = Array(repeating: Int32(-1), count: capacity)
    for (position, slot) in slots.enumerated() { positions[Int(slot)] = Int32(position) }
    self.positions = positions
  }

  func position(of slot: Slot) -> Int? {
    guard positions.indices.contains(Int(slot)), positions[Int(slot)] >= 0 else { return nil }
    return Int(positions[Int(slot)])
  }
}

/// The orders that were asked for since a frame changed last.
struct OrderCache: Sendable {
  struct Key: Hashable, Sendable {
    var container: Slot
    var movement: FocusMap.Traits
  }

  private var orders: [Key: CachedOrder] = [:]

  subscript(key: Key) -> CachedOrder? {
    get { orders[key] }
    set { orders[key] = newValue }
  }

  mutating func invalidate() {
    if !orders.isEmpty { orders.removeAll(keepingCapacity: true) }
  }
}
