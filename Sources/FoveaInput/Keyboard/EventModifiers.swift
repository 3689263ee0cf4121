import FoveaScene

/// Keys that are held while another one is pressed.
///
/// Source: SwiftUI `EventModifiers`; F364.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the numeric pad. No surface tells; it never counts in a comparison.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// No surface tells of the function key.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  public static let all = EventModifiers(rawValue: 127)

  init(_ modifiers: KeyModifiers) {
    var result: EventModifiers = []
    if modifiers.contains(.capsLock) { result.insert(.capsLock) }
    if modifiers.contains(.shift) { result.insert(.shift) }
    if modifiers.contains(.control) { result.insert(.control) }
    if modifiers.contains(.option) { result.insert(.option) }
    if modifiers.contains(.command) { result.insert(.command) }
    self = result
  }

  /// Those that tell one shortcut from another.
  static let significant: EventModifiers = [.shift, .control, .option, .command]
}
