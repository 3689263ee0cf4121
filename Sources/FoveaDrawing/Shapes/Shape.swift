import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// An outline that fills the space it is given.
///
/// Source: SwiftUI `Shape`.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as surfaces know it; shapes of Fovea's own answer more directly than by a path.
  @_documentation(visibility: internal)
  nonisolated func _outline(in size: CGSize) -> _ShapeOutline
}

/// An outline as surfaces know it, in a rectangle that may be smaller than the shape's space.
nonisolated public struct _ShapeOutline: Sendable {
  package let outline: Outline
  /// How much smaller than its space the rectangle of the outline is, on each side; points.
  package let inset: Double

  package init(_ outline: Outline, inset: Double = 0) {
    self.outline = outline
    self.inset = inset
  }
}

extension Shape {
  nonisolated public func _outline(in size: CGSize) -> _ShapeOutline {
    _ShapeOutline(.path(path(in: CGRect(origin: .zero, size: size)).data))
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeView._makeNode(ShapeView(shape: view, style: ForegroundStyle()), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    ShapeView._updateNode(ShapeView(shape: view, style: ForegroundStyle()), node)
  }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    ShapeView(shape: self, style: content)
  }

  /// The shape filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The outline drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, style: content, lineWidth: Double(lineWidth))
  }

  /// The outline drawn in the foreground style. Unlike SwiftUI's this is a view, not a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline drawn in the foreground style with a kind of line; a view, not a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }

  /// The outline drawn with a style and a kind of line.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, lineWidth: Double(style.lineWidth))
  }
}

extension Shape {
  /// Whether nothing that is animated differs.
  nonisolated func isAlike(_ other: Self) -> Bool { animatableData == other.animatableData }

  /// The shape at a share of the way to another one.
  nonisolated func way(to end: Self, share: Double) -> Self {
    end.moved(to: animatableData.way(to: end.animatableData, share: share))
  }

  /// The shape with another value of what is animated.
  nonisolated func moved(to data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }
}

extension Shape where Body == Never {
  public var body: Never { fatalError("a shape has no body") }
}
