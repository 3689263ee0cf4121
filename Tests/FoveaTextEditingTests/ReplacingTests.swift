import FoveaTextEditing
import Testing

/// Given a text with focus, when its binding changes, then the caret is…
@Suite("A text that changes elsewhere")
struct ReplacingTests {
  @Test(
    "keeps the caret where it was, as far as it can",
    arguments: [
      ("on|e", "two", "tw|o"), ("one|", "three", "three|"), ("one |two", "x", "x|"),
      ("one|", "", "|"), ("|one", "three", "|three"), ("|", "three", "three|"),
      ("o[n|e", "three", "t[h|ree"), ("[one|", "three", "[three|"),
      ("on|e", "👩‍👩‍👧‍👦🇩🇪e\u{301}", "👩‍👩‍👧‍👦🇩🇪|e\u{301}"),
    ])
  func caret(_ before: String, _ text: String, _ after: String) {
    var edited = EditableText(drawing: before)
    edited.replace(text: text)
    #expect(edited.drawing == after)
  }

  @Test("gives up marked text and what could be undone")
  func forgets() {
    var text = EditableText("one").performing(.insert("!"), .compose("x"))
    text.replace(text: "two")
    #expect(text.markedCharacters == nil)
    #expect(!text.canUndo)
    #expect(text.performing(.commit("y")).text == "twoy")
  }

  @Test("is left alone by an equal text")
  func equal() {
    var text = EditableText("one").performing(.insert("\u{E9}"), .compose("x"))
    let revision = text.revision
    #expect(text.replace(text: "onee\u{301}x") == .unused)
    #expect(text.markedCharacters == 4..<5)
    #expect(text.canUndo)
    #expect(text.revision == revision)
  }
}
