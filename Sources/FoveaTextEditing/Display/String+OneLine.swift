extension String {
  /// The text as a single line takes it: line breaks at its end are dropped, others are spaces.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var onOneLine: String {
    let end = lastIndex { !$0.isLineBreak }.map { index(after: $0) } ?? startIndex
    let kept = self[..<end]
    guard kept.contains(where: \.isLineBreak) else { return String(kept) }
    var line = ""
    line.reserveCapacity(kept.utf8.count)
    for character in kept { line.append(character.isLineBreak ? " " : character) }
    return line
  }
}
