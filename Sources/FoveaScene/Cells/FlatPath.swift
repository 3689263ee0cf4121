import FoveaGeometry

/// A path as straight lines, in the coordinates of the scene.
struct FlatPath {
  private var figures: [[Point]] = []

  init(_ data: PathData, at origin: Point) {
    var start = Point.zero
    var here = Point.zero
    for element in data.elements {
      switch element {
      case .move(let point):
        start = point + origin
        here = start
        figures.append([start])
      case .line(let point):
        here = point + origin
        add(here)
      case .quad(let point, let control):
        let from = here
        here = point + origin
        addCurve { Self.quad(from, control + origin, point + origin, at: $0) }
      case .curve(let point, let control1, let control2):
        let from = here
        here = point + origin
        addCurve { part in
          let left = Self.quad(from, control1 + origin, control2 + origin, at: part)
          let right = Self.quad(control1 + origin, control2 + origin, point + origin, at: part)
          return Self.mix(left, right, at: part)
        }
      case .close:
        add(start)
        here = start
        figures.append([start])
      }
    }
  }

  private mutating func add(_ point: Point) {
    if figures.isEmpty { figures.append([]) }
    figures[figures.count - 1].append(point)
  }

  private mutating func addCurve(_ point: (Double) -> Point) {
    for step in 1...16 { add(point(Double(step) / 16)) }
  }

  private static func mix(_ from: Point, _ to: Point, at part: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private static func quad(_ a: Point, _ b: Point, _ c: Point, at part: Double) -> Point {
    mix(mix(a, b, at: part), mix(b, c, at: part), at: part)
  }

  func forEachSegment(_ body: (Point, Point) -> Void) {
    for figure in figures {
      for (from, to) in zip(figure, figure.dropFirst()) { body(from, to) }
    }
  }

  /// Whether the path goes round a point; open figures count as closed.
  func contains(_ point: Point) -> Bool {
    var winding = 0
    for figure in figures where figure.count > 2 {
      for (index, from) in figure.enumerated() {
        let to = figure[(index + 1) % figure.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return winding != 0
  }
}
