import FoveaGeometry
import FoveaScene
import LawFixtures
import Testing

@Suite("A measured text")
struct ColumnMeasurerTests {
  private let measurer = ColumnMeasurer { $0 == "日" ? 2 : 1 }

  private func text(_ dice: inout Dice) -> StyledText {
    let pieces = ["a", "word", " ", "  ", "\n", "日", "…", "a-b", "long, long sentence"]
    let fonts = [10.0, 17, 28].map { FontDescription(size: $0) }
    let runs = (0..<dice.roll(1..<4)).map { _ in
      TextRun(
        (0..<dice.roll(0..<6)).map { _ in dice.pick(pieces) }.joined(), font: dice.pick(fonts))
    }
    return StyledText(
      runs: runs, alignment: dice.pick([.left, .center, .right]),
      truncation: dice.pick([.head, .middle, .tail]), lineLimit: dice.pick([nil, 1, 2]),
      reservedLines: dice.roll(0..<4))
  }

  @Test(
    "is as large as its layout, whose lines need not be put together", arguments: Law.seeds(200))
  func size(seed: UInt64) {
    var dice = Dice(seed: seed)
    let text = text(&dice)
    for width in [0, 10, 35, 80, 200, Double.infinity] {
      let height = dice.pick([0, 20, 30, 60, .infinity])
      let layout = measurer.layout(text, width: width, height: height)
      let size = measurer.size(of: text, width: width, height: height)
      #expect(abs(size.width - layout.size.width) < 1e-9, "seed \(seed), width \(width)")
      #expect(abs(size.height - layout.size.height) < 1e-9, "seed \(seed), width \(width)")
    }
  }
}
