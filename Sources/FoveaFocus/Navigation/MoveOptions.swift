/// Which candidates a move allows (part B).
public enum MovePolicy: String, Hashable, Sendable, CaseIterable {
  /// Only what lies straight ahead, as on a TV.
  case strict

  /// Where nothing does, the best of what lies ahead at all.
  case reach
}

/// What a move may do beyond the rule (B.8); that reading scrolls is asked for by
/// ``FocusMap/scrollStep(inside:_:)`` and ``FocusMap/scrollStep(around:_:)``.
public struct MoveOptions: Hashable, Sendable {
  /// Whether a move may go to what does not lie straight ahead.
  public var policy: MovePolicy

  /// Whether a move from a target that holds others tries those first, from the edge it comes from.
  public var entersChildren: Bool

  /// By default a move goes only to what lies straight ahead, and not into the target it leaves.
  public init(policy: MovePolicy = .strict, entersChildren: Bool = false) {
    self.policy = policy
    self.entersChildren = entersChildren
  }
}

/// What a move comes to.
public enum MoveResult: Hashable, Sendable {
  /// Focus goes to the target, and scrolls show it, the innermost first.
  case target(FocusMap.ID, scrolls: [ScrollRequest])

  /// Nothing lies there, or someone refused: focus stays where it is.
  case stay

  /// The target; `nil` when focus stays.
  public var target: FocusMap.ID? {
    if case .target(let id, _) = self { return id }
    return nil
  }
}
