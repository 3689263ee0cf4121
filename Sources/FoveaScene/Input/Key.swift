/// A key of a keyboard, a remote or a game pad, without what is held beside it.
package enum Key: Sendable, Hashable {
  /// A key that writes; the character as if no modifier were held, except for shift.
  case character(Character)
  case up, down, left, right
  case tab, `return`, escape, space, delete, deleteForward
  case home, end, pageUp, pageDown
  case function(Int)
  /// The remote's middle button, a game pad's A.
  case select
  /// The remote's back button, a game pad's B.
  case menu
  case playPause
}

/// What is held while a key is pressed.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let option = KeyModifiers(rawValue: 4)
  package static let command = KeyModifiers(rawValue: 8)
  package static let capsLock = KeyModifiers(rawValue: 16)
}

/// One press, repeat or release of a key.
package struct KeyStroke: Sendable, Hashable {
  package enum Phase: Sendable, Hashable { case down, `repeat`, up }

  package var key: Key
  package var modifiers: KeyModifiers
  package var phase: Phase

  package init(_ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
