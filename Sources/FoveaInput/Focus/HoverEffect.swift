import FoveaNode
import FoveaScene

/// How a view answers a pointer over it, or focus on the TV.
///
/// Source: SwiftUI `HoverEffect`. On the TV every effect is the lift; a pointer shows none.
nonisolated public struct HoverEffect: Hashable, Sendable {
  private let number: Int
  public static let automatic = HoverEffect(number: 0)
  public static let highlight = HoverEffect(number: 1)
  public static let lift = HoverEffect(number: 2)
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect? { .automatic }
}

extension EnvironmentValues {
  /// Whether hover effects show inside.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// What controls inside show where they do not say it themselves; `nil` is nothing.
  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }

  /// Whether a control lifts with focus on the TV.
  package var showsHoverEffect: Bool { isHoverEffectEnabled && defaultHoverEffect != nil }
}

extension View {
  /// Lifts the focusable view inside when it has focus on the TV (F442).
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Lifts the focusable view inside when it has focus on the TV (F442).
  @_disfavoredOverload
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(isEnabled: isEnabled))
  }

  /// Takes hover effects away from the views inside; an inner `false` does not bring them back
  /// (F446).
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// The hover effect of controls inside; `nil` is none. Read when a control comes.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }

  /// Accepted: rows show focus as lists do.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted: effects are not tied together.
  nonisolated public func hoverEffectGroup() -> some View { self }
}

nonisolated struct HoverEffectModifier: NodeModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func attached(to node: ModifierNode<Self>) {
    guard node.tree.traits.isRemote, isEnabled else { return }
    node.targetDirectlyInside?.setMark(.lift)
  }
}
