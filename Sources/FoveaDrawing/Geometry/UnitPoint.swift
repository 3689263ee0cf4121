import Foundation

/// A place in a rectangle, as shares of its width and height from the top leading corner.
///
/// Source: SwiftUI `UnitPoint`.
@frozen nonisolated public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading side.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// A place by its shares; less than 0 and more than 1 lie outside the rectangle.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle both ways.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where shares of the width begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where shares of the width end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where shares of the width begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where shares of the width end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
