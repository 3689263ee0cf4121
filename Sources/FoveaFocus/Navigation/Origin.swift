import FoveaGeometry

/// Where a move starts, as seen in its own direction.
struct Origin {
  let heading: Heading
  let sight: Sight

  /// The line across which candidates are judged: through the middle, or through where a run of
  /// moves on this axis began (B.7).
  let goal: Double

  /// - Parameter line: the line of the run; brought to the origin's edge where it lies beside it.
  init(_ extent: Extent, heading: Heading, line: Double? = nil) {
    self.init(sight: Sight(extent, toward: heading), heading: heading, line: line)
  }

  init(sight: Sight, heading: Heading, line: Double? = nil) {
    self.heading = heading
    self.sight = sight
    goal = min(max(line ?? sight.middle, sight.low), sight.high)
  }

  /// Whether a box lies in the heading's direction: both of its edges progress (B.2).
  ///
  /// So nothing that contains the origin, lies inside it or equals it is ahead.
  func isAhead(_ other: Sight) -> Bool {
    other.far > sight.far && (other.near > sight.near || other.near >= sight.far)
  }

  /// Whether a box overlaps the beam; one that only touches it does not (B.3).
  func isStraight(_ other: Sight) -> Bool {
    if sight.low == sight.high { return other.low <= sight.low && sight.low < other.high }
    return min(sight.high, other.high) > max(sight.low, other.low)
  }

  /// Whether a box may hold anything that is ahead and overlaps the beam.
  func mayHoldStraight(_ box: Sight) -> Bool {
    box.far > sight.far && box.high > sight.low && box.low < sight.high
  }

  /// How far one has to go to reach a box; zero for one that overlaps.
  func gap(to other: Sight) -> Double { max(0, other.near - sight.far) }
}
