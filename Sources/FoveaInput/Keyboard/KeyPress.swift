import FoveaScene

/// One press of a key of a hardware keyboard.
///
/// Source: SwiftUI `KeyPress`; F367–F370.
nonisolated public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// Whether the key goes down, repeats while it is held, or comes up.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    /// Terminals tell of it only where they speak the kitty keyboard protocol.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    init(_ phase: KeyStroke.Phase) {
      switch phase {
      case .down: self = .down
      case .repeat: self = .repeat
      case .up: self = .up
      }
    }

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }

  /// Whether a press is used up, or goes on to the views around.
  public enum Result: Sendable { case handled, ignored }

  public let phase: KeyPress.Phases
  /// The key; a letter is the small one.
  public let key: KeyEquivalent
  /// What the key types with Shift, where that is held, and without Control, Option and Command: a
  /// letter with Shift is a capital one.
  public let characters: String
  public let modifiers: EventModifiers

  init?(_ stroke: KeyStroke) {
    guard let typed = KeyEquivalent(stroke.key) else { return nil }
    phase = Phases(stroke.phase)
    key = typed.unshifted
    var held = EventModifiers(stroke.modifiers)
    // A capital without a word of Shift comes from a surface that tells what was typed.
    if typed.needsShift && !held.contains(.capsLock) { held.insert(.shift) }
    modifiers = held
    characters = String((held.contains(.shift) ? key.shifted : key).character)
  }

  /// Whether a key that an author named is the pressed one: `"a"` with or without Shift, `"A"` only
  /// with it.
  func matches(_ named: KeyEquivalent) -> Bool {
    named == key || (modifiers.contains(.shift) && named.unshifted == key)
  }

  public var debugDescription: String {
    "KeyPress(key: \(key.character.debugDescription), phase: \(phase.debugDescription))"
  }
}
