import FoveaText
import LawFixtures
import Testing

/// Given a text with anything in it, when it leaves the program, then it is…
@Suite("A text that leaves")
struct DisplayFormTests {
  @Test(
    "cannot command a terminal",
    arguments: [
      ("red: \u{1B}[31m", "red: ␛[31m"), ("\u{0}\u{7}\u{8}\u{7F}", "␀␇␈␡"),
      ("\u{9B}2J\u{9D}0;x\u{9C}", "\u{FFFD}2J\u{FFFD}0;x\u{FFFD}"),
      ("\u{B}\u{C}\u{85}", "␋␌\u{FFFD}"), ("naïve 👩‍👩‍👧‍👦 “x”", "naïve 👩‍👩‍👧‍👦 “x”"),
    ], [DisplayForm.output, .name, .lines, .line])
  func commands(_ text: (told: String, shown: String), _ form: DisplayForm) {
    #expect(text.told.displayed(as: form) == text.shown)
  }

  @Test("is on one line as a name, on its own ones otherwise")
  func breaks() {
    let text = "a\nb\r\nc\rd\u{2028}e\u{2029}f\tg"
    #expect(text.displayed(as: .output) == "a\nb\nc\nd\ne\nf\tg")
    #expect(text.displayed(as: .lines) == "a\nb\nc\nd\ne\nf\tg")
    #expect(text.displayed(as: .line) == "a b c d e f\tg")
    #expect(text.displayed(as: .name) == "a b c d e f g")
  }

  @Test(
    "says what it seems to say: nothing in it turns what is written around",
    arguments: [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}",
      "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    ])
  func directions(_ mark: String) {
    let text = "invoice\(mark)fdp.exe"
    #expect(text.displayed(as: .output) == "invoice\u{FFFD}fdp.exe")
    #expect(text.displayed(as: .name) == "invoice\u{FFFD}fdp.exe")
    #expect(text.displayed(as: .line) == text, "a view places its characters itself")
  }

  @Test("keeps what joins letters and makes families")
  func joiners() {
    for text in ["می\u{200C}خواهم", "👩\u{200D}👧", "क\u{94D}\u{200D}ष", "e\u{301}"] {
      #expect(text.displayed(as: .output) == text)
    }
  }

  @Test(
    "has one Character for each of the text, none of which is a control",
    arguments: Law.seeds(20))
  func law(seed: UInt64) {
    var dice = Dice(seed: seed)
    let forms = [DisplayForm.output, .name, .lines, .line]
    for _ in 1...50 {
      let text = String(
        String.UnicodeScalarView((0..<dice.roll(0..<12)).map { _ in Self.scalar(&dice) }))
      for form in forms {
        let shown = text.displayed(as: form)
        #expect(shown.count == text.count, "seed \(seed): \(text.debugDescription)")
        #expect(shown.displayed(as: form) == shown, "seed \(seed): \(text.debugDescription)")
        let wrong = shown.unicodeScalars.filter { form.sign(for: $0) != nil }
        #expect(wrong.isEmpty, "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  /// Controls, marks and signs at the edges of the rule more often than letters.
  private static func scalar(_ dice: inout Dice) -> Unicode.Scalar {
    let ranges: [Range<Int>] = [
      0..<0x100, 0x300..<0x310, 0x600..<0x640, 0x2000..<0x2070, 0xFE00..<0xFE10,
      0xFFE0..<0x1_0010, 0x1_F468..<0x1_F470, 0x1_F3FB..<0x1_F400,
    ]
    return Unicode.Scalar(UInt32(dice.roll(dice.pick(ranges)))) ?? "\u{FFFD}"
  }
}
