/// What became of a command.
package struct EditOutcome: Sendable, Hashable {
  /// Whether the command was for this text; if not, another may have it, and focus may move.
  package var isUsed: Bool

  /// Whether ``EditableText/text`` is another one now, for the binding to hear of.
  package var textChanged: Bool

  /// Whether selection, caret or marked text are to be drawn anew.
  package var selectionChanged: Bool

  /// What the clipboard gets; `nil` leaves it as it is. Never from a secure text.
  package var clipboardText: String?

  package init(
    isUsed: Bool, textChanged: Bool = false, selectionChanged: Bool = false,
    clipboardText: String? = nil
  ) {
    self.isUsed = isUsed
    self.textChanged = textChanged
    self.selectionChanged = selectionChanged
    self.clipboardText = clipboardText
  }

  /// The command was not for this text: nothing changed.
  package static let unused = EditOutcome(isUsed: false)
}
