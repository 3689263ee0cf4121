/// Distances from the four sides of a rectangle inward, in points; negative ones reach outward.
public struct Insets: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on every side.
  @inlinable public init(all length: Double) {
    self.init(top: length, left: length, bottom: length, right: length)
  }

  /// What both sides of an axis take together.
  @inlinable public subscript(axis: Axis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}
