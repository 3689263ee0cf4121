/// A place in the map's arrays.
typealias Slot = Int32

extension FocusMap {
  /// An entry's name: a place in the map and how often the place was given away before.
  ///
  /// An identifier means something only to the map that made it, and to copies of that map.
  public struct ID: Hashable, Sendable {
    let slot: Slot
    let generation: Int32
  }
}

extension FocusMap.ID: CustomStringConvertible {
  public var description: String { generation == 0 ? "#\(slot)" : "#\(slot).\(generation)" }
}
