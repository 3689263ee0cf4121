import FoveaGeometry

/// A rectangle as someone sees it who looks along +x: how near and far, and what it spans across.
///
/// Smaller numbers across are nearer to the left or to the top. Edges are on the grid of 1/1024.
struct Sight: Equatable {
  var near: Double
  var far: Double
  var low: Double
  var high: Double

  init(_ extent: Extent, toward heading: Heading) {
    let edges = extent.snapped
    switch heading {
    case .right: (near, far, low, high) = (edges.low.x, edges.high.x, edges.low.y, edges.high.y)
    case .left: (near, far, low, high) = (-edges.high.x, -edges.low.x, edges.low.y, edges.high.y)
    case .down: (near, far, low, high) = (edges.low.y, edges.high.y, edges.low.x, edges.high.x)
    case .up: (near, far, low, high) = (-edges.high.y, -edges.low.y, edges.low.x, edges.high.x)
    }
  }

  var isEmpty: Bool { !(near < far && low < high) }

  var middle: Double { (low + high) / 2 }

  /// How far the goal line lies beside what this spans across; zero where it meets it.
  func miss(of goal: Double) -> Double { max(0, low - goal, goal - high) }

  /// What lies between the two along the heading, whichever is in front.
  func gapAlong(_ other: Sight) -> Double { max(0, other.near - far, near - other.far) }

  /// What lies between the two across the heading.
  func gapAcross(_ other: Sight) -> Double { max(0, other.low - high, low - other.high) }

  /// The same, a little larger: encloses what rounding may have moved over the edge.
  var padded: Sight {
    var padded = self
    padded.near -= Self.padding
    padded.far += Self.padding
    padded.low -= Self.padding
    padded.high += Self.padding
    return padded
  }

  private static let padding = 0x1p-9
}
