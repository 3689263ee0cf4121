import Foundation

extension Path {
  /// The path as lines: each curve in 24 of them, each subpath a list of points.
  var polylines: [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var current: [CGPoint] = []
    func end(isClosed: Bool) {
      if current.count > 1 { lines.append((current, isClosed)) }
      current = isClosed ? current.first.map { [$0] } ?? [] : []
    }
    func curve(_ at: (CGFloat) -> CGPoint) {
      for step in 1...24 { current.append(at(CGFloat(step) / 24)) }
    }
    forEach { element in
      let from = current.last ?? .zero
      switch element {
      case .move(let point):
        end(isClosed: false)
        current = [point]
      case .line(let point): current.append(point)
      case .quadCurve(let to, let control):
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
        }
      case .curve(let to, let first, let second):
        curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * to.x,
            y: a * from.y + b * first.y + c * second.y + d * to.y)
        }
      case .closeSubpath:
        if let first = current.first, current.last != first { current.append(first) }
        end(isClosed: true)
      }
    }
    end(isClosed: false)
    return lines
  }

  /// Whether a point lies inside.
  ///
  /// - Parameter eoFill: counts crossings rather than windings.
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for line in polylines {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += a.y < b.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The part of the path between two shares of its length, as lines; both in 0 … 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    if from <= 0 && to >= 1 { return self }
    guard from < to else { return Path() }
    let lines = polylines
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = lines.reduce(0) { sum, line in
      zip(line.points, line.points.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (begin, end) = (from * total, to * total)
    var result = Path()
    var walked: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line.points, line.points.dropFirst()) {
        let step = length(a, b)
        defer { walked += step }
        guard step > 0, walked + step > begin, walked < end else { continue }
        func at(_ place: CGFloat) -> CGPoint {
          let share = max(0, min(1, (place - walked) / step))
          return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        if !isDrawing { result.move(to: at(begin)) }
        isDrawing = true
        result.addLine(to: at(end))
      }
    }
    return result
  }
}
