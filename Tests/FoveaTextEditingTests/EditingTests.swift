import FoveaTextEditing
import Testing

/// Given a text with a caret, when a person types, deletes or pastes, then the text is…
@Suite("Editing")
struct EditingTests {
  @Test(
    "types over the selection and puts the caret behind",
    arguments: [
      Row("a|c", .insert("b"), "ab|c"),
      Row("a[xyz|c", .insert("b"), "ab|c"),
      Row("a|xyz[c", .insert("👩‍👩‍👧‍👦"), "a👩‍👩‍👧‍👦|c"),
      Row("a|b", .insertNewline, "a\n|b"),
      Row("a|b", .paste("one\ntwo\n"), "aone\ntwo\n|b"),
      Row("a[b|c", .insert(""), "a|c"),
    ])
  func types(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "deletes one Character, whatever it is made of",
    arguments: [
      Row("ab|c", .deleteBackward, "a|c"),
      Row("ab|c", .deleteForward, "ab|"),
      Row("a👩‍👩‍👧‍👦|c", .deleteBackward, "a|c"),
      Row("🇩🇪🇫🇷|🇯🇵", .deleteBackward, "🇩🇪|🇯🇵"),
      Row("|e\u{301}x", .deleteForward, "|x"),
      Row("a\r\n|b", .deleteBackward, "a|b"),
      Row("ᄒ\u{1161}\u{11AB}|글", .deleteBackward, "|글"),
      Row("بًا|", .deleteBackward, "بً|"),
      Row("a[bc|d", .deleteBackward, "a|d"),
      Row("a|bc[d", .deleteForward, "a|d"),
    ])
  func deletes(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "deletes words and parts of lines, and from the end of a line its break",
    arguments: [
      Row("one two|", .deleteWordBackward, "one |"),
      Row("one |two", .deleteWordBackward, "|two"),
      Row("one| two three", .deleteWordForward, "one| three"),
      Row("one two| three", .deleteToLineStart, "| three"),
      Row("one| two\nthree", .deleteToLineEnd, "one|\nthree"),
      Row("one|\nthree", .deleteToLineEnd, "one|three"),
      Row("one\n|three", .deleteToLineStart, "one|three"),
      Row("one [two| three", .deleteToLineStart, "one | three"),
      Row("one [two| three", .deleteWordForward, "one | three"),
    ])
  func deletesParts(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test("keeps the caret behind a Character that typing completes")
  func joins() {
    #expect(EditableText("e").performing(.insert("\u{301}")).caretOffset == 1)
    #expect(EditableText("🇩").performing(.insert("🇪")).caretOffset == 1)
    let jamo = EditableText().performing(.insert("ᄒ"), .insert("\u{1161}"), .insert("\u{11AB}"))
    #expect(jamo.caretOffset == 1)
    #expect(jamo.text == "한")
  }

  @Test("keeps the caret off the inside of a Character that neighbours become")
  func neighboursJoin() {
    let mark = EditableText("\u{301}x").performing(.place(at: 0), .insert("e"))
    #expect(mark.drawing == "e\u{301}|x")
    let flag = EditableText("🇩x🇪").performing(.place(at: 2), .deleteBackward)
    #expect(flag.drawing == "🇩🇪|")
    let family = EditableText("👩\u{200D}").performing(.insert("👧"))
    #expect(family.caretOffset == 1)
    let shifted = EditableText("🇪🇫🇷").performing(.place(at: 0), .insert("🇩"))
    #expect(shifted.caretOffset == 1)
    #expect(shifted.text.count == 2)
  }

  @Test("cuts and copies the selection to the clipboard")
  func clipboard() {
    var text = EditableText(drawing: "one [two|")
    #expect(text.perform(.copy) == EditOutcome(isUsed: true, clipboardText: "two"))
    let outcome = text.perform(.cut)
    #expect(outcome.clipboardText == "two")
    #expect(outcome.textChanged)
    #expect(text.drawing == "one |")
  }

  @Test(
    "makes spaces of line breaks on a single line, and drops those at the end",
    arguments: [
      ("one\ntwo", "one two"), ("one\r\ntwo\r\n", "one two"), ("one\n\n", "one"),
      ("a\u{2028}b\u{2029}c\rd", "a b c d"), ("\none", " one"), ("\n", ""), ("“—”", "“—”"),
      ("a\tb", "a\tb"), ("\u{1B}[31m\u{7}", "\u{1B}[31m\u{7}"),
    ])
  func oneLine(_ pasted: String, _ text: String) {
    for command in [.paste(pasted), .insert(pasted), .commit(pasted)] as [TextCommand] {
      #expect(EditableText().performing(command).text == text)
    }
  }

  @Test("tells whether text and selection changed")
  func outcome() {
    var text = EditableText("one")
    #expect(
      text.perform(.insert("!"))
        == EditOutcome(isUsed: true, textChanged: true, selectionChanged: true))
    #expect(
      text.perform(.move(by: .character, .backward))
        == EditOutcome(isUsed: true, textChanged: false, selectionChanged: true))
  }

  @Test("takes a megabyte from the clipboard and types on in its middle")
  func large() {
    let sentence = "Ein Satz — mit Überraschung 👩‍👩‍👧‍👦.\n"
    let pasted = String(repeating: sentence, count: 1_000_000 / sentence.utf8.count + 1)
    var text = EditableText("[]", kind: .multiline).performing(
      .move(by: .character, .backward), .paste(pasted))
    #expect(text.caretOffset == pasted.count + 1)
    text.perform(.place(at: text.caretOffset / 2))
    let middle = text.caretOffset
    for command in [TextCommand].typing(String(repeating: "key ", count: 250)) {
      text.perform(command)
    }
    #expect(text.caretOffset == middle + 1_000)
    #expect(text.text.count == pasted.count + 1_002)
    for _ in 1...251 { text.perform(.undo) }
    #expect(text.text == "[]")
  }

  private func expect(_ row: Row, kind: EditableText.Kind = .singleLine) {
    let text = EditableText(drawing: row.before, kind: kind).performing(row.command)
    #expect(text.drawing == row.after)
    #expect(text.caretOffset == text.text.distance(from: text.text.startIndex, to: text.caretIndex))
  }
}
