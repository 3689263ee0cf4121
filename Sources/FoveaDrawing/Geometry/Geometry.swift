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
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
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
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
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
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

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
