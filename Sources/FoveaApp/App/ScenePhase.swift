import FoveaDrawing
import FoveaNode

/// Whether a scene is on screen and has the keyboard.
///
/// Source: SwiftUI `ScenePhase`.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// Whether a window has the keyboard.
///
/// Source: SwiftUI `ControlActiveState`.
nonisolated public enum ControlActiveState: Equatable, Hashable, CaseIterable, Sendable {
  /// The window that gets keys.
  case key
  case active
  case inactive
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene around; in an app, the highest of all its windows' phases.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the window around has the keyboard.
  public var controlActiveState: ControlActiveState {
    get { scenePhase == .active ? .key : .inactive }
    set { scenePhase = newValue == .inactive ? .inactive : .active }
  }
}

extension ViewTree {
  /// The window gained or lost the keyboard.
  package func setActive(_ isActive: Bool) {
    setPhase(isActive ? .active : min(phase, .inactive))
  }

  /// The scene left the screen or came back.
  package func setBackground(_ isInBackground: Bool) {
    setPhase(isInBackground ? .background : .active)
  }

  /// The window's colour scheme.
  package var colorScheme: ColorScheme { EnvironmentValues(scope: rootEnvironment).colorScheme }

  package var phase: ScenePhase { EnvironmentValues(scope: rootEnvironment).scenePhase }

  /// Gives the scene another phase; views that read it are told.
  package func setPhase(_ phase: ScenePhase) {
    changeRootEnvironment { $0.scenePhase = phase }
  }
}
