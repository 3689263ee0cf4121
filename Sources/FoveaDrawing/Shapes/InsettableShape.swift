import Foundation
import FoveaNode
import FoveaScene

/// A shape that can be drawn smaller than its space.
///
/// Source: SwiftUI `InsettableShape`.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The outline drawn with a style inside the shape's edge; the width is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// The outline drawn with a style and a kind of line inside the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The outline drawn in the foreground style inside the shape's edge.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline drawn in the foreground style with a kind of line inside the shape's edge.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A shape in a rectangle that is smaller than its space by an amount on each side.
nonisolated struct InsetOutline<Base: Shape>: InsettableShape {
  typealias Body = Never
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: smaller(rect)) }

  // The outline stays one that surfaces know; only its rectangle is another.
  func _outline(in size: CGSize) -> _ShapeOutline {
    let inner = base._outline(in: smaller(CGRect(origin: .zero, size: size)).size)
    return _ShapeOutline(inner.outline, inset: inner.inset + Double(amount))
  }

  /// A rectangle is never turned inside out: at most it shrinks to its middle.
  private func smaller(_ rect: CGRect) -> CGRect {
    let x = min(amount, rect.width / 2)
    let y = min(amount, rect.height / 2)
    return CGRect(
      x: rect.minX + x, y: rect.minY + y, width: rect.width - 2 * x, height: rect.height - 2 * y)
  }

  func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { self = InsetOutline(base: base.moved(to: newValue.first), amount: newValue.second) }
  }
}
