/// What views read to know whether they have focus.
nonisolated struct FocusReader: SelfComparing {
  let target: FocusTarget?

  @MainActor var isFocused: Bool {
    target?.isFocusedTracked ?? false
  }

  @MainActor func isSame(as other: FocusReader) -> Bool { target === other.target }
}

struct FocusReaderKey: EnvironmentKey {
  static var defaultValue: FocusReader { FocusReader(target: nil) }
}
private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest focusable view around has focus (F72).
  public var isFocused: Bool { MainActor.assumeIsolated { focusReader.isFocused } }

  /// Whether focus shows by the device's own effect (F445).
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  var focusReader: FocusReader {
    get { self[FocusReaderKey.self] }
    set { self[FocusReaderKey.self] = newValue }
  }
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  var focusConditions: FocusConditions {
    FocusConditions(
      isEnabled: isEnabled, isHidden: isHiddenFromUser, isTransparent: isFullyTransparent,
      passesHits: passesHitsThrough,
      showsEffect: isFocusEffectEnabled && (deviceIdiom != .tv || isHoverEffectEnabled),
      isInMenu: isInMenu, veto: focusVeto)
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
