import FoveaTextEditing
import LawFixtures
import Testing

/// Given a text with anything in it, when it is drawn, then what a renderer gets is…
@Suite("The displayed text")
struct DisplayTests {
  @Test(
    "shows control characters as signs",
    arguments: [
      ("red: \u{1B}[31m", "red: ␛[31m"), ("\u{0}\u{7}\u{8}\u{7F}", "␀␇␈␡"),
      ("\u{9B}31m\u{9D}", "\u{FFFD}31m\u{FFFD}"), ("a\tb", "a\tb"), ("naïve", "naïve"),
      ("\u{A0}“—” 👩‍👩‍👧‍👦", "\u{A0}“—” 👩‍👩‍👧‍👦"), ("\u{B}\u{C}\u{85}", "␋␌\u{FFFD}"),
    ])
  func signs(_ text: String, _ shown: String) {
    for kind in [EditableText.Kind.singleLine, .multiline] {
      #expect(EditableText(text, kind: kind).displayText == shown)
    }
  }

  @Test("shows line breaks as one sort on many lines, as spaces on one")
  func breaks() {
    let text = "a\nb\r\nc\rd\u{2028}e\u{2029}f"
    #expect(EditableText(text, kind: .multiline).displayText == "a\nb\nc\nd\ne\nf")
    #expect(EditableText(text, kind: .singleLine).displayText == "a b c d e f")
  }

  @Test(
    "keeps a mark without a letter off the sign beside it",
    arguments: [
      ("\u{1B}\u{301}", "␛\u{25CC}\u{301}"), ("\u{600}\u{1B}", "\u{600}\u{25CC}␛"),
      ("\u{1B}\u{200D}👩", "␛\u{25CC}\u{200D}👩"), ("e\u{301}\u{1B}", "e\u{301}␛"),
    ])
  func marks(_ text: String, _ shown: String) {
    #expect(text.displayed(onOneLine: false) == shown)
    #expect(shown.count == text.count)
  }

  @Test(
    "never commands a terminal, and has one Character for each of the text",
    arguments: Law.seeds(40))
  func law(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 1...50 {
      let text = dice.text(of: 0...12)
      for onOneLine in [true, false] {
        let shown = text.displayed(onOneLine: onOneLine)
        #expect(shown.count == text.count, "seed \(seed): \(text.debugDescription)")
        let commands = shown.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\t" && (onOneLine || $0 != "\n")
        }
        #expect(commands.isEmpty, "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  @Test("of a hostile paste is text")
  func hostile() {
    let hostile = "\u{1B}]52;c;ZXZpbA==\u{7}\u{1B}[2J\u{1B}[201~\u{90}q\u{9C}"
    let text = EditableText().performing(.paste(hostile))
    #expect(text.text == hostile)
    #expect(text.displayText == "␛]52;c;ZXZpbA==␇␛[2J␛[201~\u{FFFD}q\u{FFFD}")
    #expect(text.caretOffset == text.displayText.count)
  }
}
