import FoveaGeometry

/// The outline of an area, in the coordinates of the render node that draws it.
package enum Outline: Sendable, Hashable {
  /// The node's own rectangle.
  case bounds
  /// The node's own rectangle with rounded corners; the radius is in points.
  case rounded(radius: Double)
  /// The largest ellipse inside the node's rectangle.
  case ellipse
  case path(PathData)
}

/// A path as flat data: lines and curves in points.
package struct PathData: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quad(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// The rectangle that holds every end and control point; `nil` for an empty path.
  package var bounds: Rect? {
    var result: Rect?
    func take(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      result = result?.union(spot) ?? spot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .quad(let point, let control):
        take(point)
        take(control)
      case .curve(let point, let control1, let control2):
        take(point)
        take(control1)
        take(control2)
      case .close: break
      }
    }
    return result
  }
}
