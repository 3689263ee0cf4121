import FoveaGeometry

/// A rectangle by its edges, four at a time; an empty one encloses nothing and meets nothing.
struct Extent: Equatable, Sendable {
  /// Left, top.
  var low: SIMD2<Double>

  /// Right, bottom.
  var high: SIMD2<Double>

  static let empty = Extent(low: SIMD2(repeating: .infinity), high: SIMD2(repeating: -.infinity))
  static let everything = Extent(
    low: SIMD2(repeating: -.infinity), high: SIMD2(repeating: .infinity))

  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  init(_ rect: Rect) {
    low = SIMD2(rect.minX, rect.minY)
    high = SIMD2(rect.maxX, rect.maxY)
  }

  var isEmpty: Bool { !(low.x < high.x && low.y < high.y) }

  var rect: Rect {
    isEmpty ? .zero : Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// A rule of thumb for how much a search has to look at: half of what a string round it measures.
  var girth: Double { isEmpty ? 0 : (high - low).sum() }

  mutating func formUnion(_ other: Extent) {
    low = pointwiseMin(low, other.low)
    high = pointwiseMax(high, other.high)
  }

  func intersection(_ other: Extent) -> Extent {
    Extent(low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }

  func offset(by delta: SIMD2<Double>) -> Extent {
    Extent(low: low + delta, high: high + delta)
  }

  /// The same with each edge on the grid of 1/1024 point.
  ///
  /// Adding and taking away a number of this size leaves no room for finer digits.
  var snapped: Extent {
    let grid = SIMD2<Double>(repeating: 0x1.8p42)
    return Extent(low: (low + grid) - grid, high: (high + grid) - grid)
  }
}

extension Point {
  var vector: SIMD2<Double> { SIMD2(x, y) }
}

extension Rect {
  /// The same rectangle as the map can calculate with it: sides that are not negative, numbers that
  /// are finite and leave room for sums; nothing at all where that makes no sense.
  var usable: Rect {
    guard isFinite else { return .zero }
    let limit = 0x1p40
    let rect = standardized
    return Rect(
      x: min(max(rect.minX, -limit), limit), y: min(max(rect.minY, -limit), limit),
      width: min(rect.width, limit), height: min(rect.height, limit))
  }
}

extension Point {
  var usable: Point { Rect(origin: self, size: .zero).usable.origin }
}
