import FoveaFocus
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// Who holds focus in one window, and the requests that wait for the focus pass.
///
/// The rules of movement live in `FoveaFocus`; this connects them with the views.
@MainActor
package final class FocusSystem {
  package var map = FocusMap()
  package var memory = FocusMemory()
  package private(set) var traits: DeviceTraits
  package internal(set) var focused: FocusTarget?
  package unowned let tree: ViewTree
  /// Why focus is where it is.
  package internal(set) var reason = FocusReason.initial
  /// Focus requests made since the session began, redundant ones among them: an action that asked
  /// for focus keeps the field from ending its editing (F299, F487).
  package internal(set) var requestsMade = 0
  /// Moves and their candidates looked at since the session began: a counter.
  package var targetsVisited = 0
  /// Called when focus has moved.
  package var onMove: ((FocusTarget?, FocusReason) -> Void)?
  var requests: [FocusRequest] = []
  var bound: [any BoundState] = []
  var entries: [FocusMap.ID: FocusEntry] = [:]
  var newcomers: [FocusEntry] = []
  var invalid = false
  /// Whether the view that had focus has left since the last focus pass.
  var isVacant = false
  /// Regions with a default that have not been asked since they came.
  var freshRegions: [DefaultFocusRegion] = []
  /// Scopes of preferences and the views that prefer focus, by namespace.
  var scopes: [Namespace.ID: [ViewNode]] = [:]
  var preferences: [Namespace.ID: [ViewNode]] = [:]
  var isFirstAppearance = true
  /// Another screen has taken the place of the one that had focus, or gave it back: what became
  /// unusable is no loss that is repaired nearby.
  var isEntering = false
  weak var entered: NodeFacet?
  /// Scopes that trap focus, the top one last (sheets, dialogs).
  package internal(set) var modals: [ModalScope] = []

  /// The view that takes the crown and had focus last.
  weak var crownHolder: FocusTarget?

  /// Where the view stood that had focus and is gone, and what held it.
  var lostPlace: (frame: Rect, containers: [FocusMap.ID])?

  /// Told where focus is now, before the program is.
  package var followers: [(FocusTarget?) -> Void] = []

  init(in tree: ViewTree) {
    self.tree = tree
    traits = tree.traits
    tree.moments.layingOut.append { [unowned self] in makeRequestedRows() }
    tree.moments.contentArranged.append { [unowned self] in admitNewcomers() }
    FocusStateMisuse.listeners[ObjectIdentifier(self)] = { [unowned tree] in tree.report($0) }
  }

  isolated deinit { FocusStateMisuse.listeners[ObjectIdentifier(self)] = nil }

  /// Asks for a focus pass.
  package func invalidate() {
    invalid = true
    tree.needsFrame()
  }

  /// Turns the reach of Tab to every control on or off (F128, D28).
  package func setKeyboardNavigation(_ isOn: Bool) {
    guard traits.keyboardNavigation != isOn else { return }
    traits.keyboardNavigation = isOn
    for entry in entries.values { if let target = entry.target { eligibilityChanged(target) } }
    invalidate()
  }

  package var isRightToLeft: Bool {
    get { map.isRightToLeft }
    set { map.isRightToLeft = newValue }
  }

  // MARK: Requests

  func request(_ request: FocusRequest) {
    requests.removeAll { $0.state === request.state }
    requests.append(request)
    invalidate()
  }

  /// Moves focus at once for a person's click, tap or key.
  package func move(to target: FocusTarget?, reason: FocusReason) {
    guard target !== focused else { return }
    commit(target, reason: reason)
  }

  // MARK: The focus pass

  /// The scope that movement is confined to: the top modal, or the window.
  package var activeScope: FocusMap.ID { modals.last?.id ?? map.root }

  /// Whether a view belongs to the scope that movement and clicks are confined to.
  package func activeScopeHolds(_ node: ViewNode) -> Bool {
    activeModal.map(node.isInside) ?? true
  }

  /// The view to which movement and clicks are confined; `nil` for the whole window.
  package var activeModal: ViewNode? { modals.last?.facet?.node }

  func isUsable(_ target: FocusTarget) -> Bool {
    target.isEligible && target.id.map(isInActiveScope) ?? false
  }

  private func isInActiveScope(_ id: FocusMap.ID) -> Bool {
    guard let modal = modals.last?.id else { return true }
    return map.ancestors(of: id).contains(modal)
  }

  func commit(_ target: FocusTarget?, reason: FocusReason) {
    let old = focused
    self.reason = reason
    focused = target
    if reason != .key { memory.forgetMoves() }
    if let id = old?.id { memory.remember(id, in: map) }
    old?.setFocused(false, reason: reason)
    target?.setFocused(true, reason: reason)
    publish()
    if let target { reveal(target, reason: reason) }
    noteCrown(of: target)
    for follow in followers { follow(target) }
    tellLazyContainers(around: old)
    tellLazyContainers(around: target)
    onMove?(target, reason)
  }
}

extension ViewTree {
  private static let focusKey = TreeKey { FocusSystem(in: $0) }

  /// Who holds focus in this window.
  package var focus: FocusSystem { self[Self.focusKey] }
}
