import FoveaFocus
import FoveaGraph
import FoveaNode

/// Where the value of a `FocusState` lives, and which views are bound to which of its values.
///
/// Sendable: it is read and written on the main actor only; a write from elsewhere traps (F31).
package final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let initial: Value
  private let source: Source
  /// What readers see: the written value until the focus pass, then the real one (D2).
  private var shown: Value
  /// What tells where focus is.
  private var real: Value
  /// The value by which a request brought focus where it is: it is told as long as it fits (F61).
  private var granted: Value?
  private weak var owner: ViewNode?
  private var bound = BoundViews<FocusedNode<Value>>()
  /// The values of the views at the place of focus, from the inside out, until one is told.
  private var offers: [Value] = []
  private(set) var isAlive = true
  private var name: String

  @MainActor init(_ initial: Value, owner: ViewNode) {
    self.initial = initial
    shown = initial
    real = initial
    self.owner = owner
    name = owner.viewName
    source = Source(in: owner.tree.graph)
  }

  func get() -> Value {
    guard isAlive else { return initial }
    source.read()
    return shown
  }

  func set(_ value: Value) {
    // `assumeIsolated` checks that this runs on the main actor: the value crosses no boundary.
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      guard isAlive, let owner else { return }
      let system = owner.tree.focus
      if owner.tree.graph.isEvaluating {
        owner.tree.report(
          Issue(
            "A FocusState was written while a body was being evaluated; the write is ignored.",
            fixes: ["Write it in an action: onAppear, onChange, onSubmit, a button."], place: name))
        return
      }
      system.requestsMade += 1
      if value != shown {
        Quarrel.current?.note(slot: self)
        shown = value
        source.changed()
      }
      system.request(FocusRequest(state: self, place: name))
    }
  }

  /// Focus is at a view bound to this value, among others perhaps.
  @MainActor fileprivate func offer(_ value: Value) { offers.append(value) }

  @MainActor private func show(_ value: Value) {
    guard shown != value else { return }
    // A write that waits for the focus pass stays visible until it is settled.
    if owner?.tree.focus.requests.contains(where: { $0.state === self }) == true { return }
    Quarrel.current?.note(slot: self)
    shown = value
    source.changed()
  }

  // MARK: Bound views

  @MainActor fileprivate func add(_ node: FocusedNode<Value>) {
    bound.add(node)
  }

  @MainActor fileprivate func remove(_ node: FocusedNode<Value>, _ value: Value) {
    bound.remove(node, value)
  }

  /// The focusable views of a value, in tree order (F57).
  @MainActor fileprivate func candidates(
    of value: Value, in system: FocusSystem, inside region: ViewNode? = nil
  ) -> [FocusTarget] {
    bound.views(of: value).compactMap { node in
      if let region, !node.isInside(region) { return nil }
      return node.boundTarget(where: system.isUsable)
    }
  }

  /// The first usable view that a value names inside a region.
  @MainActor func target(
    of value: Value, inside region: ViewNode, in system: FocusSystem
  ) -> FocusTarget? {
    candidates(of: value, in: system, inside: region).first
  }
}

@MainActor
extension FocusLocation: BoundState {
  /// Judges the value that is wished for by what there is now (F28, F49).
  package func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusAnswer {
    let value = shown
    if value == initial { return isBound(intended, in: system) ? .clear : .nothing }
    if let intended, stays(at: intended, for: value, in: system) {
      granted = value
      return .focus(intended)
    }
    let found = candidates(of: value, in: system)
    guard let first = found.first else { return .nothing }
    if found.count > 1 { reportDuplicate(value, count: found.count, to: system) }
    granted = value
    return .focus(first)
  }

  /// Whether focus is at one of the views of a value already: then it stays there (F28, F59).
  ///
  /// A focusable view that holds the one with focus is another place (F69).
  private func stays(
    at target: FocusTarget, for value: Value, in system: FocusSystem
  ) -> Bool {
    let holding = bound.views(of: value).filter { $0.holds(target.boundView) }
    if value == real { return !holding.isEmpty }
    return holding.contains { view in
      guard let own = view.boundTarget(where: system.isUsable) else { return false }
      return own === target || !target.boundView.isReached(by: own.node)
    }
  }

  private func isBound(_ target: FocusTarget?, in system: FocusSystem) -> Bool {
    guard let target else { return false }
    var node: ViewNode? = target.boundView
    while let current = node {
      if current.roles.contains(.focusBinding) {
        if let binding = current as? FocusedNode<Value>, !binding.standsElsewhere,
          binding.state === self
        {
          return true
        }
        let bindings = (current as? any FocusBindingRelay)?.bindings ?? []
        if bindings.contains(where: { $0.state === self }) { return true }
      }
      node = current.outward
    }
    return false
  }

  private func reportDuplicate(_ value: Value, count: Int, to system: FocusSystem) {
    system.tree.report(
      Issue(
        "\(count) views are bound to the focus value \(value); the first one gets focus.",
        fixes: ["Give each view a value of its own in .focused(_:equals:)."], place: name))
  }

