import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as `onDelete` gives them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets so that they stand before what was at another offset, as `onMove`
  /// gives them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in all.enumerated() where !source.contains(offset) {
      if offset < destination { before.append(element) } else { after.append(element) }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
