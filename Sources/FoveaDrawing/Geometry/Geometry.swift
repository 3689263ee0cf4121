import Foundation
import FoveaGeometry
import FoveaNode

extension FoveaGeometry.Size {
  package var cgSize: CGSize { CGSize(width: width, height: height) }
}

extension FoveaGeometry.Point {
  package var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension FoveaGeometry.Rect {
  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension CGSize {
  var points: FoveaGeometry.Size { FoveaGeometry.Size(width: width, height: height) }
}

extension CGPoint {
  var points: FoveaGeometry.Point { FoveaGeometry.Point(x: x, y: y) }
}

extension CGRect {
  var points: FoveaGeometry.Rect {
    FoveaGeometry.Rect(x: minX, y: minY, width: width, height: height)
  }
}

/// One of the two directions of a plane.
///
/// Source: SwiftUI `Axis`.
@frozen nonisolated public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  package var geometry: FoveaGeometry.Axis { self == .horizontal ? .horizontal : .vertical }

  /// Some of the two axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// The axes whose bits are set; other bits stand for nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The axis from left to right.
    public static let horizontal = Set(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle; leading and trailing follow the reading direction.
@frozen nonisolated public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Some of the four sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// The sides whose bits are set; other bits stand for nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set that holds one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The side at which reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side at which lines of reading end.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A horizontal side of a rectangle.
@frozen nonisolated public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}

/// A vertical side of a rectangle.
@frozen nonisolated public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

/// Distances inward from the four sides, in points.
@frozen nonisolated public struct EdgeInsets: Equatable, Sendable {
  /// How far the upper side moves down.
  public var top: CGFloat
  /// How far the side at which reading begins moves inward.
  public var leading: CGFloat
  /// How far the lower side moves up.
  public var bottom: CGFloat
  /// How far the side at which lines of reading end moves inward.
  public var trailing: CGFloat

  /// A distance of its own for each side, in points; negative ones reach outward.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Left is leading: boxes are mirrored when they are placed.
  package var insets: Insets { Insets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// Whether reading goes from left to right or the other way.
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The reading direction of the interface.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