  /// Of several values the one that was asked for is told, else the outermost (F61).
  package func tell() {
    guard let outermost = offers.last else { return }
    if let granted, !offers.contains(granted) { self.granted = nil }
    offers.removeAll(keepingCapacity: true)
    real = granted ?? outermost
    show(real)
  }

  package func revert() -> Bool {
    if granted != real { granted = nil }
    guard shown != real else { return false }
    shown = real
    source.changed()
    return true
  }

  package func focusLeft() {
    granted = nil
    real = initial
    show(initial)
  }

  package var isSettled: Bool { shown == real }

  package var missingValue: AnyHashable? {
    shown != initial && !bound.isBound(shown) ? AnyHashable(shown).unwrapped : nil
  }
}

@MainActor
extension FocusLocation: PropertySlot {
  package func ownerIsGone() { isAlive = false }
}

extension View {
  /// Connects a view with a value of a focus state: when focus is at the view, or inside it, the
  /// state has the value, and writing the value moves focus there (F10, F18).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Connects a view with a focus state that is true while focus is at the view or inside it (F65).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}

/// A view bound to a value of a focus state. It changes nothing about what can be focused (F35).
nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
  typealias Body = Never
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = FocusedNode(view.binding.location, view.value, in: context)
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: FocusedNode<Value>.self)
    node.update(view.binding.location, view.value)
    if let child = node.children.first { Content._updateNode(view.content, child) }
  }
}

package final class FocusedNode<Value: Hashable>: ViewNode, FocusBindingNode, BoundView {
  private var location: FocusLocation<Value>?
  package private(set) var value: Value
  /// Where the focusable views are if not inside this node.
  private weak var place: ViewNode?
  package var standsElsewhere = false
  /// Told when the node leaves: what it stands for elsewhere may hold it.
  package var onLeave: (() -> Void)?

  package unowned var nextOfValue: FocusedNode<Value>?

  package init(_ location: FocusLocation<Value>?, _ value: Value, in context: NodeContext) {
    self.location = location
    self.value = value
    super.init(in: context)
    roles = .focusBinding
    location?.add(self)
  }

  package func update(_ location: FocusLocation<Value>?, _ value: Value) {
    guard location !== self.location || value != self.value else { return }
    self.location?.remove(self, self.value)
    self.location = location
    self.value = value
    location?.add(self)
    // The focused view tells its new value (F50).
    if let focused = tree.focus.focused, !focused.isGone, holds(focused.boundView) {
      tree.focus.publish()
    }
  }

  /// Stands for the views inside another node, a search field, rather than for those inside this.
  package func stand(for place: ViewNode?) { self.place = place }

  /// Whether a node is among those that the binding is about.
  func holds(_ node: ViewNode) -> Bool {
    if standsElsewhere { return place.map(node.isReached(by:)) ?? false }
    return node.isReached(by: self)
  }

  package override var isModifier: Bool { true }
  package override func willDetach() {
    location?.remove(self, value)
    onLeave?()
  }

  package var state: any BoundState {
    guard let location else { return UnboundState.shared }
    return location
  }

  package func offer(to system: FocusSystem, known: [any BoundState]) -> Bool {
    guard let location else { return false }
    // An inner view has told its value already (F67), unless it is one and the same view (F61).
    let isKnown = known.contains { $0 === location }
    if !isKnown || wrapsSameView { location.offer(value) }
    return !isKnown
  }

  /// Whether nothing but modifiers lies between this node and an inner one of the same state.
  private var wrapsSameView: Bool {
    var node = children.first
    while let current = node {
      if let inner = current as? FocusedNode<Value>, inner.location === location { return true }
      if current.roles.contains(.focusTarget) || current.children.count != 1 { return false }
      if current.facet?.box.onlyChild == nil { return false }
      node = current.children.first
    }
    return false
  }

  /// The target that the binding is about: inside this node, or where it stands for another view.
  func boundTarget(where isUsable: (FocusTarget) -> Bool) -> FocusTarget? {
    if standsElsewhere { return place?.firstTarget(where: isUsable) }
    return rowAround(where: isUsable) ?? firstTarget(where: isUsable)
  }

  /// The target of the row in which nothing but this view stands.
  private func rowAround(where isUsable: (FocusTarget) -> Bool) -> FocusTarget? {
    var node = parent
    while let current = node, current.isModifier || current.box == nil {
      if current.children.count != 1 { return nil }
      node = current.parent
    }
    guard let target = node?.facet?.focus?.target, target.leadsInside, isUsable(target) else {
      return nil
    }
    return target
  }
}

extension ViewNode {
  /// The outermost usable target inside, in tree order.
  func firstTarget(where isUsable: (FocusTarget) -> Bool) -> FocusTarget? {
    func search(_ node: ViewNode) -> FocusTarget? {
      if node.roles.contains(.focusTarget), let target = node.facet?.focus?.target,
        isUsable(target)
      {
        return target
      }
      for child in node.children where !child.roles.contains(.modal) {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(self)
  }
}

/// The state of a binding whose owner is gone.
private final class UnboundState: BoundState {
  static let shared = UnboundState()
  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusAnswer { .nothing }
  func revert() -> Bool { false }
  func focusLeft() {}
  var isSettled: Bool { true }
}
