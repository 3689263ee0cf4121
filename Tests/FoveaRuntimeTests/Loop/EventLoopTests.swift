import Foundation
import Testing

/// Given a loop that waits, when something comes, then it comes back for that and for nothing else.
@Suite("The event loop")
struct EventLoopTests {
  @Test(
    "is woken by what it serves, and by nothing else",
    arguments: [
      // The task or the signal, and one turn to see that the loop is over.
      ("task", most: 2), ("queue", most: 2), ("wake", most: 2), ("sleep", most: 2),
      ("deadline", most: 2), ("timer", most: 3),
      // The task, the deadline that it sets, and one turn for a signal that came twice.
      ("task-then-idle", most: 4),
    ])
  func turns(_ scene: String, most: Int) throws {
    let turns = try #require(try Self.turns(of: scene))
    #expect(turns >= 1)
    #expect(turns <= most)
  }

  /// Runs the probe beside this test bundle.
  private static func turns(of scene: String) throws -> Int? {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("loop-probe")
    process.arguments = [scene]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}
