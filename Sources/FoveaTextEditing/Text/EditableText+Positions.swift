extension EditableText {
  /// Behind the last Character.
  ///
  /// - Complexity: O(*d*), where *d* is the distance from the nearer end of the selection.
  package var end: TextPosition { position(roundingUp: text.utf8.count) }

  /// The position with `characterOffset` Characters before it, held within the text.
  ///
  /// - Complexity: O(*d*), where *d* is the distance from the start, the anchor or the head,
  ///   whichever is nearest.
  package func position(at characterOffset: Int) -> TextPosition {
    let characterOffset = max(0, characterOffset)
    let known = nearest { abs($0.characterOffset - characterOffset) }
    var index = index(of: known.utf8Offset)
    var count = known.characterOffset
    while count < characterOffset, index < text.endIndex {
      text.formIndex(after: &index)
      count += 1
    }
    while count > characterOffset, index > text.startIndex {
      text.formIndex(before: &index)
      count -= 1
    }
    return TextPosition(utf8Offset: offset(of: index), characterOffset: count)
  }

  /// The stretch of ``text`` between two positions.
  package func indices(of range: Range<TextPosition>) -> Range<String.Index> {
    index(of: range.lowerBound.utf8Offset)..<index(of: range.upperBound.utf8Offset)
  }

  /// The position one Character further back; the start when there is none.
  func position(before position: TextPosition) -> TextPosition {
    guard position > .start else { return .start }
    let index = text.index(before: index(of: position.utf8Offset))
    return TextPosition(
      utf8Offset: offset(of: index), characterOffset: position.characterOffset - 1)
  }

  /// The position one Character further on; the end when there is none.
  func position(after position: TextPosition) -> TextPosition {
    guard position.utf8Offset < text.utf8.count else { return position }
    let index = text.index(after: index(of: position.utf8Offset))
    return TextPosition(
      utf8Offset: offset(of: index), characterOffset: position.characterOffset + 1)
  }

  /// The first position at or behind `utf8Offset`.
  func position(roundingUp utf8Offset: Int) -> TextPosition {
    let known = nearest { abs($0.utf8Offset - utf8Offset) }
    let found = position(walkingFrom: known, to: utf8Offset)
    return found.utf8Offset < utf8Offset ? position(after: found) : found
  }

  /// The last position at or before `utf8Offset`.
  func position(roundingDown utf8Offset: Int) -> TextPosition {
    let found = position(roundingUp: utf8Offset)
    return found.utf8Offset > utf8Offset ? position(before: found) : found
  }

  /// The first position at or beyond `utf8Offset` on a walk that counts Characters.
  func position(walkingFrom known: TextPosition, to utf8Offset: Int) -> TextPosition {
    let goal = index(of: utf8Offset)
    var index = index(of: known.utf8Offset)
    var count = known.characterOffset
    if index < goal {
      while index < goal {
        text.formIndex(after: &index)
        count += 1
      }
    } else {
      while index > goal {
        text.formIndex(before: &index)
        count -= 1
      }
    }
    return TextPosition(utf8Offset: offset(of: index), characterOffset: count)
  }

  func position(of index: String.Index, near known: TextPosition) -> TextPosition {
    position(walkingFrom: known, to: offset(of: index))
  }

  // A native string's UTF-8 view counts in constant time in both ways.

  func index(of utf8Offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: utf8Offset)
  }

  func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func nearest(by distance: (TextPosition) -> Int) -> TextPosition {
    let known = [TextPosition.start, selection.anchor, selection.head]
    return known.min { distance($0) < distance($1) } ?? .start
  }
}
