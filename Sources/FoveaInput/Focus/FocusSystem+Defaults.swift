import FoveaDrawing
import FoveaFocus
import FoveaNode

/// Where focus goes when nobody says.
extension FocusSystem {
  func defaultFocus(afterLoss: Bool) -> FocusTarget? {
    for region in DefaultFocusRegion.inEvaluationOrder(freshRegions) {
      if let target = region.target(in: self) { return target }
    }
    if traits.idiom == .watch, let taker = crownTaker { return taker }
    if afterLoss { return nil }
    if traits.isRemote {
      let scope = entered?.focus?.id ?? activeScope
      let candidate = map.defaultTarget(in: scope, for: .directional) { [unowned self] in
        isCovered($0, $1)
      }
      return target(of: candidate).map(preferred(inPlaceOf:))
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

  /// Whether something should have focus wherever something can.
  var seeksFocus: Bool { traits.isRemote || traits.idiom == .watch }

  /// Where focus goes when it comes to a target by itself: the innermost region around that has an
  /// idea decides (F234, F241, F243).
  func preferred(inPlaceOf target: FocusTarget) -> FocusTarget {
    target.node.regions.lazy.compactMap { [unowned self] in $0.target(in: self) }.first ?? target
  }

  /// Where focus stays on a device that always has one, when a program takes it from a view: at the
  /// default of the innermost scope around (F17a).
  func defaultFocus(around target: FocusTarget) -> FocusTarget? {
    for region in target.node.regions {
      if let found = region.target(in: self) { return found }
      if region.isScope, let first = map.defaultTarget(in: region.node.facet?.focus?.id) {
        return self.target(of: first)
      }
    }
    return defaultFocus(afterLoss: false)
  }

  /// What a region says when a move is about to enter it (F235).
  package func entry(_ id: FocusMap.ID, in map: FocusMap) -> MoveHooks.Entry {
    guard let region = entries[id]?.region, region.entries.contains(.directional),
      let target = region.target(in: self)?.id
    else { return .nearest }
    return .target(target)
  }

  /// What the innermost region says that a person's step to a target enters from outside (F235,
  /// F243); `nil` where none has an idea.
  package func entry(towards target: FocusTarget, by movement: FocusMap.Traits) -> FocusTarget? {
    for region in target.node.regions where region.entries.contains(movement) {
      if holdsPlace(region.node) { return nil }
      if let found = region.target(in: self), found.movement.contains(movement) { return found }
    }
    return nil
  }

  /// Moves focus into a view as a person's arrow does: to what its outermost region says.
  ///
  /// - Returns: whether focus moved.
  package func enter(_ node: ViewNode) -> Bool {
    guard let target = node.firstRegion?.target(in: self) else { return false }
    move(to: target, reason: .key)
    return true
  }

  /// Whether focus is inside a view, or was there when it was lost.
  private func holdsPlace(_ node: ViewNode) -> Bool {
    if let focused { return focused.node.isReached(by: node) }
    guard let id = node.facet?.focus?.id else { return false }
    return lostPlace?.containers.contains(id) ?? false
  }
}

extension ViewNode {
  /// The outermost region in this view.
  fileprivate var firstRegion: DefaultFocusRegion? {
    if let region = facet?.focus?.region { return region }
    return children.lazy.compactMap(\.firstRegion).first
  }

  /// The regions around this view that have an idea where focus goes, from the inside out.
  fileprivate var regions: [DefaultFocusRegion] {
    var found: [DefaultFocusRegion] = []
    var node: ViewNode? = self
    while let current = node {
      if current.roles.contains(.defaultFocus), let region = current.facet?.focus?.region {
        found.append(region)
      }
      node = current.outward
    }
    return found
  }
}
