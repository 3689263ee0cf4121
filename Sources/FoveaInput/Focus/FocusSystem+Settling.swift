import FoveaDrawing
import FoveaFocus
import FoveaGeometry
import FoveaNode

/// The focus pass.
extension FocusSystem {
  /// Settles everything at once: lost targets, requests, default focus.
  ///
  /// - Returns: whether something changed that bodies may read.
  package func settle() -> Bool {
    let mayHaveCome = focused == nil && seeksFocus && map.takeChange()
    guard
      invalid || mayHaveCome || !requests.isEmpty || !freshRegions.isEmpty || isFirstAppearance
    else { return false }
    invalid = false
    var intended = focused
    var reason: FocusReason?
    // The view that had focus has left, or cannot hold it any more.
    let hasLeft = isVacant
    isVacant = false
    let isEntering = isEntering
    self.isEntering = false
    var isLost = hasLeft && !isEntering
    if isEntering { lostPlace = nil }
    if let target = focused, !isUsable(target) {
      if !isEntering { rememberPlace(of: target) }
      intended = nil
      isLost = !isEntering
    }
    var changed = false
    let waiting = requests
    requests.removeAll()
    var hasRequest = false
    for request in waiting {
      switch request.state.resolve(request, among: self, intended: intended) {
      case .focus(let target):
        intended = target
        reason = .request
        hasRequest = true
      case .clear:
        if let target = intended {
          // On the TV focus is nowhere only while nothing can have it (F17a).
          intended = traits.isRemote ? defaultFocus(around: target) : nil
          reason = .request
        }
        hasRequest = true
      case .nothing: break
      case .failed(let issue):
        if let issue { tree.report(issue) }
      }
    }
    if intended == nil && !hasRequest {
      if let found = defaultFocus(afterLoss: isLost) {
        intended = found
        reason = .initial
      } else if isLost, let found = repaired().map(preferred(inPlaceOf:)) {
        intended = found
        reason = .repair
      } else if isLost, traits.isRemote, let found = defaultFocus(afterLoss: false) {
        intended = found
        reason = .initial
      }
    }
    freshRegions.removeAll()
    isFirstAppearance = false
    modals.last?.isFresh = false
    entered = nil
    if intended !== focused || hasLeft {
      commit(intended, reason: reason ?? .repair)
      changed = true
    }
    for request in waiting where request.state.revert() { changed = true }
    return changed
  }

  /// Drops what is still asked for and makes every state tell where focus is: rounds are over.
  package func giveUp() {
    let states = requests.map(\.state)
    requests.removeAll()
    for state in states { _ = state.revert() }
  }

  /// Leaves focus nowhere, since it would move again wherever it is: rounds are over.
  package func letGo() {
    giveUp()
    invalid = false
    isVacant = false
    if focused != nil { commit(nil, reason: .repair) }
  }

  /// Whether each state tells where focus is; debug builds ask before each frame.
  package var agrees: Bool { requests.isEmpty && bound.allSatisfy(\.isSettled) }

  /// Whether the focus pass has nothing to do.
  package var isSettled: Bool {
    !invalid && requests.isEmpty && freshRegions.isEmpty && !isFirstAppearance
  }

  // MARK: Losing focus

  func rememberPlace(of target: FocusTarget) {
    guard let id = target.id, map.contains(id) else { return }
    lostPlace = (map.frame(of: id), map.ancestors(of: id))
  }

  /// Where Tab goes on from when nothing has focus but something had it.
  package var placeLeft: (frame: Rect, containers: [FocusMap.ID])? { lostPlace }

  /// The nearest target to the one that is gone, where the device repairs (D19, B.12).
  func repaired() -> FocusTarget? {
    guard let lostPlace else { return nil }
    let repairs: Bool
    switch traits.idiom {
    case .tv: repairs = true
    case .desktop: repairs = reason == .key || reason == .repair
    case .pad, .phone, .watch: repairs = false
    }
    guard repairs else { return nil }
    return target(
      of: map.repair(lastFrame: lostPlace.frame, containers: lostPlace.containers) {
        [unowned self] in isCovered($0, $1)
      })
  }
}
