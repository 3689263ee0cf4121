/// Which of two lines a caret belongs to where a text wraps.
package enum TextAffinity: Sendable, Hashable {
  /// The end of the upper line.
  case upstream
  /// The start of the lower line; the rule everywhere else.
  case downstream
}
