import Foundation
import FoveaGeometry
import FoveaNode
import FoveaScene

/// A path of lines and curves.
///
/// Source: SwiftUI `Path`; differs in that curves are kept as they are written and arcs become
/// cubic curves.
nonisolated public struct Path: Equatable, Sendable {
  var data = PathData()

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A path without any step.
  public init() {}

  /// The path that `callback` builds, which is called once, now.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The four sides of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle whose corners are quarter ellipses, at most half a side long.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are quarter circles, of half its shorter side at most.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: corner, style: style)
  }

  /// The ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  // MARK: Adding

  /// Begins another piece of the path, without drawing the way there.
  public mutating func move(to end: CGPoint) { data.elements.append(.move(end.points)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) { data.elements.append(.line(end.points)) }

  /// Begins another piece at the first point and joins it to all others in order; none adds
  /// nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  /// Adds a curve from the current point that is drawn towards one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    data.elements.append(.quad(end.points, control: control.points))
  }

  /// Adds a curve that leaves towards the first control point and arrives from the second.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    data.elements.append(
      .curve(end.points, control1: control1.points, control2: control2.points))
  }

  /// Adds a line back to where the current piece began.
  public mutating func closeSubpath() { data.elements.append(.close) }

  /// Adds the four sides of a rectangle, whose corners are mapped first.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles one by one, each as a closed piece of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds all steps of another path, whose points are mapped first.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    data.elements += path.applying(transform).data.elements
  }

  // MARK: Asking

  /// Whether the path has no step at all.
  public var isEmpty: Bool { data.elements.isEmpty }

  /// The rectangle that holds every end and control point.
  public var boundingRect: CGRect { data.bounds?.cgRect ?? .null }

  /// Where the next line begins; `nil` for an empty path.
  public var currentPoint: CGPoint? {
    var start: FoveaGeometry.Point?
    var last: FoveaGeometry.Point?
    for element in data.elements {
      switch element {
      case .move(let point):
        start = point
        last = point
      case .line(let point), .quad(let point, _), .curve(let point, _, _): last = point
      case .close: last = start
      }
    }
    return last?.cgPoint
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in data.elements {
      switch element {
      case .move(let end): body(.move(to: end.cgPoint))
      case .line(let end): body(.line(to: end.cgPoint))
      case .quad(let end, let control):
        body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
      case .curve(let end, let first, let second):
        body(.curve(to: end.cgPoint, control1: first.cgPoint, control2: second.cgPoint))
      case .close: body(.closeSubpath)
      }
    }
  }

  // MARK: Changing

  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    func map(_ point: FoveaGeometry.Point) -> FoveaGeometry.Point {
      point.cgPoint.applying(transform).points
    }
    var copy = self
    copy.data.elements = data.elements.map { element in
      switch element {
      case .move(let end): .move(map(end))
      case .line(let end): .line(map(end))
      case .quad(let end, let control): .quad(map(end), control: map(control))
      case .curve(let end, let first, let second):
        .curve(map(end), control1: map(first), control2: map(second))
      case .close: .close
      }
    }
    return copy
  }

  /// The path moved right and down by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// A path is a shape that stays where its points are, whatever space it is given.
extension Path: Shape {
  public typealias Body = Never
  /// The path itself: the space it is given changes nothing.
  public func path(in rect: CGRect) -> Path { self }
}
