import FoveaTextEditing
import Testing

/// Given a text, when an input method composes, then the marked text is…
@Suite("Marked text")
struct ComposingTests {
  @Test("takes the place of the selection, then of itself, until it is committed")
  func compose() {
    var text = EditableText(drawing: "a[b|c")
    text.perform(.compose("に"))
    #expect(text.drawing == "aに|c")
    #expect(text.markedCharacters == 1..<2)
    text.perform(.compose("にほん"))
    #expect(text.drawing == "aにほん|c")
    #expect(text.markedCharacters == 1..<4)
    text.perform(.commit("日本"))
    #expect(text.drawing == "a日本|c")
    #expect(text.markedCharacters == nil)
  }

  @Test("is one step of undo, with the selection it replaced")
  func undo() {
    let text = EditableText(drawing: "a[b|c").performing(
      .compose("に"), .compose("にほん"), .commit("日本"))
    #expect(text.performing(.undo).drawing == "a[b|c")
    #expect(text.performing(.undo, .redo).drawing == "a日本|c")
  }

  @Test("leaves no trace when it is given up")
  func cancel() {
    var text = EditableText("ab").performing(.compose("x"), .compose(""))
    #expect(text.drawing == "ab|")
    #expect(text.markedCharacters == nil)
    #expect(text.perform(.undo) == .unused)
    let commit = EditableText("ab").performing(.compose("x"), .commit(""))
    #expect(commit.drawing == "ab|")
  }

  @Test("stays as it is when a person does something else")
  func interrupted() {
    let text = EditableText("ab").performing(.compose("xy"), .move(by: .character, .backward))
    #expect(text.drawing == "abx|y")
    #expect(text.markedCharacters == nil)
    #expect(text.performing(.undo).drawing == "ab|")
  }

  @Test("is typed over")
  func typedOver() {
    let text = EditableText("ab").performing(.compose("xy"), .insert("z"))
    #expect(text.drawing == "abz|")
    #expect(text.performing(.undo).drawing == "ab|")
  }

  @Test("is taken back by undo while it is being composed")
  func undoWhileComposing() {
    var text = EditableText("ab").performing(.insert("c"), .compose("xy"))
    #expect(text.canUndo)
    text.perform(.undo)
    #expect(text.drawing == "abc|")
    #expect(text.markedCharacters == nil)
  }

  @Test("shows the caret inside where the input method wants it", arguments: -1...4)
  func caret(_ offset: Int) {
    let text = EditableText("ab").performing(.compose("xyz", caret: offset))
    #expect(text.caretOffset == 2 + min(max(offset, 0), 3))
    #expect(text.performing(.compose("x")).drawing == "abx|")
  }

  @Test("joins what stands before it and comes apart again")
  func joins() {
    var text = EditableText("e")
    text.perform(.compose("\u{301}"))
    #expect(text.text.count == 1)
    #expect(text.caretOffset == 1)
    #expect(text.markedCharacters == 0..<1)
    text.perform(.compose("x"))
    #expect(text.drawing == "ex|")
    text.perform(.compose("ᄒ"))
    text.perform(.compose("ᄒ\u{1161}"))
    text.perform(.compose("ᄒ\u{1161}\u{11AB}"))
    #expect(text.markedCharacters == 1..<2)
    #expect(text.performing(.commit("한"), .undo).drawing == "e|")
  }

  @Test("joins what stands behind it")
  func joinsNext() {
    let text = EditableText("\u{301}x").performing(.place(at: 0), .compose("cafe"))
    #expect(text.markedCharacters == 0..<4)
    #expect(text.caretOffset == 4)
    #expect(text.performing(.compose("")).caretOffset == 0)
  }

  @Test("takes line breaks as spaces on a single line")
  func oneLine() {
    #expect(EditableText().performing(.compose("a\nb")).text == "a b")
  }

  @Test("says so when only its mark went")
  func outcome() {
    var text = EditableText("ab").performing(.compose("x"))
    let outcome = text.perform(.move(by: .document, .forward))
    #expect(outcome == EditOutcome(isUsed: true, textChanged: false, selectionChanged: true))
  }
}
