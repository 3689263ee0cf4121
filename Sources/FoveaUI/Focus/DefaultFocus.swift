extension View {
  /// Declares where focus goes in this region when it is not told (F233–F246).
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value, priority: priority))
  }
}

/// When a default focus is evaluated.
///
/// Source: SwiftUI `DefaultFocusEvaluationPriority`.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let isUserInitiated: Bool

  /// When the region appears or focus moves by itself (F234).
  public static let automatic = Self(isUserInitiated: false)
  /// Also when a person moves focus into the region (F235).
  public static let userInitiated = Self(isUserInitiated: true)
}

nonisolated struct DefaultFocus<Value: Hashable>: NodeModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.defaultFocus)
    let region = DefaultFocusRegion(node) { [weak node] system in
      guard let node else { return nil }
      return node.modifier.binding.location?.target(
        of: node.modifier.value, inside: node, in: system)
    }
    node.memory = region
    node.tree.focus.freshRegions.append(region)
  }
}

/// A region that has its own idea where focus goes.
@MainActor
final class DefaultFocusRegion {
  weak var node: ViewNode?
  private let find: (FocusSystem) -> FocusTarget?

  init(_ node: ViewNode, find: @escaping (FocusSystem) -> FocusTarget?) {
    self.node = node
    self.find = find
  }

  func target(in system: FocusSystem) -> FocusTarget? {
    guard let node, !node.isDetached else { return nil }
    return find(system)
  }

  /// Inner regions before those around them, else in tree order (F243, F244).
  static func inEvaluationOrder(_ regions: [DefaultFocusRegion]) -> [DefaultFocusRegion] {
    regions.filter { $0.node?.isDetached == false }.sorted { left, right in
      guard let left = left.node, let right = right.node else { return false }
      if left.isInside(right) { return left !== right }
      if right.isInside(left) { return false }
      return left.comesBefore(right)
    }
  }
}
