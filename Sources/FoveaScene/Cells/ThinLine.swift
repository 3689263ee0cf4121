import FoveaGeometry

/// An area too thin for cells: a box-drawing line through them.
struct ThinLine {
  var axis: Axis
  /// The cells along the axis.
  var span: Range<Int>
  /// The row of a horizontal line, the column of a vertical one.
  var place: Int
  /// 1 for a light line, 2 for a heavy one.
  var weight: UInt8

  /// The line that stands for a box of less than half a cell; `nil` for any other box.
  init?(_ box: Rect, area: CellRect, cell: Size) {
    let isLow = box.height < cell.height / 2 && box.width >= 2 * box.height
    let isNarrow = box.width < cell.width / 2 && box.height >= 2 * box.width
    guard isLow || isNarrow, !area.isEmpty else { return nil }
    axis = isLow ? .horizontal : .vertical
    span = isLow ? area.left..<area.right : area.top..<area.bottom
    place = isLow ? area.top : area.left
    weight = Self.weight(of: isLow ? box.height : box.width)
  }

  init(axis: Axis, span: Range<Int>, place: Int, weight: UInt8) {
    self.axis = axis
    self.span = span
    self.place = place
    self.weight = weight
  }

  /// The weight of a line so many points thick.
  static func weight(of thickness: Double) -> UInt8 { thickness > 2 ? 2 : 1 }
}
