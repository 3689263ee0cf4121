extension EditableText {
  /// Selects a stretch, its end being the head.
  mutating func select(_ range: Range<TextPosition>) {
    selection = TextSelection(anchor: range.lowerBound, head: range.upperBound)
    caretAffinity = .downstream
  }

  /// Selects what a double or triple click at a position means, for a drag to go on from.
  mutating func select(_ unit: SelectionGrain.Unit, at position: TextPosition) {
    let range = range(of: unit, at: position)
    select(range)
    grain = SelectionGrain(unit: unit, range: range)
  }

  /// Puts the caret at a position, or extends the selection to it.
  mutating func place(_ position: TextPosition, affinity: TextAffinity, extending: Bool) {
    caretAffinity = affinity
    if !extending {
      selection = TextSelection(caret: position)
    } else if let grain {
      extend(to: position, by: grain)
    } else {
      selection.head = position
    }
  }

  /// Extends by whole words or lines, never giving up the first.
  private mutating func extend(to position: TextPosition, by grain: SelectionGrain) {
    let first = grain.range
    if position < first.lowerBound {
      let reached = range(of: grain.unit, at: position)
      selection = TextSelection(anchor: first.upperBound, head: reached.lowerBound)
    } else if position > first.upperBound {
      // The pointer has passed the Character before the position, not yet the one behind it.
      let reached = range(of: grain.unit, at: self.position(before: position))
      selection = TextSelection(anchor: first.lowerBound, head: reached.upperBound)
    } else {
      select(first)
    }
  }

  private func range(
    of unit: SelectionGrain.Unit, at position: TextPosition
  ) -> Range<TextPosition> {
    switch unit {
    case .word where !isSecure:
      let range = text.wordRange(at: index(of: position.utf8Offset))
      let lower = self.position(of: range.lowerBound, near: position)
      return lower..<self.position(of: range.upperBound, near: position)
    case .line where isMultiline:
      let line = LogicalLines(of: self).positions(around: position)
      return line.lowerBound..<self.position(after: line.upperBound)
    case .word, .line:
      return .start..<end
    }
  }
}
