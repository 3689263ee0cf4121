import FoveaFocus
import FoveaNode

/// Where focus goes when nobody says.
extension FocusSystem {
  func defaultFocus(afterLoss: Bool) -> FocusTarget? {
    for region in DefaultFocusRegion.inEvaluationOrder(freshRegions) {
      if let target = region.target(in: self) { return target }
    }
    if afterLoss { return nil }
    if traits.isRemote {
      let scope = entered?.focus?.id ?? activeScope
      let candidate = map.defaultTarget(in: scope, for: .directional) { [unowned self] in
        isCovered($0, $1)
      }
      return target(of: candidate)
    }
    guard isFirstAppearance || modals.last?.isFresh == true else { return nil }
    if let modal = modals.last, modal.isFresh, modal.startsAtFirst {
      return target(of: map.defaultTarget(in: activeScope, for: .all))
    }
    switch traits.idiom {
    case .desktop:
      return map.order(in: activeScope, for: .sequential).lazy.compactMap { [unowned self] in
        target(of: $0)
      }.first { $0.isTextEntry && $0.isEligible }
    case .watch: return target(of: map.defaultTarget(in: activeScope, for: .all))
    case .phone, .pad, .tv: return nil
    }
  }

  /// What a region says when a move is about to enter it (F235).
  package func entry(_ id: FocusMap.ID, in map: FocusMap) -> MoveHooks.Entry {
    guard let region = entries[id]?.region, region.isUserInitiated,
      let target = region.target(in: self)?.id
    else { return .nearest }
    return .target(target)
  }
}
