import FoveaTextEditing
import LawFixtures
import Testing

/// Given any text, when anything is done with it, then always…
@Suite("Laws")
struct LawTests {
  @Test("caret and selection stand between Characters, counted right", arguments: Law.seeds(200))
  func boundaries(seed: UInt64) {
    var dice = Dice(seed: seed)
    var text = dice.editableText()
    for _ in 1...60 {
      let before = text
      let command = dice.command()
      let outcome = text.perform(command)
      let story: Comment = "seed \(seed): \(before.debugDescription) \(command)"
      for position in [text.selection.anchor, text.selection.head] {
        let index = text.text.utf8.index(
          text.text.startIndex, offsetBy: position.utf8Offset, limitedBy: text.text.endIndex)
        #expect(index.flatMap { String.Index($0, within: text.text) } != nil, story)
        let boundaries = Array(text.text.indices) + [text.text.endIndex]
        #expect(index == boundaries[position.characterOffset], story)
      }
      if let marked = text.markedCharacters {
        #expect(marked.upperBound <= text.text.count, story)
      }
      #expect(outcome.textChanged || text.text.utf8.elementsEqual(before.text.utf8), story)
      let isSame = text.selection == before.selection && text.caretAffinity == before.caretAffinity
      #expect(outcome.selectionChanged || isSame, story)
    }
  }

  @Test(
    "undo leads back to the start, and redo to the end, byte for byte",
    arguments: Law.seeds(200))
  func undoRedo(seed: UInt64) {
    var dice = Dice(seed: seed)
    var text = dice.editableText()
    let start = text
    for _ in 1...60 {
      let command = dice.command()
      if command != .undo, command != .redo { text.perform(command) }
    }
    // What is still being composed would else be ended, and so recorded, by the first undo.
    text.perform(.copy)
    let end = text
    while text.perform(.undo).isUsed {}
    #expect(text.text.utf8.elementsEqual(start.text.utf8), "seed \(seed)")
    while text.perform(.redo).isUsed {}
    #expect(text.text.utf8.elementsEqual(end.text.utf8), "seed \(seed)")
    while text.perform(.undo).isUsed {}
    #expect(text.text.utf8.elementsEqual(start.text.utf8), "seed \(seed)")
  }

  @Test("deleting takes back the Character just typed", arguments: Law.seeds(200))
  func insertDelete(seed: UInt64) {
    var dice = Dice(seed: seed)
    let text = dice.editableText().performing(.place(at: Int.random(in: 0...9, using: &dice)))
    for typed in ["x", "漢", "1"] {
      let after = text.performing(.insert(typed))
      guard after.text.count == text.text.count + 1, after.caretOffset == text.caretOffset + 1
      else { continue }
      let back = after.performing(.deleteBackward)
      #expect(back.text.utf8.elementsEqual(text.text.utf8), "seed \(seed): \(typed)")
      #expect(back.caretOffset == text.caretOffset, "seed \(seed): \(typed)")
    }
  }

  @Test(
    "steps by Character or word cross the whole text and no place twice",
    arguments: Law.seeds(100))
  func steps(seed: UInt64) {
    var dice = Dice(seed: seed)
    let text = dice.editableText()
    for unit in [TextUnit.character, .word] {
      var walker = text.performing(.move(by: .document, .backward))
      var last = -1
      while true {
        #expect(walker.caretOffset > last, "seed \(seed): \(unit)")
        last = walker.caretOffset
        if !walker.perform(.move(by: unit, .forward)).isUsed { break }
      }
      #expect(walker.caretOffset == text.text.count, "seed \(seed): \(unit)")
      while walker.perform(.move(by: unit, .backward)).isUsed {
        #expect(walker.caretOffset < last, "seed \(seed): \(unit)")
        last = walker.caretOffset
      }
      #expect(walker.caretOffset == 0, "seed \(seed): \(unit)")
    }
  }

  @Test("a single line never gets a line break from a person", arguments: Law.seeds(50))
  func oneLine(seed: UInt64) {
    var dice = Dice(seed: seed)
    var text = EditableText()
    for _ in 1...60 {
      text.perform(dice.command())
      let breaks = text.text.filter(\.isLineBreak)
      #expect(breaks == "", "seed \(seed)")
    }
  }
}

extension Dice {
  mutating func editableText() -> EditableText {
    EditableText(text(of: 0...12), kind: pick([.singleLine, .multiline, .multiline, .secure]))
  }

  /// Any command; one that edits more often than one that moves.
  mutating func command() -> TextCommand {
    let offset = Int.random(in: -1...20, using: &self)
    let direction = pick(TextDirection.allCases)
    let extending = Bool.random(using: &self)
    return pick([
      .insert(text(of: 1...1)), .insert(text(of: 1...1)), .insert(text(of: 0...3)), .insertNewline,
      .paste(text(of: 0...8)), .deleteBackward, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteWordForward, .deleteToLineStart, .deleteToLineEnd,
      .move(by: pick(TextUnit.allCases), direction, extending: extending),
      .move(by: pick(TextUnit.allCases), direction, extending: extending),
      .move(by: .character, direction, extending: extending),
      .selectAll, .undo, .undo, .redo, .cut, .copy,
      .compose(text(of: 0...2)), .compose(text(of: 1...2), caret: offset), .commit(text(of: 0...2)),
      .place(at: offset, extending: extending), .place(at: offset, extending: true),
      .selectWord(at: offset), .selectLine(at: offset),
    ])
  }
}
