/// A rectangle whose sides are parallel to the axes, in points, y growing downward.
public struct Rect: Sendable, Hashable {
  /// The top left corner, as long as the size is not negative.
  public var origin: Point
  /// How far the rectangle reaches from its origin to the right and down; negative lengths are
  /// kept.
  public var size: Size

  /// No area, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that begins at a corner and reaches right and down from it.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with these coordinates of its top left corner and these lengths.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The rectangle between two corners.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left side; the right one where the width is negative.
  @inlinable public var minX: Double { origin.x }
  /// The upper side; the lower one where the height is negative.
  @inlinable public var minY: Double { origin.y }
  /// The right side, which no longer belongs to the rectangle.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The lower side, which no longer belongs to the rectangle.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// Half way between the left and the right side.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Half way between the upper and the lower side.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The width of `size`, negative where that is.
  @inlinable public var width: Double { size.width }
  /// The height of `size`, negative where that is.
  @inlinable public var height: Double { size.height }
  /// The point half way between the sides.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle has no area.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether each coordinate is a finite number.
  @inlinable public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The same area with a width and a height that are not negative.
  @inlinable public var standardized: Rect {
    Rect(
      x: size.width < 0 ? maxX : minX, y: size.height < 0 ? maxY : minY,
      width: abs(size.width), height: abs(size.height))
  }

  /// The rectangle of the same size that lies `delta` further right and down.
  @inlinable public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// What is left when each side moves inward; the size is negative where the insets exceed it.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// Whether the point lies inside; the right and bottom sides do not belong to the rectangle.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside, sides that meet included.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether both share an area; rectangles that only touch do not.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  /// The common area; `nil` where there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
