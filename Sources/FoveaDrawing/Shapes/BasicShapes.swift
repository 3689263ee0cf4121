import Foundation
import FoveaNode
import FoveaScene

/// A rectangle.
@frozen nonisolated public struct Rectangle: InsettableShape {
  public typealias Body = Never
  /// The rectangle of whatever space there is.
  public init() {}
  /// The four sides of `rect`, clockwise from its top left corner.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(in size: CGSize) -> _ShapeOutline { _ShapeOutline(.bounds) }
  /// A rectangle whose sides lie so many points further in.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// The largest circle in the middle of a rectangle.
@frozen nonisolated public struct Circle: InsettableShape {
  public typealias Body = Never
  /// The circle of whatever space there is.
  public init() {}

  /// Four curves that together differ from a circle by less than a thousandth of its radius.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(in: rect)) }

  public func _outline(in size: CGSize) -> _ShapeOutline {
    if abs(size.width - size.height) < 0.01 { return _ShapeOutline(.ellipse) }
    return _ShapeOutline(.path(path(in: CGRect(origin: .zero, size: size)).data))
  }

  private func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// A circle whose space is so many points smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// The largest ellipse in a rectangle.
@frozen nonisolated public struct Ellipse: InsettableShape {
  public typealias Body = Never
  /// The ellipse of whatever space there is.
  public init() {}
  /// Four curves that touch the sides of `rect` in their middles.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _outline(in size: CGSize) -> _ShapeOutline { _ShapeOutline(.ellipse) }
  /// An ellipse whose space is so many points smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
@frozen nonisolated public struct Capsule: InsettableShape {
  public typealias Body = Never
  /// Asked for and kept; the ends are half circles in any style.
  public var style: RoundedCornerStyle

  /// The capsule of whatever space there is, lying or standing.
  @inlinable public init(style: RoundedCornerStyle = .circular) { self.style = style }

  /// A rectangle whose corners have half its shorter side for a radius.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func _outline(in size: CGSize) -> _ShapeOutline {
    _ShapeOutline(.rounded(radius: Double(min(size.width, size.height) / 2)))
  }

  /// A capsule whose space is so many points smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// How a corner is rounded. Surfaces draw quarter circles for both.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
