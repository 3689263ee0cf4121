import FoveaFocus
import FoveaGeometry
import FoveaNode

/// Where focus was in a window or a screen when something covered it: what it goes back to.
///
/// The view may go while it is covered; then the nearest of those that remain takes its place, where
/// the device repairs (F434, D12, D19).
@MainActor
package struct FocusOrigin {
  let target: FocusTarget
  /// Why focus was there.
  let reason: FocusReason

  init(_ target: FocusTarget, reason: FocusReason) {
    self.target = target
    self.reason = reason
    target.isRemembered = true
  }
}

extension FocusSystem {
  /// Where focus is now, or was until the update under way took its view away; `nil` where that is
  /// not inside a container of the map.
  func origin(inside container: FocusMap.ID) -> FocusOrigin? {
    guard let target = focused ?? (isVacant ? lost : nil), target.stood(inside: container) else {
      return nil
    }
    return FocusOrigin(target, reason: reason)
  }

  /// What focus goes back to inside a part of the window, also while something modal has it.
  package func originOfScreen(_ facet: NodeFacet?) -> FocusOrigin? {
    guard let id = facet?.focus?.id else { return nil }
    if let here = origin(inside: id) { return here }
    return windowOrigin.flatMap { $0.target.stood(inside: id) ? $0 : nil }
  }

  /// The target to which focus goes back; `nil` leaves the choice to the device.
  func target(returningTo origin: FocusOrigin) -> FocusTarget? {
    if isUsable(origin.target) { return origin.target }
    // What is only covered comes back with its screen.
    let isLost = origin.target.isGone || !origin.target.conditions.isHidden
    guard isLost, let place = origin.target.place else { return nil }
    return repaired(near: place, after: origin.reason).map(preferred(inPlaceOf:))
  }
}

extension FocusTarget {
  /// Whether the view lies, or lay when it left, in a container of the map.
  fileprivate func stood(inside container: FocusMap.ID) -> Bool {
    place?.containers.contains(container) ?? false
  }
}

/// Gives focus back to where it was before something covered it.
final class ReturningState: BoundState {
  private let find: (FocusSystem) -> FocusOrigin?
  private(set) var reasonBefore: FocusReason?

  /// - Parameter find: finds the origin in the focus pass: what covers it by then is known only
  ///   there.
  init(_ find: @escaping (FocusSystem) -> FocusOrigin?) { self.find = find }

  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusAnswer {
    guard let origin = find(system), let target = system.target(returningTo: origin) else {
      return .nothing
    }
    reasonBefore = origin.reason
    return .back(target)
  }

  func revert() -> Bool { false }
  func focusLeft() {}
  var isSettled: Bool { true }
}
