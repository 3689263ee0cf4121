import FoveaFocus
import FoveaGeometry
import FoveaLayout
import FoveaScene

/// Who holds focus in one window, and the requests that wait for the focus pass.
///
/// The rules of movement live in `FoveaFocus`; this connects them with the views.
@MainActor
package final class FocusSystem {
  package var map = FocusMap()
  package var memory = FocusMemory()
  package private(set) var traits: DeviceTraits
  package private(set) var focused: FocusTarget?
  package unowned var tree: ViewTree!
  /// Why focus is where it is.
  package private(set) var reason = FocusReason.initial
  /// Focus requests made since the session began, redundant ones among them: an action that asked
  /// for focus keeps the field from ending its editing (F299, F487).
  package internal(set) var requestsMade = 0
  /// Moves and their candidates looked at since the session began: a counter.
  package var targetsVisited = 0
  /// Called when focus has moved.
  package var onMove: ((FocusTarget?, FocusReason) -> Void)?
  var requests: [FocusRequest] = []
  var bound: [any BoundState] = []
  private var entries: [FocusMap.ID: FocusEntry] = [:]
  private var newcomers: [FocusEntry] = []
  private var invalid = false
  /// Whether the view that had focus has left since the last focus pass.
  private var isVacant = false
  /// Regions with a default that have not been asked since they came.
  var freshRegions: [DefaultFocusRegion] = []
  /// Scopes of preferences and the views that prefer focus, by namespace.
  var scopes: [Namespace.ID: [ViewNode]] = [:]
  var preferences: [Namespace.ID: [ViewNode]] = [:]
  private var isFirstAppearance = true
  /// Another screen has taken the place of the one that had focus, or gave it back: what became
  /// unusable is no loss that is repaired nearby.
  private var isEntering = false
  private weak var entered: NodeFacet?
  /// Scopes that trap focus, the top one last (sheets, dialogs).
  package private(set) var modals: [ModalScope] = []

  init(traits: DeviceTraits) { self.traits = traits }

  // MARK: The map

  func root(at facet: NodeFacet) {
    let entry = FocusEntry(.scope(.init(isTrapping: true)), on: facet, system: self)
    entry.root(as: map.root)
    facet.focus = entry
    entries[map.root] = entry
  }

  /// Makes a facet take part in focus.
  @discardableResult
  package func join(_ facet: NodeFacet, as kind: FocusMap.Kind) -> FocusEntry {
    if let entry = facet.focus {
      entry.setKind(kind)
      return entry
    }
    let entry = FocusEntry(kind, on: facet, system: self)
    facet.focus = entry
    newcomers.append(entry)
    tree.needContent(facet)
    return entry
  }

  /// An entry that has left for a while joins again as soon as its facet shows.
  func rejoin(_ entry: FocusEntry) { newcomers.append(entry) }

  func register(_ entry: FocusEntry, _ id: FocusMap.ID) { entries[id] = entry }

  func forget(_ entry: FocusEntry, _ id: FocusMap.ID) {
    entries[id] = nil
    if let target = focused, target === entry.target {
      rememberPlace(of: target)
      focused = nil
      isVacant = true
      invalidate()
    }
    map.remove(id)
  }

  package func target(of id: FocusMap.ID?) -> FocusTarget? {
    id.flatMap { entries[$0]?.target }
  }

  package func entry(of id: FocusMap.ID) -> FocusEntry? { entries[id] }

  /// Gives those who asked to take part their entries, once the facets know their parents.
  func admitNewcomers() {
    guard !newcomers.isEmpty else { return }
    let coming = newcomers
    newcomers.removeAll()
    for entry in coming where !entry.hasLeft {
      if !admit(entry.facet) { newcomers.append(entry) }
    }
  }

  /// Puts what a facet holds into tree order.
  func arrange(_ facets: [NodeFacet], in parent: NodeFacet) {
    guard let id = parent.focus?.id else { return }
    map.arrange(facets.compactMap { $0.focus?.id }, of: id)
  }

  /// Gives a facet and the containers around it their entries; `false` while it hangs in the air.
  private func admit(_ facet: NodeFacet) -> Bool {
    if facet.focus?.id != nil { return true }
    guard let parent = facet.parent, admit(parent), let id = parent.focus?.id else { return false }
    let entry = facet.focus ?? FocusEntry(.group, on: facet, system: self)
    facet.focus = entry
    entry.join(under: id)
    return true
  }

  func scrolled(_ entry: FocusEntry) {
    guard let id = entry.id, let box = entry.facet.box as? ScrollBox else { return }
    map.scroll(id, to: box.offset)
    map.setContentSize(box.contentSize, of: id)
  }

  func eligibilityChanged(_ target: FocusTarget) {
    if let id = target.id { map.setTraits(target.movement, of: id) }
    if target === focused { invalidate() }
    if target.isFocused {
      target.refreshMark()
    }
  }

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

  /// Settles everything at once: lost targets, requests, default focus.
  ///
  /// - Returns: whether something changed that bodies may read.
  package func settle() -> Bool {
    guard invalid || !requests.isEmpty || !freshRegions.isEmpty || isFirstAppearance else {
      return false
    }
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
        if intended != nil {
          intended = nil
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
      } else if isLost, let found = repaired() {
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
  package func giveUp() -> [String] {
    let names = requests.map(\.place)
    let states = requests.map(\.state)
    requests.removeAll()
    for state in states { _ = state.revert() }
    return names
  }

  /// Whether each state tells where focus is; debug builds ask before each frame.
  package var agrees: Bool { requests.isEmpty && bound.allSatisfy(\.isSettled) }

  /// Whether the focus pass has nothing to do.
  package var isSettled: Bool {
    !invalid && requests.isEmpty && freshRegions.isEmpty && !isFirstAppearance
  }

  /// Whether a view belongs to the scope that movement and clicks are confined to.
  package func activeScopeHolds(_ node: ViewNode) -> Bool {
    guard let modal = modals.last?.facet?.node else { return true }
    return node.isInside(modal)
  }

  /// What a region says when a move is about to enter it (F235).
  package func entry(_ id: FocusMap.ID, in map: FocusMap) -> MoveHooks.Entry {
    guard let region = entries[id]?.region, region.isUserInitiated,
      let target = region.target(in: self)?.id
    else { return .nearest }
    return .target(target)
  }

  func isUsable(_ target: FocusTarget) -> Bool {
    target.isEligible && target.id.map(isInActiveScope) ?? false
  }

  private func isInActiveScope(_ id: FocusMap.ID) -> Bool {
    guard let modal = modals.last?.id else { return true }
    return map.ancestors(of: id).contains(modal)
  }

  private func commit(_ target: FocusTarget?, reason: FocusReason) {
    let old = focused
    self.reason = reason
    focused = target
    if reason != .key { memory.forgetMoves() }
    if let id = old?.id { memory.remember(id, in: map) }
    old?.setFocused(false, reason: reason)
    target?.setFocused(true, reason: reason)
    publish()
    if let target { reveal(target, reason: reason) }
    tree.presentation.focusMoved(to: target)
    tellLazyContainers(around: old)
    tellLazyContainers(around: target)
    onMove?(target, reason)
  }

  /// Lazy containers keep the row that has focus and those beside it (F88, F231).
  private func tellLazyContainers(around target: FocusTarget?) {
    var node = target.flatMap { $0.isGone ? nil : $0.node }
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        container.lazyBox.viewportChanged()
      }
      node = current.parent
    }
  }

  /// Makes rows that a move may want, before it leaves their container or finds nothing (F232).
  ///
  /// - Parameter next: where the move would go now.
  /// - Returns: whether there are more now; a layout then puts them on the map.
  package func prepareMove(_ heading: Heading, to next: FocusMap.ID?) -> Bool {
    guard let focused else { return false }
    let found = target(of: next)?.node
    var node: ViewNode? = focused.node
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        if let found, found.isInside(container) { return false }
        if let forward = container.lazyBox.isForward(heading),
          container.makeMore(from: focused.node, forward: forward)
        {
          return true
        }
      }
      node = current.parent
    }
    return false
  }

  /// Makes rows that Tab may want, when its next target lies outside a container with more of them.
  ///
  /// - Returns: whether there are more now; a layout then puts them on the map.
  package func prepareStep(to next: FocusMap.ID?, backwards: Bool) -> Bool {
    let found = target(of: next)?.node
    var node = focused?.node
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        // Round the end of the scope the next one may lie inside, but on the wrong side.
        if let found, let focused, found.isInside(container),
          focused.node.comesBefore(found) != backwards
        {
          return false
        }
        if let focused, container.makeMore(from: focused.node, forward: !backwards) { return true }
      }
      node = current.parent
    }
    return false
  }

  /// Values that waiting requests name though no view is bound to them.
  var requestedValues: [AnyHashable] { requests.compactMap(\.state.missingValue) }

  // MARK: Publishing

  /// Gives every state that focus left or reached its new value, all in one step (F42, F62).
  func publish() {
    var found: [any BoundState] = []
    var node: ViewNode? = focused.flatMap { $0.isGone ? nil : $0.node }
    while let current = node {
      if current.roles.contains(.focusBinding) { ask(current, &found) }
      node = current.outward
    }
    for state in bound where !found.contains(where: { $0 === state }) { state.focusLeft() }
    bound = found
  }

  /// Lets the bindings at a node tell their values.
  private func ask(_ node: ViewNode, _ found: inout [any BoundState]) {
    var bindings = (node as? any FocusBindingRelay)?.bindings ?? []
    if let own = node as? any FocusBindingNode, !own.standsElsewhere { bindings.append(own) }
    for binding in bindings where binding.offer(to: self, known: found) {
      if !found.contains(where: { $0 === binding.state }) { found.append(binding.state) }
    }
  }

  // MARK: Losing focus

  private var lostPlace: (frame: Rect, containers: [FocusMap.ID])?

  private func rememberPlace(of target: FocusTarget) {
    guard let id = target.id, map.contains(id) else { return }
    lostPlace = (map.frame(of: id), map.ancestors(of: id))
  }

  /// Where Tab goes on from when nothing has focus but something had it (C021).
  package var placeLeft: (frame: Rect, containers: [FocusMap.ID])? { lostPlace }

  /// The nearest target to the one that is gone, where the device repairs (D19, B.12).
  private func repaired() -> FocusTarget? {
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

  // MARK: Default focus

  private func defaultFocus(afterLoss: Bool) -> FocusTarget? {
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

  // MARK: Modal scopes

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

  // MARK: Visibility

  /// Whether one later-drawn view hides all that shows of a target (DESIGN 4, B.1).
  ///
  /// - Parameter shown: the part of the target's frame that is in sight; the map is being asked a
  ///   question when this is called and must not be touched.
  package func isCovered(_ id: FocusMap.ID, _ shown: Rect) -> Bool {
    entries[id]?.facet.render.isCovered(in: shown) ?? false
  }

  /// Scrolls so that a target shows whole (B.14): always for moves by key, else for text fields.
  func reveal(_ target: FocusTarget, reason: FocusReason) {
    guard let id = target.id, reason == .key || target.isTextEntry || traits.isRemote else { return }
    let margin = traits.isRemote ? Insets(all: 60) : Insets.zero
    scroll(map.scrollRequests(toShow: id, margin: margin))
  }

  package func scroll(_ requests: [ScrollRequest]) {
    for request in requests {
      (entries[request.scroll]?.facet.box as? ScrollBox)?.scroll(to: request.offset)
    }
  }
}
