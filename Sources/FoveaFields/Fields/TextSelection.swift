/// What is selected in a text field, for the program to read and to set.
///
/// Source: SwiftUI `TextSelection`.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected places. Fovea selects one stretch at a time.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices
  /// Which of two lines a caret belongs to where a text wraps.
  public var affinity: TextSelectionAffinity

  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, a caret stands there.
  public var isInsertion: Bool { range.isEmpty }

  var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    }
  }
}

/// Which of two lines a caret belongs to where a text wraps.
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}
