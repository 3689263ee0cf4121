/// Chance that comes out the same for the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

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
