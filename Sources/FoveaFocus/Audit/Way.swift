import FoveaGeometry

/// A move as pictures draw it: one line for the way there and the way back.
struct Way: Hashable {
  var from: FocusMap.ID
  var heading: Heading
  var to: FocusMap.ID

  /// Whether the opposite key leads back.
  var isBothWays: Bool
}

extension Reachability {
  /// All moves as lines; one line for a move and its return.
  var ways: [Way] {
    let (all, oneWays) = (Set(arrows), Set(oneWays.map(\.arrow)))
    return arrows.compactMap { arrow in
      let back = Arrow(from: arrow.to, heading: arrow.heading.opposite, to: arrow.from)
      if all.contains(back), arrow.heading == .left || arrow.heading == .up { return nil }
      return Way(
        from: arrow.from, heading: arrow.heading, to: arrow.to,
        isBothWays: !oneWays.contains(arrow))
    }
  }

  /// The targets that take part.
  var shown: Set<FocusMap.ID> {
    Set(arrows.map(\.to) + unreachable.map(\.target) + [start].compactMap(\.self))
  }
}
