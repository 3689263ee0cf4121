/// Where a move leads.
struct Destination {
  var position: TextPosition
  var affinity = TextAffinity.downstream

  /// The column the next move up or down keeps to.
  var column: Double?
}

extension EditableText {
  /// Moves the caret, or the head of the selection when `extending`.
  ///
  /// A selection that is not extended is left at the end that lies in the direction of the move;
  /// one Character on or back goes no further than there.
  mutating func move(
    by unit: TextUnit, _ direction: TextDirection, extending: Bool, lines: (any TextLines)?
  ) {
    let range = selection.range
    let edge = direction == .backward ? range.lowerBound : range.upperBound
    let collapses = unit == .character && !extending && !selection.isCaret
    let found =
      collapses
      ? Destination(position: edge)
      : destination(
        of: unit, direction, from: extending ? selection.head : edge, lines: lines)
    selection.head = found.position
    if !extending { selection.anchor = found.position }
    caretAffinity = found.affinity
    preferredX = found.column
  }

  /// Where one move from a position leads; the position itself when it leads nowhere.
  func destination(
    of unit: TextUnit, _ direction: TextDirection, from position: TextPosition,
    lines: (any TextLines)?
  ) -> Destination {
    let isBackward = direction == .backward
    switch unit {
    case .character:
      return Destination(
        position: isBackward ? self.position(before: position) : self.position(after: position))
    case .word where !isSecure:
      let index = index(of: position.utf8Offset)
      let found = isBackward ? text.wordStart(before: index) : text.wordEnd(after: index)
      return Destination(position: self.position(of: found, near: position))
    case .lineBoundary where isMultiline:
      let lines = lines ?? LogicalLines(of: self)
      let line = line(of: position, in: lines)
      return destination(at: isBackward ? line.lowerBound : line.upperBound, of: line, in: lines)
    case .line where isMultiline:
      return vertical(direction, from: position, lines: lines ?? LogicalLines(of: self))
    case .word, .line, .lineBoundary, .document:
      // A single line is all there is, and where its words end is part of a secret.
      return Destination(position: isBackward ? .start : end)
    }
  }

  /// The place in the next line that is nearest to the column the caret keeps.
  private func vertical(
    _ direction: TextDirection, from position: TextPosition, lines: any TextLines
  ) -> Destination {
    let line = line(of: position, in: lines)
    let column = preferredX ?? lines.x(of: position.characterOffset, in: line)
    guard let next = self.line(direction, of: line, in: lines) else {
      return Destination(position: direction == .backward ? .start : end, column: column)
    }
    var found = destination(at: lines.offset(closestTo: column, in: next), of: next, in: lines)
    found.column = column
    return found
  }

  /// A place in a line, which stays in it even where the line wraps.
  private func destination(
    at characterOffset: Int, of line: Range<Int>, in lines: any TextLines
  ) -> Destination {
    let isHere = lines.line(containing: characterOffset, affinity: .downstream) == line
    return Destination(
      position: position(at: characterOffset), affinity: isHere ? .downstream : .upstream)
  }

  /// The line a position is drawn in.
  private func line(of position: TextPosition, in lines: any TextLines) -> Range<Int> {
    let affinity = position == selection.head ? caretAffinity : .downstream
    return lines.line(containing: position.characterOffset, affinity: affinity)
  }

  /// The line above or below another; `nil` at the edge of the text.
  private func line(
    _ direction: TextDirection, of line: Range<Int>, in lines: any TextLines
  ) -> Range<Int>? {
    if direction == .backward {
      guard line.lowerBound > 0 else { return nil }
      return lines.line(containing: line.lowerBound - 1, affinity: .downstream)
    }
    let wrapped = lines.line(containing: line.upperBound, affinity: .downstream)
    if wrapped.lowerBound == line.upperBound, wrapped != line { return wrapped }
    guard position(at: line.upperBound).utf8Offset < text.utf8.count else { return nil }
    return lines.line(containing: line.upperBound + 1, affinity: .downstream)
  }
}
