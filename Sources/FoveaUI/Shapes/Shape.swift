import FoveaGeometry
import FoveaLayout
import FoveaScene
import Foundation

/// An outline that fills the space it is given.
///
/// Source: SwiftUI `Shape`.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as surfaces know it; shapes of Fovea's own answer more directly than by a path.
  @_documentation(visibility: internal)
  nonisolated func _outline(in size: CGSize) -> _ShapeOutline
}

/// An outline as surfaces know it.
nonisolated public struct _ShapeOutline: Sendable {
  package let outline: Outline
  package init(_ outline: Outline) { self.outline = outline }
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

  /// The outline drawn with a style and a kind of line.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, lineWidth: Double(style.lineWidth))
  }
}

extension Shape where Body == Never {
  public var body: Never { fatalError("a shape has no body") }
}

/// A shape that can be drawn smaller than its space.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The outline drawn inside the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// The outline drawn inside the shape's edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
}

/// How the inside of a shape is told where its lines cross.
nonisolated public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The kind of line of an outline. Surfaces draw the width; dashes are drawn as a whole line.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// A shape filled or drawn with a style.
nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: View {
  typealias Body = Never
  let shape: S
  let style: Style
  var lineWidth: Double?

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PaintNode(FillBox(in: context.tree.layout), in: context, draw: view.draw)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: PaintNode.self).update(view.draw)
  }

  private var draw: PaintNode.Draw {
    { [shape, style, lineWidth] values, size in
      let outline = shape._outline(in: size.cgSize).outline
      let paint = style._paint(in: values).paint
      if let lineWidth { return .stroke(outline, paint, width: lineWidth) }
      return .fill(outline, paint)
    }
  }
}

/// A rectangle.
@frozen nonisolated public struct Rectangle: InsettableShape {
  public typealias Body = Never
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(in size: CGSize) -> _ShapeOutline { _ShapeOutline(.bounds) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A shape drawn smaller than its space.
nonisolated struct InsetOutline<Base: Shape>: InsettableShape {
  typealias Body = Never
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func _outline(in size: CGSize) -> _ShapeOutline { base._outline(in: size) }
  func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }
}

/// A path of lines and curves.
///
/// Source: SwiftUI `Path`.
nonisolated public struct Path: Equatable, Sendable {
  var data = PathData()

  public init() {}

  public init(_ rect: CGRect) { addRect(rect) }

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public mutating func move(to end: CGPoint) { data.elements.append(.move(end.points)) }
  public mutating func addLine(to end: CGPoint) { data.elements.append(.line(end.points)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    data.elements.append(.quad(end.points, control: control.points))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    data.elements.append(
      .curve(end.points, control1: control1.points, control2: control2.points))
  }
  public mutating func closeSubpath() { data.elements.append(.close) }
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public var isEmpty: Bool { data.elements.isEmpty }
  public var boundingRect: CGRect { data.bounds?.cgRect ?? .null }
}
