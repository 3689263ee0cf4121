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
    let hasLeft = isVacant
    isVacant = false
    if isEntering { lostPlace = nil }
    let isThere = focused.map(isUsable) ?? true
    if let focused, !isThere, !isEntering { rememberPlace(of: focused) }
    var pass = FocusSettling(
      at: focused, isThere: isThere, hasLeft: hasLeft, isEntering: isEntering)
    isEntering = false
    let waiting = requests
    // Why focus was at the place to which it goes back.
    var before: FocusReason?
    requests.removeAll()
    for request in waiting {
      let answer = request.state.resolve(request, among: self, intended: pass.place)
      if case .back = answer { before = request.state.reasonBefore }
      // On the TV focus is nowhere only while nothing can have it (F17a).
      pass.hear(answer) { traits.isRemote ? defaultFocus(around: $0) : nil }
    }
    pass.fill(
      default: { defaultFocus(afterLoss: $0) },
      nearest: { repaired().map(preferred(inPlaceOf:)) },
      anywhere: { traits.isRemote ? defaultFocus(afterLoss: false) : nil })
    freshRegions.removeAll()
    isFirstAppearance = false
    modals.last?.isFresh = false
    entered = nil
    var changed = false
    if pass.place !== focused || hasLeft {
      commit(
        pass.place, reason: pass.cause.map { FocusReason($0, before: before) } ?? .repair)
      changed = true
    } else if waiting.contains(where: { !$0.state.isSettled }) {
      // Focus has been there already: of several values of the view the one asked for is told.
      publish()
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
    guard let place = target.place else { return }
    lostPlace = place
    lost = target
  }

  /// Where Tab goes on from when nothing has focus but something had it.
  package var placeLeft: FocusPlace? { lostPlace }

  /// The nearest target to the one that is gone, where the device repairs (D19, B.12).
  func repaired() -> FocusTarget? { lostPlace.flatMap { repaired(near: $0, after: reason) } }

  /// The nearest target to a place, where the device repairs.
  ///
  /// - Parameter reason: why focus was at the place.
  func repaired(near place: FocusPlace, after reason: FocusReason) -> FocusTarget? {
    let repairs: Bool
    switch traits.idiom {
    case .tv: repairs = true
    case .desktop: repairs = reason == .key || reason == .repair
    case .pad, .phone, .watch: repairs = false
    }
    guard repairs else { return nil }
    return target(
      of: map.repair(lastFrame: place.frame, containers: place.containers) {
        [unowned self] in isCovered($0, $1)
      })
  }
}

/// Where a view stood on the map, and what held it.
package typealias FocusPlace = (frame: Rect, containers: [FocusMap.ID])
