import FoveaText

extension StringProtocol {
  /// The text as a view draws it, with as many Characters as it has: `FoveaText`'s rule.
  ///
  /// - Parameter onOneLine: whether line breaks are spaces.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func displayed(onOneLine: Bool) -> String { displayed(as: onOneLine ? .line : .lines) }
}
