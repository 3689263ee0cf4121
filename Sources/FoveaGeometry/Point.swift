/// A place in the plane: points to the right and down from an origin.
public struct Point: Sendable, Hashable {
  /// The distance from the origin to the right.
  public var x: Double
  /// The distance from the origin downward.
  public var y: Double

  /// The origin itself.
  public static let zero = Point(x: 0, y: 0)

  /// The place so many points to the right of the origin and below it.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Adds coordinate by coordinate: the place reached when one walks on by the second.
  @inlinable public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Subtracts coordinate by coordinate: the way from the second place to the first.
  @inlinable public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// Moves the place by the coordinates of another.
  @inlinable public static func += (lhs: inout Point, rhs: Point) { lhs = lhs + rhs }
}
