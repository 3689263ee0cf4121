/// How well a candidate answers a question; the smallest wins (B.6).
struct Score: Comparable {
  var distance: Double
  var offset: Double
  var near: Double

  static func < (lhs: Score, rhs: Score) -> Bool {
    if lhs.distance != rhs.distance { return lhs.distance < rhs.distance }
    if lhs.offset != rhs.offset { return lhs.offset < rhs.offset }
    return lhs.near < rhs.near
  }
}

/// One question about the map: which candidates it allows and which of two is the better one.
protocol Ranking {
  /// Every box is seen in the direction of this origin.
  var origin: Origin { get }

  /// How good a candidate is; `nil` for one that the rule does not allow.
  func score(_ sight: Sight) -> Score?

  /// What no candidate inside the box can be better than; `nil` when none in there is allowed.
  func bound(_ sight: Sight) -> Double?

  /// Whether a section with this frame is a candidate itself; otherwise it is looked through.
  func stops(atSection frame: Sight) -> Bool

  /// Why a candidate without a score has none.
  func refusal(_ sight: Sight) -> MoveVerdict

  /// Whether a search has to know whether anything ends before its answer begins.
  static var skipsNothing: Bool { get }
}

extension Ranking {
  func refusal(_ sight: Sight) -> MoveVerdict { .behind }

  static var skipsNothing: Bool { false }
}

/// What lies straight ahead, the nearest along the line first (B.2, B.3, B.6).
struct StraightAhead: Ranking {
  let origin: Origin

  /// Where the first of all candidates ends: what begins there or further on waits for its turn.
  var end = Double.infinity

  static var skipsNothing: Bool { true }

  func score(_ sight: Sight) -> Score? {
    guard origin.isAhead(sight), origin.isStraight(sight), sight.near < end else { return nil }
    return Score(
      distance: origin.gap(to: sight) + sight.miss(of: origin.goal) / 8,
      offset: abs(sight.middle - origin.goal), near: sight.near)
  }

  func bound(_ sight: Sight) -> Double? {
    guard origin.mayHoldStraight(sight), sight.near < end else { return nil }
    return origin.gap(to: sight) + sight.miss(of: origin.goal) / 8
  }

  func stops(atSection frame: Sight) -> Bool { origin.isAhead(frame) }

  func refusal(_ sight: Sight) -> MoveVerdict {
    origin.isAhead(sight) ? origin.isStraight(sight) ? .waits : .beside : .behind
  }
}

/// Of what lies straight ahead, that which ends first: nothing that lies wholly behind it may be
/// taken before it (B.6, first line).
struct FirstToEnd: Ranking {
  let origin: Origin

  /// Only what ends here or before is of interest.
  let limit: Double

  func score(_ sight: Sight) -> Score? {
    guard sight.far <= limit, origin.isAhead(sight), origin.isStraight(sight) else { return nil }
    return Score(distance: sight.far, offset: 0, near: 0)
  }

  func bound(_ sight: Sight) -> Double? {
    guard sight.near < limit, origin.mayHoldStraight(sight) else { return nil }
    return max(sight.near, origin.sight.far)
  }

  func stops(atSection frame: Sight) -> Bool { origin.isAhead(frame) }
}

/// What lies ahead at all, asked when nothing does straight ahead (B.6, `reach`).
struct DiagonallyAhead: Ranking {
  let origin: Origin

  func score(_ sight: Sight) -> Score? {
    guard origin.isAhead(sight) else { return nil }
    let offset = abs(sight.middle - origin.goal)
    return Score(
      distance: distance(gap: origin.gap(to: sight), offset: offset), offset: offset,
      near: sight.near)
  }

  func bound(_ sight: Sight) -> Double? {
    guard sight.far > origin.sight.far else { return nil }
    return distance(gap: origin.gap(to: sight), offset: sight.miss(of: origin.goal))
  }

  func stops(atSection frame: Sight) -> Bool { origin.isAhead(frame) }

  // 13 is the weight that Android's FocusFinder gives to the way along.
  private func distance(gap: Double, offset: Double) -> Double { 13 * gap * gap + offset * offset }
}

/// What a section offers to someone who enters it: the nearest, whether straight ahead or not (B.5).
struct Entrance: Ranking {
  let origin: Origin

  /// Whether what lies ahead is asked for, or what does not.
  let isAhead: Bool

  func score(_ sight: Sight) -> Score? {
    guard origin.isAhead(sight) == isAhead else { return nil }
    return Score(
      distance: distance(to: sight), offset: abs(sight.middle - origin.goal), near: sight.near)
  }

  func bound(_ sight: Sight) -> Double? { distance(to: sight) }

  func stops(atSection frame: Sight) -> Bool { true }

  private func distance(to sight: Sight) -> Double {
    let along = origin.sight.gapAlong(sight)
    let across = origin.sight.gapAcross(sight)
    return (along * along + across * across).squareRoot() + sight.miss(of: origin.goal) / 8
  }
}

/// What is nearest in any direction: where focus goes when its target is gone (B.12).
struct Nearby: Ranking {
  let origin: Origin

  func score(_ sight: Sight) -> Score? {
    let x = (sight.near + sight.far - origin.sight.near - origin.sight.far) / 2
    let y = sight.middle - origin.sight.middle
    return Score(
      distance: distance(to: sight), offset: (x * x + y * y).squareRoot(), near: 0)
  }

  func bound(_ sight: Sight) -> Double? { distance(to: sight) }

  func stops(atSection frame: Sight) -> Bool { false }

  private func distance(to sight: Sight) -> Double {
    let along = origin.sight.gapAlong(sight)
    let across = origin.sight.gapAcross(sight)
    return (along * along + across * across).squareRoot()
  }
}
