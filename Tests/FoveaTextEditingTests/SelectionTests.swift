import FoveaGeometry
import FoveaTextEditing
import Testing

/// Given a text with a caret, when a person moves or points, then the caret is…
@Suite("The caret")
struct SelectionTests {
  @Test(
    "moves by one Character, whatever it is made of",
    arguments: [
      Row("ab|c", .move(by: .character, .backward), "a|bc"),
      Row("ab|c", .move(by: .character, .forward), "abc|"),
      Row("|👩‍👩‍👧‍👦x", .move(by: .character, .forward), "👩‍👩‍👧‍👦|x"),
      Row("🇩🇪🇫🇷|🇯🇵", .move(by: .character, .backward), "🇩🇪|🇫🇷🇯🇵"),
      Row("e\u{301}|x", .move(by: .character, .backward), "|e\u{301}x"),
      Row("a\r\n|b", .move(by: .character, .backward), "a|\r\nb"),
      Row("ᄒ\u{1161}\u{11AB}|글", .move(by: .character, .backward), "|ᄒ\u{1161}\u{11AB}글"),
      Row("مَرْ|حَبًا", .move(by: .character, .backward), "مَ|رْحَبًا"),
      Row("|👍🏽", .move(by: .character, .forward), "👍🏽|"),
    ])
  func characters(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "leaves a selection at the end that lies in the direction of the move",
    arguments: [
      Row("a[bc|d", .move(by: .character, .backward), "a|bcd"),
      Row("a[bc|d", .move(by: .character, .forward), "abc|d"),
      Row("a|bc[d", .move(by: .character, .forward), "abc|d"),
      Row("one [two| three", .move(by: .word, .backward), "|one two three"),
      Row("one [two| three", .move(by: .word, .forward), "one two three|"),
    ])
  func leavesSelection(_ row: Row) {
    expect(row)
  }

  @Test(
    "takes the head of the selection along when extending",
    arguments: [
      Row("ab|c", .move(by: .character, .backward, extending: true), "a|b[c"),
      Row("a[b|c", .move(by: .character, .backward, extending: true), "a|bc"),
      Row("one| two", .move(by: .word, .forward, extending: true), "one[ two|"),
      Row("one| two", .move(by: .document, .backward, extending: true), "|one[ two"),
      Row("one| two", .move(by: .lineBoundary, .forward, extending: true), "one[ two|"),
      Row("o[n|e", .selectAll, "[one|"),
    ])
  func extends(_ row: Row) {
    expect(row)
  }

  @Test(
    "moves by words",
    arguments: [
      Row("|one, two", .move(by: .word, .forward), "one|, two"),
      Row("one|, two", .move(by: .word, .forward), "one, two|"),
      Row("one, two|", .move(by: .word, .backward), "one, |two"),
      Row("one, |two", .move(by: .word, .backward), "|one, two"),
      Row("|don't stop", .move(by: .word, .forward), "don't| stop"),
      Row("|example.com/x", .move(by: .word, .forward), "example.com|/x"),
      Row("1,000.5|", .move(by: .word, .backward), "|1,000.5"),
      Row("naïve_name|", .move(by: .word, .backward), "|naïve_name"),
      Row("|漢字カタカナひらがな", .move(by: .word, .forward), "漢字|カタカナひらがな"),
      Row("one\n\ntwo|", .move(by: .word, .backward), "one\n\n|two"),
      Row("|مرحبا بك", .move(by: .word, .forward), "مرحبا| بك"),
      Row("one 👩‍👩‍👧‍👦|", .move(by: .word, .backward), "|one 👩‍👩‍👧‍👦"),
    ])
  func words(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "goes to the ends of lines and texts",
    arguments: [
      Row("one\ntw|o\nthree", .move(by: .lineBoundary, .backward), "one\n|two\nthree"),
      Row("one\ntw|o\nthree", .move(by: .lineBoundary, .forward), "one\ntwo|\nthree"),
      Row("one\r\ntw|o\r\nthree", .move(by: .lineBoundary, .backward), "one\r\n|two\r\nthree"),
      Row("one\r\ntw|o\r\nthree", .move(by: .lineBoundary, .forward), "one\r\ntwo|\r\nthree"),
      Row("one\ntw|o", .move(by: .document, .backward), "|one\ntwo"),
      Row("o|ne\ntwo", .move(by: .document, .forward), "one\ntwo|"),
    ])
  func ends(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "goes to the ends of a single line with up and down",
    arguments: [
      Row("on|e", .move(by: .line, .backward), "|one"),
      Row("on|e", .move(by: .line, .forward), "one|"),
      Row("on|e", .move(by: .line, .forward, extending: true), "on[e|"),
    ])
  func singleLine(_ row: Row) {
    expect(row)
  }

