public import FoveaGeometry

/// Which targets keys reach, from where focus starts (part C).
///
/// Each target is looked at as the user meets it: with the scrolls around it scrolled just so far
/// that it shows, and without memory of earlier moves.
public struct Reachability: Sendable {
  /// Where focus starts; `nil` when no target takes part.
  public let start: FocusMap.ID?

  /// All moves from targets that arrows reach, breadth first.
  public let arrows: [Arrow]

  /// Targets that no sequence of arrow presses reaches, in reading order.
  public let unreachable: [Dead]

  /// Targets that Tab never reaches although it may, in document order.
  public let unreachableByTab: [FocusMap.ID]

  /// Moves that the opposite key does not take back.
  public let oneWays: [OneWay]

  /// One press and where it leads.
  public struct Arrow: Hashable, Sendable {
    /// The target that has focus before the press.
    public let from: FocusMap.ID
    /// The direction of the press.
    public let heading: Heading
    /// The target that has focus after it.
    public let to: FocusMap.ID
  }

  /// A target that no arrow reaches.
  public struct Dead: Hashable, Sendable {
    /// The target that arrows never reach.
    public let target: FocusMap.ID

    /// The innermost container that would make it reachable as a section; `nil` when none does.
    public let repair: FocusMap.ID?
  }

  /// A move without a way back.
  public struct OneWay: Hashable, Sendable {
    /// The move that the opposite key does not take back.
    public let arrow: Arrow

    /// The innermost container that as a section would lead back; `nil` when none does.
    public let repair: FocusMap.ID?
  }

  /// The containers that ought to be sections, each once.
  public var repairs: [FocusMap.ID] {
    var seen: Set<FocusMap.ID> = []
    return (unreachable.compactMap(\.repair) + oneWays.compactMap(\.repair)).filter {
      seen.insert($0).inserted
    }
  }
}

extension FocusMap {
  /// Audits what keys reach inside a scope.
  ///
  /// Each repair was tried: the container was made a section in a copy of the map, and the target
  /// was reached. Containers that nobody gave a size count as large as what they hold.
  ///
  /// - Parameters:
  ///   - start: where focus starts; `nil` means the default target.
  ///   - scope: `nil` means the innermost trapping scope around the start.
  /// - Complexity: O(*n* log *n*) for the moves, and as much for each container that is tried.
  public func reachability(
    from start: ID? = nil, in scope: ID? = nil, options: MoveOptions = MoveOptions()
  ) -> Reachability {
    var auditor = Auditor(self, options: options)
    return auditor.audit(from: start, in: scope)
  }
}
