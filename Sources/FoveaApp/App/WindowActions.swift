import Foundation
import FoveaNode

/// Opens windows; a view gets it from the environment (`openWindow`).
///
/// Source: SwiftUI `OpenWindowAction`.
nonisolated public struct OpenWindowAction: SelfComparing {
  let program: (any WindowOpening)?

  /// Opens a window of the scene with an identifier; that of a single window, if it is open,
  /// becomes the active one.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    program?.openWindow(id: id, value: nil)
  }

  /// Opens the window for a value; one that presents an equal value becomes the active one.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    program?.openWindow(id: nil, value: AnyHashable(value))
  }

  /// Opens the window for a value in the scene with an identifier.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    program?.openWindow(id: id, value: AnyHashable(value))
  }

  @MainActor package func isSame(as other: Self) -> Bool { program === other.program }
}

/// Closes windows; a view gets it from the environment (`dismissWindow`).
///
/// Source: SwiftUI `DismissWindowAction`.
nonisolated public struct DismissWindowAction: SelfComparing {
  let program: (any WindowOpening)?
  let window: ObjectIdentifier?

  /// Closes the window in which the action is read.
  @MainActor @preconcurrency public func callAsFunction() {
    if let window { program?.dismissWindow(window) }
  }

  /// Closes the windows of the scene with an identifier.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    program?.dismissWindows(id: id, value: nil)
  }

  /// Closes the windows that present a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    program?.dismissWindows(id: nil, value: AnyHashable(value))
  }

  /// Closes the windows of the scene with an identifier that present a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    program?.dismissWindows(id: id, value: AnyHashable(value))
  }

  @MainActor package func isSame(as other: Self) -> Bool {
    program === other.program && window == other.window
  }
}

/// Opens the program's settings; a view gets it from the environment (`openSettings`).
nonisolated public struct OpenSettingsAction: SelfComparing {
  let program: (any WindowOpening)?

  @MainActor @preconcurrency public func callAsFunction() { program?.openSettings() }

  @MainActor package func isSame(as other: Self) -> Bool { program === other.program }
}

/// What opens and closes the windows of a program.
@MainActor
package protocol WindowOpening: AnyObject {
  func openWindow(id: String?, value: AnyHashable?)
  func dismissWindow(_ window: ObjectIdentifier)
  func dismissWindows(id: String?, value: AnyHashable?)
  func openSettings()
}

/// Which program and which of its windows a view is in.
nonisolated package struct WindowPlace: SelfComparing {
  weak var program: (any WindowOpening)?
  var window: ObjectIdentifier?

  package init(program: (any WindowOpening)?, window: ObjectIdentifier?) {
    self.program = program
    self.window = window
  }

  @MainActor package func isSame(as other: Self) -> Bool {
    program === other.program && window == other.window
  }
}

private struct WindowPlaceKey: EnvironmentKey {
  static var defaultValue: WindowPlace { WindowPlace(program: nil, window: nil) }
}

extension EnvironmentValues {
  package var windowPlace: WindowPlace {
    get { self[WindowPlaceKey.self] }
    set { self[WindowPlaceKey.self] = newValue }
  }

  /// Opens windows of this program.
  public var openWindow: OpenWindowAction { OpenWindowAction(program: windowPlace.program) }

  /// Closes windows of this program.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(program: windowPlace.program, window: windowPlace.window)
  }

  /// Opens the settings of this program.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(program: windowPlace.program) }

  /// Whether the surface can show more windows than one, one at a time.
  public var supportsMultipleWindows: Bool { windowPlace.program != nil }
}
