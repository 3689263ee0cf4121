/// Text that an input method shows while a person is still choosing it.
struct Composition: Sendable {
  /// Where the composed text stands, in UTF-8 bytes; its ends may lie inside a Character.
  var bytes: Range<Int>

  /// A position before it, which no composed text can join.
  let fixed: TextPosition

  /// What was selected when composing began, and went.
  let replaced: String
  let before: TextSelection
}
