import FoveaFocus
import FoveaNode

/// Screens and panels come and go.
extension FocusSystem {
  /// Focus is confined to what a facet holds until `dismiss` (F432).
  package func present(_ scope: ModalScope) {
    // What is presented inside from the first frame on is there before what holds it.
    let index = modals.firstIndex { $0.isInside(scope) } ?? modals.count
    if index == modals.count { rememberOrigin(before: scope) }
    modals.insert(scope, at: index)
    enterScreen()
  }

  /// Where focus was in the window or in the modal view on top; kept while another one covers it.
  private var origin: FocusOrigin? {
    get { modals.last.map(\.origin) ?? windowOrigin }
    set { if let top = modals.last { top.origin = newValue } else { windowOrigin = newValue } }
  }

  /// An origin that is known already stays: one modal view follows another, and focus is in the
  /// first one, which is going (F434).
  private func rememberOrigin(before scope: ModalScope) {
    guard !traits.isTouch || scope.restoresOnTouch else {
      origin = nil
      return
    }
    if let here = origin(inside: activeScope), focusScope === modals.last { origin = here }
  }

  /// Focus is to find its place in a screen that has just come, or come back.
  ///
  /// - Parameters:
  ///   - origin: where focus was there before.
  ///   - facet: the screen, where it is a part of the window.
  package func enterScreen(in facet: NodeFacet? = nil, returningTo origin: FocusOrigin? = nil) {
    isEntering = true
    entered = facet
    if let origin { requestReturn(ReturningState { _ in origin }) }
    invalidate()
  }

  /// A request of the program comes after this one and wins (F436).
  private func requestReturn(_ state: ReturningState) {
    requests.insert(FocusRequest(state: state, place: "restoration"), at: 0)
  }

  /// The scope is over: focus returns where it was on the desktop and the TV (F434, F435).
  package func dismiss(_ scope: ModalScope) {
    guard let index = modals.firstIndex(where: { $0 === scope }) else { return }
    modals.remove(at: index)
    enterScreen()
    guard index == modals.count else { return }
    let below = modals.last
    // Whatever else comes and goes in the same update: the way back is looked for when all is done.
    requestReturn(
      ReturningState { system in
        guard system.modals.last === below, let found = system.origin else { return nil }
        system.origin = nil
        return found
      })
  }
}
