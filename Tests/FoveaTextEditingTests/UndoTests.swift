import FoveaTextEditing
import Testing

/// Given a text that was edited, when a person takes it back, then the text is…
@Suite("Undo")
struct UndoTests {
  @Test("takes back a word at a time, with the space behind it")
  func words() {
    var text = EditableText()
    for command in [TextCommand].typing("one two  three") { text.perform(command) }
    var seen: [String] = []
    while text.perform(.undo).isUsed { seen.append(text.drawing) }
    #expect(seen == ["one two  |", "one |", "|"])
    while text.perform(.redo).isUsed { seen.append(text.drawing) }
    #expect(seen.suffix(3) == ["one |", "one two  |", "one two  three|"])
  }

  @Test("takes back a row of deletions at once")
  func deletions() {
    let backward = EditableText("one two").performing(
      .deleteBackward, .deleteBackward, .deleteBackward)
    #expect(backward.performing(.undo).drawing == "one two|")
    #expect(backward.performing(.undo, .redo).drawing == "one |")
    let forward = EditableText(drawing: "|one two").performing(.deleteForward, .deleteForward)
    #expect(forward.performing(.undo).drawing == "|one two")
    #expect(forward.performing(.undo, .redo).drawing == "|e two")
  }

  @Test("takes back typing and deleting one after the other")
  func mixed() {
    let text = EditableText().performing(.insert("a"), .insert("b"), .deleteBackward, .insert("c"))
    #expect(text.performing(.undo).text == "a")
    #expect(text.performing(.undo, .undo).text == "ab")
    #expect(text.performing(.undo, .undo, .undo).text == "")
  }

  @Test(
    "begins a new step when something came between",
    arguments: [
      TextCommand.move(by: .character, .forward), .place(at: 1), .selectLine(at: 9), .copy,
      .paste(""),
    ])
  func separates(_ command: TextCommand) {
    let text = EditableText().performing(
      .insert("a"), command, .move(by: .document, .forward), .insert("b"), .undo)
    #expect(text.drawing == "a|")
  }

  @Test("makes one step of a replaced selection and what is typed on")
  func typedOver() {
    let text = EditableText(drawing: "a [word| here").performing(.insert("x"), .insert("y"))
    #expect(text.drawing == "a xy| here")
    #expect(text.performing(.undo).drawing == "a [word| here")
  }

  @Test("takes back what joined a neighbour and what came behind it, each for itself")
  func joined() {
    let start = EditableText("\u{301}").performing(.place(at: 0))
    let typed = start.performing(.insert("e"), .insert("x"))
    #expect(typed.text == "e\u{301}x")
    #expect(typed.performing(.undo).text == "e\u{301}")
    #expect(typed.performing(.undo, .undo).text == "\u{301}")
    let erased = EditableText("🇩x🇪yz").performing(
      .place(at: 1), .deleteForward, .deleteForward)
    #expect(erased.drawing == "🇩🇪|z")
    #expect(erased.performing(.undo).text == "🇩🇪yz")
    #expect(erased.performing(.undo, .undo).drawing == "🇩|x🇪yz")
  }

  @Test("keeps a paste apart from typing around it")
  func paste() {
    let text = EditableText().performing(.insert("a"), .paste("b"), .insert("c"))
    #expect(text.performing(.undo).text == "ab")
    #expect(text.performing(.undo, .undo).text == "a")
  }

  @Test("forgets what could be done again once something new is done")
  func forgetsRedo() {
    var text = EditableText().performing(.insert("a"), .undo)
    #expect(text.canRedo)
    text.perform(.insert("b"))
    #expect(!text.canRedo)
    #expect(text.perform(.redo) == .unused)
    #expect(text.performing(.undo).text == "")
  }

  @Test("restores bytes that Swift calls equal to others")
  func bytes() {
    let decomposed = "e\u{301}"
    let text = EditableText(decomposed).performing(.selectAll, .insert("\u{E9}"))
    #expect(text.text.unicodeScalars.count == 1)
    #expect(text.performing(.undo).text.unicodeScalars.count == 2)
  }

  @Test("keeps the newest steps within its limit")
  func limit() {
    var text = EditableText(historyLimit: 100)
    for _ in 1...50 { text.perform(.paste("0123456789")) }
    var steps = 0
    while text.perform(.undo).isUsed { steps += 1 }
    #expect(steps == 10)
    #expect(text.text.utf8.count == 400)
    while text.perform(.redo).isUsed {}
    #expect(text.text.utf8.count == 500)
  }

  @Test("keeps one step, however large")
  func oneLarge() {
    let large = String(repeating: "x", count: 1_000)
    var text = EditableText(historyLimit: 100).performing(.paste("a"), .paste(large))
    #expect(text.perform(.undo).isUsed)
    #expect(text.text == "a")
    #expect(!text.canUndo)
  }

  @Test("keeps a thousand steps, however small")
  func count() {
    var text = EditableText()
    for _ in 1...1_100 { text.perform(.paste("x")) }
    var steps = 0
    while text.perform(.undo).isUsed { steps += 1 }
    #expect(steps == 1_000)
  }
}
