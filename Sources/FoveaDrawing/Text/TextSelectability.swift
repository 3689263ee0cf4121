import FoveaNode

extension View {
  /// Says whether texts inside can be selected and copied.
  ///
  /// Fovea's texts cannot be selected yet, whatever is said here; a terminal selects what it shows
  /// by itself, and so does a browser.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether texts can be selected.
///
/// Source: SwiftUI `TextSelectability`.
nonisolated public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability {
  /// Always `true`; texts cannot be selected yet all the same.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability {
  /// Always `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets texts be selected, where `textSelection(_:)` is told with a dot.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps texts from being selected, where `textSelection(_:)` is told with a dot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
