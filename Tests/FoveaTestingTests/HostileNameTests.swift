@testable import FoveaTesting
import FoveaText
import FoveaUI
import LawFixtures
import Testing

/// Given names that come from anybody's data, when a script tells of them, then a terminal that shows
/// what it printed is told nothing.
@MainActor @Suite("Hostile names in scripts")
struct HostileNameTests {
  nonisolated static let name = "a\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\"\u{301}\\\nb"

  private let screen = Screen {
    VStack {
      Button(Self.name) {}
      TextField("Field", text: .constant(Self.name))
    }
  }

  private func report(_ script: String) async -> String {
    let report = await screen.run(script: script)
    return report.output + (report.error ?? "")
  }

  @Test(
    "are signs on one line, in whatever a step prints",
    arguments: [
      "press tab", "expect focus \"Field\"", "click \"Nobody\"", "show focus", "show accessibility",
      "show screen", "show why up", "expect text \"Field\" \"\"", "expect visible \"\u{1B}[2J\"",
      "dance \u{1B}[2J",
    ])
  func lines(_ step: String) async {
    let printed = await report("press tab\npress tab\n" + step)
    let commands = printed.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0.properties.isBidiControl
    }
    #expect(commands.isEmpty, "\(printed.debugDescription)")
    #expect(!printed.split(separator: "\n").contains { $0.hasPrefix("b") })
  }

  @Test("are written so that a script may name them")
  func quoted() async {
    let told = Quoted(Self.name).description
    let written = ##""a\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\"\##u{301}\\\nb""##
    #expect(told == written)
    let report = await screen.run(script: "click \(told)\nexpect focus \"Field\"")
    #expect(report.error == nil)
  }

  @Test("of any characters are read back as they are", arguments: Law.seeds(20))
  func law(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for _ in 1...20 {
      let scalars = (0..<dice.roll(0..<10)).compactMap { _ in
        Unicode.Scalar(UInt32(dice.roll(dice.pick([0..<0x80, 0x300..<0x310, 0x2000..<0x2070]))))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let tokens = try ScriptLexer.tokens(of: Quoted(text).description)
      #expect(tokens.map(\.text) == [text], "seed \(seed): \(text.debugDescription)")
    }
  }
}
