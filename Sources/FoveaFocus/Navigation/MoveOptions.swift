/// Which candidates a move allows (part B).
public enum MovePolicy: String, Hashable, Sendable, CaseIterable {
  /// Only what lies straight ahead, as on a TV.
  case strict

  /// Where nothing does, the best of what lies ahead at all.
  case reach
}

/// What a move may do beyond the rule (B.8).
public struct MoveOptions: Hashable, Sendable {
  public var policy: MovePolicy

  /// Whether a move from a target that holds others tries those first, from the edge it comes from.
  public var entersChildren: Bool

  public init(policy: MovePolicy = .strict, entersChildren: Bool = false) {
    self.policy = policy
    self.entersChildren = entersChildren
  }
}

/// What a move asks of those who know more than frames.
///
/// Only containers that a move would enter and targets that it would land on are asked about.
public struct MoveHooks {
  /// Whether something in front hides the target; then the search goes on (B.1, F212).
  public var isCovered: (FocusMap.ID) -> Bool

  /// Who decides when a move enters a container from outside (B.5, F235).
  ///
  /// Asked of each container that the move enters, of whatever kind, from the outside in.
  public var enter: (FocusMap.ID) -> Entry

  public init(
    isCovered: @escaping (FocusMap.ID) -> Bool = { _ in false },
    enter: @escaping (FocusMap.ID) -> Entry = { _ in .nearest }
  ) {
    self.isCovered = isCovered
    self.enter = enter
  }

  /// The answer of a container that is about to be entered.
  public enum Entry: Hashable, Sendable {
    /// The move ends on this target, if movement may land there at all.
    case target(FocusMap.ID)

    /// The move ends; focus stays where it is.
    case refuse

    /// The rule decides.
    case nearest
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
