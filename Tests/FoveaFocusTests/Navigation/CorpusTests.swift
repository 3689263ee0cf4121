import Foundation
import FoveaFocus
import Testing

@testable import focus_cases

/// Given the layouts of other engines, then ours…
@Suite("The corpus")
struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora/Directional")

  /// Which of the answers of those that move diagonally too `reach` gives; the rest are conflicts.
  static let reached = [
    "android-cts": 12, "android-focusfinder": 51, "chromium-web-tests": 152,
    "compose-enter-exit": 30, "compose-exit": 12, "compose-initial": 13,
    "compose-three-items": 268, "compose-two-items": 536, "flutter-directional": 39,
    "flutter-order": 1, "flutter-scroll": 88, "ours-invariants": 2, "swifttui": 8,
    "tvos-documented": 4,
    "wicg-internal": 37, "wicg-ux": 14,
  ]

  static let all = reached.keys.sorted() + ["talk"]

  @Test("gives every strict answer", arguments: all)
  func strict(name: String) throws {
    let checks = try checks(of: name, policy: .strict)
    #expect(!checks.isEmpty)
    #expect(checks.filter { !$0.isPassed }.map(\.description) == [])
  }

  @Test("misses only what is disputed when it may reach", arguments: reached)
  func reach(name: String, hits: Int) throws {
    let checks = try checks(of: name, policy: .reach)
    #expect(checks.count(where: \.isPassed) >= hits)
    let undisputed = checks.filter { !$0.isPassed && $0.conflict == nil }
    #expect(undisputed.map(\.description) == [])
  }

  private func checks(of name: String, policy: MovePolicy) throws -> [Check] {
    let url = Self.folder.appending(path: "\(name).json")
    return try CaseFile(at: url).cases.flatMap { try $0.checks(policy: policy) }
  }
}

/// Given a command line, then `focus-cases`…
@Suite("The command focus-cases")
struct CommandTests {
  @Test("takes files, a policy and --list")
  func options() throws {
    let command = try Command(["a.json", "--policy", "reach", "--list", "b"])
    #expect(command.paths == ["a.json", "b"])
    #expect(command.policy == .reach && command.listsAll)
  }

  @Test(
    "tells in one line what it does not understand",
    arguments: [["--frob"], [], ["--policy"], ["--policy", "loose", "x"]])
  func mistakes(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Command(arguments) }
    #expect(error?.message.contains("\n") == false)
  }
}
