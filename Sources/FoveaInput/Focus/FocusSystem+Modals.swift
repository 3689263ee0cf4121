import FoveaNode

/// Screens and panels come and go.
extension FocusSystem {
  /// Focus is confined to what a facet holds until `dismiss` (F432).
  package func present(_ scope: ModalScope) {
    scope.restores = focused
    scope.reasonBefore = reason
    modals.append(scope)
    enterScreen()
  }

  /// Focus is to find its place in a screen that has just come, or come back.
  ///
  /// - Parameters:
  ///   - target: what had focus there before.
  ///   - facet: the screen, where it is a part of the window.
  package func enterScreen(in facet: NodeFacet? = nil, returningTo target: FocusTarget? = nil) {
    isEntering = true
    entered = facet
    if let target { requestReturn(to: target) }
    invalidate()
  }

  /// A request of the program comes after this one and wins (F436).
  private func requestReturn(to target: FocusTarget) {
    requests.insert(FocusRequest(state: RestoringState(target), place: "restoration"), at: 0)
  }

  /// The scope is over: focus returns where it was on the desktop and the TV (F434, F435).
  package func dismiss(_ scope: ModalScope) {
    guard let index = modals.firstIndex(where: { $0 === scope }) else { return }
    modals.remove(at: index)
    // A scope that opened above this one goes with it and leads back further.
    if index < modals.count { modals[index].restores = scope.restores }
    let mayRestore = index == modals.count && (!traits.isTouch || scope.restoresOnTouch)
    enterScreen(returningTo: mayRestore ? scope.restores : nil)
    reason = scope.reasonBefore
  }
}
