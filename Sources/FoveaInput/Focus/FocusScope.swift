import FoveaDrawing
import FoveaFocus
import FoveaLayout
import FoveaNode

extension View {
  /// Limits the preferences of the views inside to this view (F254).
  ///
  /// A scope does not trap focus and does not guide its movement.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScope(namespace: namespace))
  }

  /// Makes this view the one that gets focus by default in the scope of a namespace (F250–F253).
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

nonisolated struct FocusScope: NodeModifier {
  typealias Body = Never
  let namespace: Namespace.ID

  static var hasBox: Bool { true }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let region = DefaultFocusRegion(node) { [unowned node] system in
      system.preferred(in: node.modifier.namespace, inside: node)
    }
    region.isScope = true
    node.memory = region
    node.joinFocus(region)
    node.tree.focus.scopes[namespace, default: []].append(node)
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    node.tree.focus.scopes[namespace]?.removeAll { $0 === node }
  }
}

nonisolated struct FocusPreference: NodeModifier {
  typealias Body = Never
  let isPreferred: Bool
  let namespace: Namespace.ID

  @MainActor func attach(to node: ModifierNode<Self>) { register(node) }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.isPreferred != isPreferred || old.namespace != namespace else { return }
    forget(node, old)
    register(node)
  }

  @MainActor func detach(from node: ModifierNode<Self>) { forget(node, self) }

  @MainActor private func register(_ node: ModifierNode<Self>) {
    if isPreferred { node.tree.focus.preferences[namespace, default: []].append(node) }
  }

  @MainActor private func forget(_ node: ModifierNode<Self>, _ old: Self) {
    node.tree.focus.preferences[old.namespace]?.removeAll { $0 === node }
  }
}

extension FocusSystem {
  /// The view inside a scope that prefers focus: the first in reading order where several do (F253).
  func preferred(in namespace: Namespace.ID, inside scope: ViewNode) -> FocusTarget? {
    let wishes = preferences[namespace]?.filter { $0.isInside(scope) } ?? []
    let targets = wishes.compactMap { $0.firstTarget(where: isUsable) }
    guard targets.count > 1, let region = scope.facet?.focus?.id else { return targets.first }
    let ids = Set(targets.compactMap(\.id))
    let first = map.order(in: region, for: .all).first { ids.contains($0) }
    return target(of: first) ?? targets.first
  }

  /// Asks for the default of a scope that focus is in.
  func reset(in namespace: Namespace.ID) {
    let scope = scope(of: namespace, around: focused)
    if scope != nil { requestsMade += 1 }
    request(FocusRequest(state: ScopeReset(namespace, calledIn: scope), place: "resetFocus"))
  }

  fileprivate func scope(of namespace: Namespace.ID, around target: FocusTarget?) -> ViewNode? {
    target.flatMap { target in scopes[namespace]?.last { target.node.isInside($0) } }
  }

  fileprivate func defaultFocus(in namespace: Namespace.ID, inside scope: ViewNode) -> FocusTarget?
  {
    if let preferred = preferred(in: namespace, inside: scope) { return preferred }
    return scope.facet?.focus?.id.flatMap { target(of: map.defaultTarget(in: $0)) }
  }
}

/// A wish to evaluate the default focus of a scope again: judged by what there is after the update in
/// which it was made (F255).
private final class ScopeReset: BoundState {
  private let namespace: Namespace.ID
  /// The scope that focus was in then: it counts where the update has removed what had focus.
  private weak var scope: ViewNode?

  init(_ namespace: Namespace.ID, calledIn scope: ViewNode?) {
    self.namespace = namespace
    self.scope = scope
  }

  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusAnswer {
    let around = intended == nil ? scope : system.scope(of: namespace, around: intended)
    guard let scope = around, !scope.isDetached,
      let target = system.defaultFocus(in: namespace, inside: scope)
    else { return .nothing }
    return .focus(target)
  }
  func revert() -> Bool { false }
  func focusLeft() {}
  var isSettled: Bool { true }
}

/// Evaluates the default focus of a scope again (F255, F256).
///
/// Source: SwiftUI `ResetFocusAction`.
nonisolated public struct ResetFocusAction: Sendable {
  @MainActor private final class Receiver {
    weak var system: FocusSystem?
    init(_ system: FocusSystem?) { self.system = system }
  }

  private let receiver: Receiver?

  @MainActor package init(_ system: FocusSystem) { receiver = Receiver(system) }

  init() { receiver = nil }

  public func callAsFunction(in namespace: Namespace.ID) {
    MainActor.assumeIsolated { receiver?.system?.reset(in: namespace) }
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
  /// Evaluates the default focus of a scope again.
  public package(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}
