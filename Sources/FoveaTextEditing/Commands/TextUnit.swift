import FoveaGeometry

/// How far one move goes.
package enum TextUnit: Sendable, Hashable, CaseIterable {
  case character
  case word
  /// To the line above or below, keeping the column.
  case line
  /// To the start or end of the line.
  case lineBoundary
  /// To the start or end of the text.
  case document
}

/// Toward the start of a text or toward its end.
package enum TextDirection: Sendable, Hashable, CaseIterable {
  case backward
  case forward

  /// The direction an arrow key means: left is forward where text runs from right to left.
  package init(_ heading: Heading, isRightToLeft: Bool = false) {
    self =
      switch heading {
      case .up: .backward
      case .down: .forward
      case .left: isRightToLeft ? .forward : .backward
      case .right: isRightToLeft ? .backward : .forward
      }
  }
}
