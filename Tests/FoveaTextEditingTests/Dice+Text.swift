import LawFixtures

extension Dice {
  /// A text of pieces that like to join their neighbours.
  mutating func text(of lengths: ClosedRange<Int>) -> String {
    let length = Int.random(in: lengths, using: &self)
    return (0..<length).map { _ in pick(Self.pieces) }.joined()
  }

  private static let pieces = [
    "a", "b", " ", ".", "'", "1", "é", "e\u{301}", "\u{301}", "\u{200D}", "👩", "👧", "👍🏽", "🏽",
    "👩‍👩‍👧‍👦", "🇩", "🇪", "🇫🇷", "\u{FE0F}", "☺", "\n", "\r", "\r\n", "\u{2028}", "\t", "\u{1B}", "\u{9B}",
    "ᄒ", "\u{1161}", "\u{11AB}", "한", "م", "َ", "رْ", "\u{600}", "क", "\u{94D}", "ष", "漢", "か", "カ",
    "\u{7F}", "\u{202E}",
  ]
}
