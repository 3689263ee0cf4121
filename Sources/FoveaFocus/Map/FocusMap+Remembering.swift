extension FocusMap {
  /// Whether a container is a section that keeps the target that a move left last (B.5).
  func remembers(_ id: ID) -> Bool {
    guard let slot = slot(id), entries[Int(slot)].role == .section else { return false }
    return groups[Int(entries[Int(slot)].group)].remembers
  }
}
