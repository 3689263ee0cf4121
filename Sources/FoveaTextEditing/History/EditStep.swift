/// One change of a text, told so that it can be taken back to the byte.
struct EditStep: Sendable {
  /// Where the change begins, in UTF-8 bytes.
  var at: Int
  var removed: String
  var inserted: String

  /// What was selected before and after.
  let before: TextSelection
  var after: TextSelection

  /// How many bytes of text the step keeps.
  var cost: Int { removed.utf8.count + inserted.utf8.count }
}
