/// Something that can have focus, as the views inside see it.
@MainActor
package protocol FocusReading: AnyObject {
  /// Whether it has focus; the body that asks depends on the answer.
  var isFocusedTracked: Bool { get }
}

/// What views read to know whether they have focus.
nonisolated package struct FocusReader: SelfComparing {
  let target: (any FocusReading)?

  package init(target: (any FocusReading)?) { self.target = target }

  @MainActor var isFocused: Bool {
    target?.isFocusedTracked ?? false
  }

  @MainActor package func isSame(as other: FocusReader) -> Bool { target === other.target }
}

package struct FocusReaderKey: EnvironmentKey {
  package static var defaultValue: FocusReader { FocusReader(target: nil) }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has focus (F72).
  public var isFocused: Bool { MainActor.assumeIsolated { self[FocusReaderKey.self].isFocused } }
}
