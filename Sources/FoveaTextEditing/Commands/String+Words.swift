// Words after Unicode's text segmentation (UAX #29, word boundaries), without its dictionaries:
// a run of Han, Hiragana or Katakana is one word.

extension String {
  /// The end of the word that `index` is in or before; the end of the text when none follows.
  ///
  /// - Complexity: O(*k*), where *k* is how far that is.
  func wordEnd(after index: Index) -> Index {
    var found = index
    while found < endIndex, !sort(at: found).isWord { formIndex(after: &found) }
    return found < endIndex ? runEnd(from: found) : found
  }

  /// The start of the word that `index` is in or behind; the start of the text when none precedes.
  ///
  /// - Complexity: O(*k*), where *k* is how far that is.
  func wordStart(before index: Index) -> Index {
    var found = index
    while found > startIndex {
      let previous = self.index(before: found)
      if sort(at: previous).isWord { return runStart(from: previous) }
      found = previous
    }
    return found
  }

  /// What a double click at `index` selects: a word, a run of spaces or one other Character.
  ///
  /// At the end of a line that is what lies before; on an empty line it is nothing.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the range.
  func wordRange(at index: Index) -> Range<Index> {
    var here = index
    if here == endIndex || self[here].isLineBreak {
      guard here > startIndex else { return index..<index }
      here = self.index(before: here)
      if self[here].isLineBreak { return index..<index }
    }
    guard sort(at: here) != .mark else { return here..<self.index(after: here) }
    return runStart(from: here)..<runEnd(from: here)
  }

  private func runEnd(from index: Index) -> Index {
    let wanted = sort(at: index)
    var end = self.index(after: index)
    while end < endIndex, sort(at: end) == wanted { formIndex(after: &end) }
    return end
  }

  private func runStart(from index: Index) -> Index {
    let wanted = sort(at: index)
    var start = index
    while start > startIndex {
      let previous = self.index(before: start)
      guard sort(at: previous) == wanted else { break }
      start = previous
    }
    return start
  }

  private func sort(at index: Index) -> WordSort {
    isInnerMark(at: index) ? .letters : WordSort(self[index])
  }

  /// Whether a mark stands inside a word: `don't`, `example.com`, `1,000` (UAX #29, WB6–WB12).
  private func isInnerMark(at index: Index) -> Bool {
    let mark = self[index]
    guard ["'", "’", ".", ","].contains(mark), index > startIndex else { return false }
    let next = self.index(after: index)
    guard next < endIndex else { return false }
    let (left, right) = (self[self.index(before: index)], self[next])
    guard WordSort(left) == .letters, WordSort(right) == .letters else { return false }
    if left.isNumber && right.isNumber { return true }
    return mark != "," && left.isLetter && right.isLetter
  }
}

/// What Characters that stand side by side must share to be one word.
private enum WordSort {
  case letters, han, hiragana, katakana
  case space, lineBreak, mark

  init(_ character: Character) {
    let first = character.unicodeScalars[character.unicodeScalars.startIndex]
    switch first.value {
    case 0x3040...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: self = .katakana
    case _ where first.properties.isIdeographic: self = .han
    case _ where character.isLetter || character.isNumber || character == "_": self = .letters
    case _ where character.isLineBreak: self = .lineBreak
    case _ where character.isWhitespace: self = .space
    default: self = .mark
    }
  }

  var isWord: Bool {
    switch self {
    case .letters, .han, .hiragana, .katakana: true
    case .space, .lineBreak, .mark: false
    }
  }
}
