import Foundation
import FoveaGeometry
import FoveaNode
import FoveaScene

/// Colours that pass into each other.
///
/// Source: SwiftUI `Gradient`. A surface without gradients draws the middle colour.
@frozen nonisolated public struct Gradient: ShapeStyle, Equatable, Hashable {
  /// A colour at a place; 0 is the beginning and 1 the end.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    /// The colour that shows at the place itself.
    public var color: Color
    /// Where the colour stands alone: 0 is the beginning and 1 the end.
    public var location: CGFloat

    /// A colour for one place; between two places the colours mix.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places of one's own choice, in order.
  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  func resolve(stopsIn environment: EnvironmentValues) -> [GradientStop] {
    stops.map {
      GradientStop(color: $0.color.resolve(in: environment), location: Double($0.location))
    }
  }

  /// By itself a gradient goes from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}

/// A gradient along a line.
@frozen nonisolated public struct LinearGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Runs from one point of the filled rectangle to another; beyond them the end colours go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Runs through colours at equal distances between two points of the filled rectangle.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Runs through colours at chosen places between two points of the filled rectangle.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(
      paint: .linearGradient(
        stops: gradient.resolve(stopsIn: environment),
        from: Point(x: Double(startPoint.x), y: Double(startPoint.y)),
        to: Point(x: Double(endPoint.x), y: Double(endPoint.y))))
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ShapeView._makeNode(ShapeView(shape: Rectangle(), style: view), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    ShapeView._updateNode(ShapeView(shape: Rectangle(), style: view), node)
  }
}

/// A gradient from a place outward; radii are in points.
@frozen nonisolated public struct RadialGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Runs outward from `center` between two circles; beyond them the end colours go on.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Runs outward through colours at equal distances between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Runs outward through colours at chosen places between two circles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(
      paint: .radialGradient(
        stops: gradient.resolve(stopsIn: environment),
        center: Point(x: Double(center.x), y: Double(center.y)), from: Double(startRadius),
        to: Double(endRadius)))
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ShapeView._makeNode(ShapeView(shape: Rectangle(), style: view), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    ShapeView._updateNode(ShapeView(shape: Rectangle(), style: view), node)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours at equal distances, where a style is named with a dot.
  nonisolated public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, where a style is named with a dot.
  nonisolated public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a place outward, where a style is named with a dot; radii are in points.
  nonisolated public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension Color {
  /// A soft gradient of the colour: lighter at the top.
  public var gradient: Gradient { Gradient(colors: [opacity(0.8), self]) }
}
