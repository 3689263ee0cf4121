import FoveaGeometry

/// A straight line in dots of braille characters: two by four of them a cell.
struct DotLine {
  private let from: Point
  private let to: Point

  init(from: Point, to: Point, grid: CellGrid) {
    func dots(_ point: Point) -> Point {
      Point(
        x: (point.x - grid.offset.x) / grid.cell.width * 2,
        y: (point.y - grid.offset.y) / grid.cell.height * 4)
    }
    self.from = dots(from)
    self.to = dots(to)
  }

  /// Visits the dots within some cells. Where a dot lies does not depend on which cells these are.
  func forEachDot(in clip: CellRect, _ body: (_ column: Int, _ row: Int, _ dot: UInt32) -> Void) {
    let axis: Axis = abs(to.x - from.x) >= abs(to.y - from.y) ? .horizontal : .vertical
    let (first, last) = from[axis] <= to[axis] ? (from, to) : (to, from)
    let edge =
      axis == .horizontal ? (clip.left * 2, clip.right * 2) : (clip.top * 4, clip.bottom * 4)
    let low = max(first[axis].rounded(.down), Double(edge.0))
    let high = min((last[axis] - 1e-6).rounded(.down), Double(edge.1 - 1))
    guard low <= high else { return }
    let slope = (last[axis.cross] - first[axis.cross]) / max(last[axis] - first[axis], 1e-9)
    let bottom = min(first[axis.cross], last[axis.cross])
    let top = max(bottom, max(first[axis.cross], last[axis.cross]) - 1e-6)
    for place in Int(low)...Int(high) {
      let across = first[axis.cross] + (Double(place) + 0.5 - first[axis]) * slope
      guard abs(across) < 1e6 else { continue }
      let other = Int(max(bottom, min(top, across)).rounded(.down))
      let (x, y) = axis == .horizontal ? (place, other) : (other, place)
      guard x >= 0, y >= 0, clip.contains(column: x / 2, row: y / 4) else { continue }
      body(x / 2, y / 4, Self.bits[y % 4 * 2 + x % 2])
    }
  }

  /// The bits of the braille block, row by row.
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