  @Test(
    "leaves a move that leads nowhere to others",
    arguments: [
      Row("|one", .move(by: .character, .backward), "|one"),
      Row("|one", .move(by: .word, .backward), "|one"),
      Row("|one", .move(by: .line, .backward), "|one"),
      Row("one|", .move(by: .character, .forward), "one|"),
      Row("one|", .move(by: .line, .forward), "one|"),
      Row("one|", .move(by: .lineBoundary, .forward), "one|"),
      Row("|", .deleteBackward, "|"),
      Row("|one", .deleteWordBackward, "|one"),
      Row("one|", .deleteForward, "one|"),
      Row("one|", .insertNewline, "one|"),
      Row("one|", .insert(""), "one|"),
      Row("one|", .copy, "one|"),
      Row("one|", .cut, "one|"),
      Row("one|", .undo, "one|"),
      Row("one|", .redo, "one|"),
      Row("one|", .compose(""), "one|"),
    ])
  func unused(_ row: Row) {
    var text = EditableText(drawing: row.before)
    #expect(text.perform(row.command) == .unused)
    #expect(text.drawing == row.after)
  }

  @Test(
    "uses what speaks of this text alone, even when nothing changes",
    arguments: [TextCommand.selectAll, .place(at: 0), .selectWord(at: 0), .selectLine(at: 0)])
  func alwaysUsed(_ command: TextCommand) {
    var text = EditableText()
    #expect(text.perform(command) == EditOutcome(isUsed: true))
  }

  @Test(
    "is held within the text wherever a pointer points",
    arguments: [.min, -7, 0, 2, 3, 99, .max])
  func held(_ offset: Int) {
    let text = EditableText("ab🇩🇪").performing(.place(at: offset))
    #expect(text.caretOffset == min(max(offset, 0), 3))
  }

  @Test("goes forward to the left where text runs from right to left")
  func rightToLeft() {
    #expect(TextDirection(.left) == .backward)
    #expect(TextDirection(.right) == .forward)
    #expect(TextDirection(.left, isRightToLeft: true) == .forward)
    #expect(TextDirection(.right, isRightToLeft: true) == .backward)
    #expect(TextDirection(.up, isRightToLeft: true) == .backward)
  }

  @Test(
    "selects a word at a double click",
    arguments: [
      Row("|one two", .selectWord(at: 5), "one [two|"),
      Row("|one two", .selectWord(at: 4), "one [two|"),
      Row("|one two", .selectWord(at: 7), "one [two|"),
      Row("|one   two", .selectWord(at: 4), "one[   |two"),
      Row("|one, two", .selectWord(at: 3), "one[,| two"),
      Row("|don't", .selectWord(at: 3), "[don't|"),
      Row("|one\n\ntwo", .selectWord(at: 4), "one\n|\ntwo"),
      Row("|one\ntwo", .selectWord(at: 3), "[one|\ntwo"),
      Row("|a 👩‍👩‍👧‍👦👍🏽", .selectWord(at: 2), "a [👩‍👩‍👧‍👦|👍🏽"),
    ])
  func doubleClick(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test(
    "selects a line with its break at a triple click",
    arguments: [
      Row("|one\ntwo\nthree", .selectLine(at: 5), "one\n[two\n|three"),
      Row("|one\ntwo", .selectLine(at: 7), "one\n[two|"),
      Row("|one\r\n\r\ntwo", .selectLine(at: 4), "one\r\n[\r\n|two"),
    ])
  func tripleClick(_ row: Row) {
    expect(row, kind: .multiline)
  }

  @Test("drags a selection from where the button went down")
  func drag() {
    let text = EditableText(drawing: "|one two")
    let forward = text.performing(.place(at: 1), .place(at: 5, extending: true))
    #expect(forward.drawing == "o[ne t|wo")
    let backward = text.performing(.place(at: 5), .place(at: 1, extending: true))
    #expect(backward.drawing == "o|ne t[wo")
  }

  @Test(
    "drags on by whole words after a double click",
    arguments: [
      (10, "one [two three|"), (8, "one [two |three"), (7, "one [two| three"),
      (6, "one [two| three"), (1, "|one two[ three"), (4, "one [two| three"),
    ])
  func dragByWords(_ offset: Int, _ drawing: String) {
    let clicked = EditableText("one two three").performing(.selectWord(at: 5))
    let far = clicked.performing(.place(at: 12, extending: true), .place(at: 0, extending: true))
    #expect(clicked.performing(.place(at: offset, extending: true)).drawing == drawing)
    #expect(far.performing(.place(at: offset, extending: true)).drawing == drawing)
  }

  @Test("extends by Characters again once something else happened")
  func dragEnds() {
    let text = EditableText("one two three").performing(
      .selectWord(at: 5), .copy, .place(at: 10, extending: true))
    #expect(text.drawing == "one [two th|ree")
  }

  private func expect(_ row: Row, kind: EditableText.Kind = .singleLine) {
    let text = EditableText(drawing: row.before, kind: kind).performing(row.command)
    #expect(text.drawing == row.after)
    #expect(text.caretOffset == text.text.distance(from: text.text.startIndex, to: text.caretIndex))
  }
}
