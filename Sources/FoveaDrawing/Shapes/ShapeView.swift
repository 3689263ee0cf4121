import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// A shape filled or drawn with a style.
nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: View {
  typealias Body = Never
  let shape: S
  let style: Style
  var lineWidth: Double?

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeNode(view.shape, style: view.style, lineWidth: view.lineWidth, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ShapeNode<S, Style>.self).update(
      view.shape, style: view.style, lineWidth: view.lineWidth)
  }
}

/// The node of a shape: its outline follows the size, and moves where a change is animated.
package final class ShapeNode<S: Shape, Style: ShapeStyle>: ViewNode {
  private var shape: S
  private var style: Style
  private var lineWidth: Double?
  /// The picture of a shape that is smaller than its space.
  private var inner: RenderNode?
  private var motion: Motion?
  private let paint: Moving<Paint>

  init(_ shape: S, style: Style, lineWidth: Double?, in context: NodeContext) {
    self.shape = shape
    self.style = style
    self.lineWidth = lineWidth
    paint = Moving(.color(.clear)) { $0.mixed(with: $1, share: $2) }
    super.init(in: context)
    setBox(FillBox(in: context.tree.layout), draws: true)
    facet?.onPlaced = { [unowned self] _ in draw() }
    paint.move(to: resolved(), on: self) { _ in }
    draw()
  }

  private func resolved() -> Paint { tracking { style._paint(in: values).paint } }

  private func repaint() {
    let end = resolved()
    if end != paint.target { paint.move(to: end, on: self) { [weak self] _ in self?.draw() } }
  }

  func update(_ newer: S, style: Style, lineWidth: Double?) {
    self.style = style
    self.lineWidth = lineWidth
    let start = shape
    motion?.cancel()
    motion = nil
    if isAnimated, !start.isAlike(newer) {
      motion = animateShare { [weak self] share in
        self?.shape = start.way(to: newer, share: share)
        self?.draw()
      }
    } else {
      shape = newer
    }
    repaint()
    draw()
  }

  private func draw() {
    guard let render = facet?.render else { return }
    let outline = shape._outline(in: render.size.cgSize)
    let paint = paint.shown
    let drawing: Drawing =
      lineWidth.map { .stroke(outline.outline, paint, width: $0) }
      ?? .fill(outline.outline, paint)
    if outline.inset == 0 {
      inner = nil
      render.setChildren([])
      render.setDrawing(drawing)
    } else {
      drawInside(render, drawing, inset: outline.inset)
    }
  }

  private func drawInside(_ render: RenderNode, _ drawing: Drawing, inset: Double) {
    let picture = inner ?? RenderNode()
    inner = picture
    let x = min(inset, render.size.width / 2)
    let y = min(inset, render.size.height / 2)
    picture.place(
      at: Point(x: x, y: y),
      size: Size(width: render.size.width - 2 * x, height: render.size.height - 2 * y))
    picture.setDrawing(drawing)
    render.setDrawing(.none)
    render.setChildren([picture])
  }

  package override func graphChanged() { repaint() }

  package override func willDetach() { motion?.cancel() }
}

/// How the inside of a shape is told where its lines cross. Accepted: surfaces fill by the winding
/// rule; `Path.contains` knows the other one.
nonisolated public struct FillStyle: Equatable, Sendable {
  /// Whether an area surrounded twice counts as outside; surfaces fill it all the same.
  public var isEOFilled: Bool
  /// Whether edges are to be smooth; surfaces smooth as they do.
  public var isAntialiased: Bool

  /// Says how to fill; no surface heeds either answer.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The kind of line of an outline. Surfaces draw the width; caps, joins and dashes are drawn as a
/// whole line.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// The kind of its ends; surfaces draw their own.
  public var lineCap: CGLineCap
  /// The kind of its corners; surfaces draw their own.
  public var lineJoin: CGLineJoin
  /// Up to how many widths a corner may be pointed; surfaces draw their own corners.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; the line is drawn whole.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points; the line is drawn whole.
  public var dashPhase: CGFloat

  /// A line of one point unless said otherwise.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The end of a line. Source: Core Graphics, which Linux lacks.
nonisolated public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The corner of a line. Source: Core Graphics, which Linux lacks.
nonisolated public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
