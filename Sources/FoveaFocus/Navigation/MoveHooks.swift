public import FoveaGeometry

/// What a move asks of those who know more than frames.
///
/// Only containers that a move would enter and targets that it would land on are asked about.
///
/// NB: A move works on the map while it asks, so the answers must not use the variable that holds
/// the map. What they may need is handed to them.
public struct MoveHooks {
  /// Whether something in front hides all that shows of the target; then the search goes on (B.1,
  /// F212). The rectangle is what shows of it, in the root's coordinates.
  public var isCovered: (FocusMap.ID, Rect) -> Bool

  /// Who decides when a move enters a container from outside (B.5, F235).
  ///
  /// Asked of each container that the move enters, of whatever kind, from the outside in.
  public var enter: (FocusMap.ID, FocusMap) -> Entry

  /// By default nothing covers a target and no container decides.
  public init(
    isCovered: @escaping (FocusMap.ID, Rect) -> Bool = { _, _ in false },
    enter: @escaping (FocusMap.ID, FocusMap) -> Entry = { _, _ in .nearest }
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
