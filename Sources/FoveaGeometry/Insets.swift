/// Distances from the four sides of a rectangle inward, in points; negative ones reach outward.
public struct Insets: Sendable, Hashable {
  /// How far the upper side moves down.
  public var top: Double
  /// How far the left side moves to the right, whichever way reading goes.
  public var left: Double
  /// How far the lower side moves up.
  public var bottom: Double
  /// How far the right side moves to the left, whichever way reading goes.
  public var right: Double

  /// Leaves a rectangle as it is.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// A distance of its own for each side, in points; none is mirrored where reading goes leftward.
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
