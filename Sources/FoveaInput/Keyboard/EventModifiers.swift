import FoveaScene

/// Keys that are held while another one is pressed.
///
/// Source: SwiftUI `EventModifiers`; F364.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The held keys as bits.
  public let rawValue: Int

  /// Held keys by their bits; bits without a constant mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on. It does not tell one shortcut from another.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift is held.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control is held.
  public static let control = EventModifiers(rawValue: 4)
  /// Option is held, Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// Command is held.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the numeric pad. No surface tells; it never counts in a comparison.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// No surface tells of the function key.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  /// All keys that can be held, those included that no surface tells of.
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
