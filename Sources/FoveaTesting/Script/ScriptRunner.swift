import FoveaText
import FoveaUI

/// Runs scripts on a screen, and prints each step and what followed.
@MainActor
package final class ScriptRunner {
  private(set) var screen: Screen
  let host: (any ScriptHost)?
  private let output: (String) -> Void
  private(set) var passed = 0
  private(set) var failed = 0
  /// Issues that a claim has counted already.
  var issuesSeen = 0
  /// What stopped the script.
  private(set) var error: ScriptError?
  private let lines: [ScriptParser.Line]
  private var position = 0

  init(
    _ text: String, screen: Screen, host: (any ScriptHost)?, output: @escaping (String) -> Void
  ) {
    lines = ScriptParser.lines(of: text)
    self.screen = screen
    self.host = host
    self.output = { output($0.displayed(as: .output)) }
  }

  /// Runs a script in a program; tasks on the main actor run between the steps.
  ///
  /// Only for the main thread outside of its queue, which the run serves.
  ///
  /// - Parameters:
  ///   - host: the windows and menus of the program.
  ///   - output: takes one line of what is printed.
  ///   - errors: takes the line that says why the script cannot go on.
  ///   - last: told the screen as the script leaves it.
  /// - Returns: the exit code: 0 if all claims held, 1 if one failed, 65 if the script is wrong.
  package static func run(
    text: String, screen: Screen, host: (any ScriptHost)? = nil, output: @escaping (String) -> Void,
    errors: (String) -> Void, last: (Screen) -> Void = { _ in }
  ) -> Int32 {
    let runner = ScriptRunner(text, screen: screen, host: host, output: output)
    MainQueue.drain(for: runner.screen)
    while let step = runner.begin() {
      if case .action(.advance(let seconds)) = step {
        MainQueue.advance(seconds, on: runner.screen)
      } else {
        MainQueue.drain(for: runner.screen)
      }
      runner.finish(step)
    }
    if let error = runner.error { errors(error.description) }
    output("\(runner.passed) passed, \(runner.failed) failed")
    last(runner.screen)
    return runner.exitCode
  }

  /// Runs a script in a test, where others serve the main queue.
  func run() async {
    await screen.settle()
    while let step = begin() {
      if case .action(.advance(let seconds)) = step { await screen.wait(seconds) }
      await screen.settle()
      finish(step)
    }
    output("\(passed) passed, \(failed) failed")
  }

  var exitCode: Int32 { error != nil ? 65 : failed > 0 ? 1 : 0 }

  // MARK: Steps

  /// Takes the next step and does what it does; `nil` when the script is over or cannot go on.
  private func begin() -> ScriptStep? {
    guard error == nil, position < lines.count else { return nil }
    let line = lines[position]
    do throws(StepError) {
      let step = try line.step.get()
      if case .action(let action) = step {
        watch(for: position + 1)
        try act(action)
      }
      return step
    } catch {
      self.error = ScriptError(line: line.number, message: error.message)
      return nil
    }
  }

  /// Prints a step and what followed.
  private func finish(_ step: ScriptStep) {
    if let active = host?.activeScreen { screen = active }
    let line = lines[position]
    position += 1
    do throws(StepError) {
      switch step {
      case .action: output(report(line))
      case .claim(let claim): count(try judge(claim), line)
      case .never(let claim): count(try judgeNever(claim), line)
      case .show(let look):
        let text = try show(look)
        output(report(line))
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
          output(String(row))
        }
      }
    } catch {
      self.error = ScriptError(line: line.number, message: error.message)
    }
  }

  private func report(_ line: ScriptParser.Line) -> String {
    "\(line.text) -> \((screen.focus ?? "none").displayed(as: .name))"
  }

  /// Notes whether a claim held.
  ///
  /// - Parameter answer: what is so instead; `nil` where the claim holds.
  private func count(_ answer: String?, _ line: ScriptParser.Line) {
    if let answer {
      failed += 1
      output("\(report(line)) FAILED: is \(answer.displayed(as: .name))")
    } else {
      passed += 1
      output(report(line))
    }
  }

  func use(_ screen: Screen) { self.screen = screen }

  // MARK: Never

  /// Has each frame of the next action asked for the claims that no frame may hold.
  private func watch(for start: Int) {
    screen.stopWatching()
    for line in lines[start...] {
      guard case .success(let step) = line.step else { return }
      if case .action = step { return }
      guard case .never(let claim) = step else { continue }
      screen.watch(Self.key(claim)) { [weak self] _ in
        guard let self else { return nil }
        do throws(StepError) { return try self.judge(claim) == nil ? "held" : nil } catch {
          return nil
        }
      }
    }
  }

  private func judgeNever(_ claim: ScriptStep.Claim) throws(StepError) -> String? {
    let key = Self.key(claim)
    guard let index = screen.frames.firstIndex(where: { $0.values[key] == "held" }) else {
      return nil
    }
    return "so in frame \(index + 1) of \(screen.frames.count)"
  }

  private static func key(_ claim: ScriptStep.Claim) -> String { "never \(claim)" }
}

extension Screen {
  /// Runs a script on this screen and answers what it printed.
  ///
  ///     let report = await screen.run(script: """
  ///       press tab
  ///       expect focus "Email"
  ///       """)
  ///     #expect(report.failed == 0)
  public func run(script text: String) async -> ScriptReport {
    var printed: [String] = []
    let runner = ScriptRunner(text, screen: self, host: nil) { printed.append($0) }
    await runner.run()
    return ScriptReport(
      output: printed.joined(separator: "\n"), passed: runner.passed, failed: runner.failed,
      error: runner.error?.description.displayed(as: .name))
  }

  /// What a script came to.
  public struct ScriptReport: Hashable, Sendable {
    /// Each step and what followed, and the sums.
    public var output: String
    public var passed: Int
    public var failed: Int
    /// Why the script could not go on, with the number of the line; `nil` if it could.
    public var error: String?
  }
}
