import Foundation
import FoveaNode
import FoveaScene

extension Shape {
  /// The shape moved, by points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape moved right and down by points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved right and down by points.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape made larger or smaller about a point of its rectangle.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made so many times as large along both axes, about a point of its rectangle.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned about a point of its rectangle.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with every point mapped.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The part of the outline between two shares of its length; both in 0 … 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// The shape in a space of a fixed size.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// The shape in a space of so many points, whatever space it is given.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape moved by a distance.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public typealias Body = Never
  /// The shape before it is moved.
  public var shape: Content
  /// How far it is moved to the right and down, in points.
  public var offset: CGSize

  /// Moves what `shape` draws; its layout stays where it is.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline of `shape` in `rect`, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The numbers of the shape inside, and the distance.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// A shape made larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public typealias Body = Never
  /// The shape before it is scaled.
  public var shape: Content
  /// The factors for widths and heights; negative ones mirror.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Scales what `shape` draws; its layout stays as it is.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline of `shape` in `rect`, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
}

/// A shape turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public typealias Body = Never
  /// The shape before it is turned.
  public var shape: Content
  /// How far it is turned; positive angles are clockwise on screen.
  public var angle: Angle
  /// The point of the rectangle about which it turns.
  public var anchor: UnitPoint

  /// Turns what `shape` draws; its layout stays as it is.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline of `shape` in `rect`, turned about the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
  }

  /// The numbers of the shape inside, and the angle in radians.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }
}

/// A shape with every point mapped.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public typealias Body = Never
  /// The shape before it is mapped.
  public var shape: Content
  /// The map, in the coordinates in which the outline is drawn.
  public var transform: CGAffineTransform

  /// Maps what `shape` draws; its layout stays as it is.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline of `shape` in `rect`, mapped.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

nonisolated struct TrimmedShape<Content: Shape>: Shape {
  typealias Body = Never
  var shape: Content
  var from: CGFloat
  var to: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      from = newValue.second.first
      to = newValue.second.second
    }
  }
}

nonisolated struct SizedShape<Content: Shape>: Shape {
  typealias Body = Never
  let shape: Content
  let size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape whose type is not told.
nonisolated public struct AnyShape: Shape {
  public typealias Body = Never
  private let shape: any Shape

  /// Hides the type of a shape, so that different ones fit one property.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func _outline(in size: CGSize) -> _ShapeOutline { shape._outline(in: size) }
}

extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is named with a dot.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle, where a shape is named with a dot.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is named with a dot.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule, where a shape is named with a dot.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A capsule, where a shape is named with a dot; the ends are half circles in any style.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are rounded by a radius in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle whose corners are quarter ellipses, so many points wide and high.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension CGAffineTransform {
  /// A map about a place of a rectangle in place of the origin.
  static func about(
    _ anchor: UnitPoint, of rect: CGRect, _ map: CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
