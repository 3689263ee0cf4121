import FoveaNode

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether focus shows by the device's own effect (F445).
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  package var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  package var focusConditions: FocusConditions {
    FocusConditions(
      isEnabled: isEnabled, isHidden: isHiddenFromUser, isTransparent: isFullyTransparent,
      passesHits: passesHitsThrough,
      showsEffect: isFocusEffectEnabled && (deviceIdiom != .tv || isHoverEffectEnabled),
      isInMenu: isInMenu)
  }
}

extension View {
  /// Hides the device's focus effect in this view; focus itself is not affected, and an inner
  /// `false` does not bring it back (F444).
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Makes controls and focusable views inside unusable; an inner `false` does not bring them back
  /// (F423).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
