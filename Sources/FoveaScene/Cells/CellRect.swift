/// A place on a screen of characters.
package struct CellPoint: Sendable, Hashable {
  package var column: Int
  package var row: Int

  @inlinable package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  // Written out so that other modules need no call.
  @inlinable package static func == (lhs: CellPoint, rhs: CellPoint) -> Bool {
    lhs.column == rhs.column && lhs.row == rhs.row
  }
}

/// A rectangle of cells; `right` and `bottom` do not belong to it.
package struct CellRect: Sendable, Hashable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inlinable package var width: Int { right - left }
  @inlinable package var height: Int { bottom - top }
  @inlinable package var isEmpty: Bool { right <= left || bottom <= top }

  @inlinable package func contains(column: Int, row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }

  @inlinable package func contains(_ other: CellRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// The common cells; empty where there are none.
  @inlinable package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// Whether both share a cell or lie side by side.
  @inlinable package func touches(_ other: CellRect) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  /// The smallest rectangle that holds both.
  @inlinable package func union(_ other: CellRect) -> CellRect {
    CellRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
