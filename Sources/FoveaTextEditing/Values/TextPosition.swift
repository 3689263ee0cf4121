/// A place between two Characters of a text, counted both in bytes and in Characters.
///
/// Bytes find the place in a Swift string at once; Characters are what a person counts. A position
/// carries both, so that neither is counted anew at every keystroke. It belongs to the text that
/// gave it and is always on a grapheme boundary of it.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// How many UTF-8 bytes lie before the position.
  package let utf8Offset: Int

  /// How many Characters lie before the position.
  package let characterOffset: Int

  /// Before the first Character.
  package static let start = TextPosition(utf8Offset: 0, characterOffset: 0)

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.utf8Offset < rhs.utf8Offset }
}
