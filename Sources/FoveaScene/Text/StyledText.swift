/// A piece of text in one font and colour.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var font: FontDescription
  /// `nil` takes the colour of the picture.
  package var color: RGBA?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    _ text: String, font: FontDescription, color: RGBA? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// Where lines stand that are shorter than the longest one.
package enum LineAlignment: Sendable, Hashable {
  case left
  case center
  case right
}

/// Which part of a text gives way to an ellipsis.
package enum Truncation: Sendable, Hashable {
  case head
  case middle
  case tail
}

/// Text as it is handed to a measurer.
package struct StyledText: Sendable, Hashable {
  package var runs: [TextRun]
  package var alignment: LineAlignment
  package var truncation: Truncation
  /// Most lines that may show; `nil` is no limit.
  package var lineLimit: Int?
  /// Lines for which space is kept even when they are empty.
  package var reservedLines: Int

  package init(
    runs: [TextRun], alignment: LineAlignment = .left, truncation: Truncation = .tail,
    lineLimit: Int? = nil, reservedLines: Int = 0
  ) {
    self.runs = runs
    self.alignment = alignment
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
  }

  /// All characters, one run after the other.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
