import Foundation

/// The inline marks of Markdown that a literal may hold: `**bold**`, `*italic*`, `` `code` ``,
/// `~~struck~~` and `[text](address)`.
///
/// Foundation reads no Markdown on Linux. Marks that do not close are text; a backslash takes a
/// mark's meaning away.
package struct InlineMarkup {
  /// A piece of text and the marks around it.
  package struct Span: Equatable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruck = false
    package var address: URL?
  }

  /// Whether a text may hold marks at all: all that most texts cost.
  static func mayOccur(in text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B }
  }

  private var spans: [Span] = []
  private let characters: [Character]

  package static func spans(of text: String) -> [Span] {
    var markup = InlineMarkup(text)
    markup.read(0..<markup.characters.count, as: Span(text: ""), depth: 0)
    return markup.spans
  }

  private init(_ text: String) { characters = Array(text) }

  private mutating func emit(_ text: some Sequence<Character>, as style: Span) {
    var span = style
    span.text = String(text)
    if span.text.isEmpty { return }
    if var last = spans.last {
      last.text = span.text
      if last == span {
        spans[spans.count - 1].text += span.text
        return
      }
    }
    spans.append(span)
  }

  /// Marks nest to a depth of 8; what is deeper is text.
  private mutating func read(_ range: Range<Int>, as style: Span, depth: Int) {
    var plain = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if characters[index] == "\\", index + 1 < range.upperBound,
        "*_`~[]\\".contains(characters[index + 1])
      {
        emit(characters[plain..<index], as: style)
        plain = index + 1
        index += 2
      } else if depth < 8, let mark = mark(at: index, in: range) {
        emit(characters[plain..<index], as: style)
        var inner = style
        mark.change(&inner)
        if inner.isCode {
          emit(characters[mark.content], as: inner)
        } else {
          read(mark.content, as: inner, depth: depth + 1)
        }
        index = mark.end
        plain = index
      } else {
        index += 1
      }
    }
    emit(characters[plain..<range.upperBound], as: style)
  }

  private struct Mark {
    let content: Range<Int>
    let end: Int
    let change: (inout Span) -> Void
  }

  private func mark(at index: Int, in range: Range<Int>) -> Mark? {
    switch characters[index] {
    case "*", "_":
      let mark = characters[index]
      if repeats(mark, 2, at: index, in: range) {
        return closing(mark, 2, at: index, in: range) { $0.isBold = true }
      }
      return closing(mark, 1, at: index, in: range) { $0.isItalic = true }
    case "~" where repeats("~", 2, at: index, in: range):
      return closing("~", 2, at: index, in: range) { $0.isStruck = true }
    case "`": return closing("`", 1, at: index, in: range) { $0.isCode = true }
    case "[": return link(at: index, in: range)
    default: return nil
    }
  }

  private func repeats(_ mark: Character, _ count: Int, at index: Int, in range: Range<Int>) -> Bool
  {
    index + count <= range.upperBound
      && characters[index..<(index + count)].allSatisfy { $0 == mark }
  }

  /// A mark opens before a letter and closes after one; `_` only at the edges of words.
  private func closing(
    _ mark: Character, _ count: Int, at index: Int, in range: Range<Int>,
    change: @escaping (inout Span) -> Void
  ) -> Mark? {
    let start = index + count
    guard start < range.upperBound, mark == "`" || !characters[start].isWhitespace else {
      return nil
    }
    if mark == "_", index > range.lowerBound, isWordly(characters[index - 1]) { return nil }
    var place = start + 1
    while place + count <= range.upperBound {
      defer { place += 1 }
      guard repeats(mark, count, at: place, in: range) else { continue }
      let after = place + count
      // A longer row of marks closes at its end: the inner ones belong to the content.
      if after < range.upperBound, characters[after] == mark { continue }
      if count == 1, characters[place - 1] == mark { continue }
      if characters[place - 1] == "\\" { continue }
      if mark != "`", characters[place - 1].isWhitespace { continue }
      if mark == "_", after < range.upperBound, isWordly(characters[after]) { continue }
      return Mark(content: start..<place, end: after, change: change)
    }
    return nil
  }

  private func isWordly(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private func link(at index: Int, in range: Range<Int>) -> Mark? {
    guard let close = characters[index..<range.upperBound].firstIndex(of: "]"), close > index + 1,
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")"),
      let address = URL(string: String(characters[(close + 2)..<end]))
    else { return nil }
    return Mark(content: (index + 1)..<close, end: end + 1) { $0.address = address }
  }
}
