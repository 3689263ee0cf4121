private struct HiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TransparentKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PassesHitsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// What the views around say about whether a view can be seen and used.
extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether a view around hides what is inside.
  package var isHiddenFromUser: Bool {
    get { self[HiddenKey.self] }
    set { self[HiddenKey.self] = newValue }
  }
  /// Whether a view around has no opacity.
  package var isFullyTransparent: Bool {
    get { self[TransparentKey.self] }
    set { self[TransparentKey.self] = newValue }
  }
  /// Whether a view around takes no pointers.
  package var passesHitsThrough: Bool {
    get { self[PassesHitsKey.self] }
    set { self[PassesHitsKey.self] = newValue }
  }
}
