import FoveaGeometry

/// What moves leave behind for the moves after them (B.7).
///
/// **The way back.** Who returns in the direction that they came from finds the target they came
/// from, if the rule allows it there. **The line.** A run of moves on one axis keeps to the line
/// through the middle of its first target, so that the way down through a wide bar ends in the
/// column where it began. Both are forgotten with a turn and with any other change of focus: each
/// scope keeps its own.
///
/// **Sections that remember** keep the target that a move left last.
public struct FocusMemory: Sendable {
  var trails: [FocusMap.ID: Trail] = [:]
  var remembered: [FocusMap.ID: FocusMap.ID] = [:]

  /// A memory of nothing, as before the first move.
  public init() {}

  /// Forgets the way back and the line: focus came to where it is by something else than a move.
  public mutating func forgetMoves() { trails.removeAll() }

  /// Notes that focus is on a target, for the sections around it that remember.
  ///
  /// Moves note the target that they leave by themselves.
  public mutating func remember(_ target: FocusMap.ID, in map: FocusMap) {
    for container in map.ancestors(of: target) where map.remembers(container) {
      remembered[container] = target
    }
  }

  /// Forgets what has left the map.
  public mutating func removeStale(in map: FocusMap) {
    trails = trails.filter { map.contains($0.key) }
    remembered = remembered.filter { map.contains($0.key) && map.contains($0.value) }
  }

  func trail(at target: FocusMap.ID, along axis: Axis, in scope: FocusMap.ID) -> Trail? {
    guard let trail = trails[scope], trail.target == target, trail.axis == axis else { return nil }
    return trail
  }

  mutating func note(_ step: Step, line: Double, in scope: FocusMap.ID) {
    trails[scope, default: Trail(target: step.from, axis: step.heading.axis, line: line)]
      .add(step, line: line)
  }
}

/// One move that took place.
struct Step: Equatable, Sendable {
  var from: FocusMap.ID
  var heading: Heading
  var to: FocusMap.ID
}

/// A run of moves on one axis.
struct Trail: Sendable {
  private(set) var target: FocusMap.ID
  private(set) var axis: Axis

  /// Where the run began, across its axis.
  private(set) var line: Double

  private var steps: [Step] = []

  private static let length = 64

  init(target: FocusMap.ID, axis: Axis, line: Double) {
    self.target = target
    self.axis = axis
    self.line = line
  }

  /// The target that a move goes back to; `nil` when it leads on.
  func wayBack(_ heading: Heading) -> FocusMap.ID? {
    guard let last = steps.last, last.to == target, last.heading == heading.opposite else {
      return nil
    }
    return last.from
  }

  mutating func add(_ step: Step, line: Double) {
    if step.from != target || step.heading.axis != axis { steps.removeAll(keepingCapacity: true) }
    if step.to == wayBack(step.heading) {
      steps.removeLast()
    } else {
      if steps.count == Self.length { steps.removeFirst() }
      steps.append(step)
    }
    (target, axis, self.line) = (step.to, step.heading.axis, line)
  }
}
