import FoveaFocus
import FoveaGeometry
import FoveaGraph
import FoveaNode
import FoveaScene

/// One view that can hold focus: how it takes part, and what tells its content that it has focus.
@MainActor
package final class FocusTarget: FocusReading {
  /// What kind of focusable item the view is (section 2 of the contract).
  package enum Kind: Hashable {
    /// Takes text: focusable on every device, by click and by Tab (F116).
    case textEntry
    /// Is pressed: focusable by keys where the device or its settings say so (F117–F122).
    case control
    /// Holds a selection that arrows move: one stop on the desktop (F121, F129).
    case selection
    /// An author's own (`focusable`).
    case custom(FocusInteractions)
  }

  // Read and written in whole on the main actor only: no two accesses can overlap.
  package unowned let node: ViewNode
  @exclusivity(unchecked) package var kind: Kind {
    didSet { if kind != oldValue { system.eligibilityChanged(self) } }
  }
  /// Disabled, hidden, transparent … as the views around say.
  @exclusivity(unchecked) package var conditions = FocusConditions() {
    didSet { if conditions != oldValue { system.eligibilityChanged(self) } }
  }
  /// How focus shows; the view itself draws it where this is `nil`.
  @exclusivity(unchecked) package var mark: FocusMark? = .ring(.bounds)
  /// Read by `isFocused` inside the view.
  package private(set) lazy var focusedSource = Source(in: node.tree.graph)
  private var isWatched = false
  @exclusivity(unchecked) package private(set) var isFocused = false
  /// The field whose text is edited here; `TextEntry/TextInputTarget.swift` knows what it can do.
  @exclusivity(unchecked) package unowned var field: AnyObject?
  package unowned let system: FocusSystem
  private unowned let held: (any FocusHolder)?

  package init(_ kind: Kind, on node: ViewNode) {
    self.kind = kind
    self.node = node
    system = node.tree.focus
    held = node as? any FocusHolder
  }

  package var id: FocusMap.ID? { view?.facet?.focus?.id }

  /// Whether the view has left the tree: the node may be gone, and the target outlives it only as
  /// the place that had focus.
  @exclusivity(unchecked) package private(set) var isGone = false

  /// The view leaves; whoever edits here is told that focus is gone.
  func leave() {
    if isFocused { held?.focusChanged(false, .repair) }
    isGone = true
    field = nil
  }

  /// The view, as long as it is in the tree: what a person does to what has focus goes to it.
  package var view: ViewNode? { isGone ? nil : node }

  /// The view as what a person acts on, as long as it is in the tree.
  package var holder: (any FocusHolder)? { isGone ? nil : held }

  package var isTextEntry: Bool { kind == .textEntry }

  /// Whether a click or a tap gives focus (F104–F117).
  package var takesFocusOnClick: Bool {
    guard conditions.isEnabled else { return false }
    switch kind {
    case .textEntry, .selection: return true
    case .control: return false
    case .custom(let interactions):
      return interactions.resolved(for: system.traits).contains(.edit)
    }
  }

  /// Whether keys can bring focus here (F104–F126).
  package var takesFocusByKey: Bool {
    if conditions.isInMenu { return true }
    switch kind {
    case .textEntry: return true
    case .selection: return system.traits.idiom != .phone || system.traits.keyboardNavigation
    case .control:
      switch system.traits.idiom {
      case .tv: return true
      case .watch: return false
      case .desktop, .phone, .pad: return system.traits.keyboardNavigation
      }
    case .custom(let interactions):
      let resolved = interactions.resolved(for: system.traits)
      if resolved.contains(.edit) { return true }
      guard resolved.contains(.activate) else { return false }
      switch system.traits.idiom {
      case .tv, .watch: return true
      case .desktop, .phone, .pad: return system.traits.keyboardNavigation
      }
    }
  }

  /// Whether focus may be here at all: by key, by click or by request (F33–F36, F428).
  package var isEligible: Bool {
    guard !isGone, !node.isDetached, conditions.isEnabled, !conditions.isHidden else {
      return false
    }
    if conditions.isTransparent && !(isTextEntry && !system.traits.isRemote) { return false }
    if conditions.passesHits && system.traits.isRemote { return false }
    return takesFocusByKey || takesFocusOnClick
  }

  /// The movements of a person that may land here (F428, F429).
  var movement: FocusMap.Traits {
    isEligible && takesFocusByKey && !conditions.isTransparent ? .all : []
  }

  /// Shows focus another way from now on.
  package func setMark(_ mark: FocusMark?) {
    guard mark != self.mark else { return }
    self.mark = mark
    refreshMark()
  }

  /// The outline of the ring where the view has a content shape (F440).
  var ringOutline: Outline? { didSet { if ringOutline != oldValue { refreshMark() } } }

  /// How focus shows now; `nil` without focus or effect.
  private var shownMark: FocusMark? {
    guard isFocused, conditions.showsEffect else { return nil }
    if case .ring = mark, let ringOutline { return .ring(ringOutline) }
    return mark
  }

  func refreshMark() {
    if !isGone { node.facet?.render.setFocusMark(shownMark) }
  }

  /// Whether the target has focus, for a body inside that wants to know of changes.
  package var isFocusedTracked: Bool {
    isWatched = true
    focusedSource.read()
    return isFocused
  }

  func setFocused(_ isFocused: Bool, reason: FocusReason) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if isWatched { focusedSource.changed() }
    refreshMark()
    holder?.focusChanged(isFocused, reason)
  }
}

/// What the views around say about whether a view may hold focus.
package struct FocusConditions: Hashable {
  package var isEnabled = true
  package var isHidden = false
  package var isTransparent = false
  package var passesHits = false
  package var showsEffect = true
  /// Arrows reach every line of an open menu, whatever reaches controls elsewhere (F438).
  package var isInMenu = false
}

/// Why focus moves.
package enum FocusReason: Hashable, Sendable {
  /// The program asked.
  case request
  /// Tab, arrows, a remote.
  case key
  /// A click or a tap.
  case pointer
  /// The place that had focus is gone.
  case repair
  /// Nothing had focus, and something should.
  case initial
}

extension FocusReason {
  init(_ cause: FocusSettling<FocusTarget>.Cause) {
    switch cause {
    case .request: self = .request
    case .initial: self = .initial
    case .repair: self = .repair
    }
  }
}
