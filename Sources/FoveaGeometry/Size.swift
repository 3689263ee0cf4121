/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The extent to the right; layout uses infinity for "as much as there is".
  public var width: Double
  /// The extent downward; layout uses infinity for "as much as there is".
  public var height: Double

  /// No extent along either axis.
  public static let zero = Size(width: 0, height: 0)

  /// The extents as they are given; negative ones are kept.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
