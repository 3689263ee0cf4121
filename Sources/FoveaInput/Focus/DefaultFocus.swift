import FoveaDrawing
import FoveaFocus
import FoveaLayout
import FoveaNode

extension View {
  /// Declares where focus goes in this region when it is not told (F233–F246).
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      DefaultFocus(
        binding: binding, value: value, entries: priority.isUserInitiated ? .all : []))
  }
}

/// When a default focus is evaluated.
///
/// Source: SwiftUI `DefaultFocusEvaluationPriority`.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  let isUserInitiated: Bool

  /// When the region appears or focus moves by itself (F234).
  public static let automatic = Self(isUserInitiated: false)
  /// Also when a person moves focus into the region (F235).
  public static let userInitiated = Self(isUserInitiated: true)
}

nonisolated package struct DefaultFocus<Value: Hashable>: NodeModifier {
  package typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The movements of a person that ask for the default as they enter.
  let entries: FocusMap.Traits
  /// Whether it counts when the region appears, wherever focus is to go.
  let asksOnAppearance: Bool

  package init(
    binding: FocusState<Value>.Binding, value: Value, entries: FocusMap.Traits,
    asksOnAppearance: Bool = true
  ) {
    self.binding = binding
    self.value = value
    self.entries = entries
    self.asksOnAppearance = asksOnAppearance
  }

  package static var hasBox: Bool { true }

  @MainActor package func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let region = DefaultFocusRegion(node) { [unowned node] system in
      node.modifier.binding.location?.target(of: node.modifier.value, inside: node, in: system)
    }
    region.entries = entries
    node.memory = region
    node.joinFocus(region, asksOnAppearance: asksOnAppearance)
  }

  @MainActor package func update(_ node: ModifierNode<Self>, from old: Self) {
    (node.memory as? DefaultFocusRegion)?.entries = entries
  }
}

/// A region that has its own idea where focus goes.
@MainActor
package final class DefaultFocusRegion {
  unowned let node: ViewNode
  /// Whether the region is a scope of preferences, whose first view gets focus where none is
  /// preferred.
  var isScope = false
  /// The movements of a person into the region that ask it, too.
  var entries: FocusMap.Traits = []
  private let find: (FocusSystem) -> FocusTarget?

  init(_ node: ViewNode, find: @escaping (FocusSystem) -> FocusTarget?) {
    self.node = node
    self.find = find
  }

  func target(in system: FocusSystem) -> FocusTarget? {
    node.isDetached ? nil : find(system)
  }

  /// Inner regions before those around them, else in tree order (F243, F244).
  static func inEvaluationOrder(_ regions: [DefaultFocusRegion]) -> [DefaultFocusRegion] {
    regions.filter { !$0.node.isDetached }.sorted { left, right in
      if left.node.isInside(right.node) { return left !== right }
      if right.node.isInside(left.node) { return false }
      return left.node.comesBefore(right.node)
    }
  }
}

extension ViewNode {
  /// Makes this node's facet the entry of a region.
  ///
  /// - Parameters:
  ///   - kind: what the entry is to movement.
  ///   - asksOnAppearance: whether the region is asked once it has appeared, wherever focus is to go.
  func joinFocus(
    _ region: DefaultFocusRegion, as kind: FocusMap.Kind = .group, asksOnAppearance: Bool = true
  ) {
    roles.insert(.defaultFocus)
    tree.focus.join(makeFacet(), as: kind).region = region
    if asksOnAppearance { tree.focus.freshRegions.append(region) }
  }
}
