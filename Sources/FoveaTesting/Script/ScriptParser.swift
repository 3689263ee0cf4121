/// Reads scripts: text, one step a line.
enum ScriptParser {
  /// A line that holds a step.
  struct Line {
    let number: Int
    /// The step as it was written.
    let text: String
    let step: Result<ScriptStep, StepError>
  }

  /// The steps of a script; a line that is wrong is told when its turn comes.
  static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do throws(StepError) {
        guard let step = try step(in: String(raw)) else { continue }
        lines.append(Line(number: index + 1, text: String(raw), step: .success(step)))
      } catch {
        lines.append(Line(number: index + 1, text: String(raw), step: .failure(error)))
      }
    }
    return lines
  }

  /// The step of a line; `nil` for a blank one or a comment.
  static func step(in line: String) throws(StepError) -> ScriptStep? {
    let tokens = try ScriptLexer.tokens(of: line)
    guard let first = tokens.first else { return nil }
    guard !first.isQuoted, first.ordinal == nil else {
      throw StepError("a step begins with a word such as press, click or expect")
    }
    var words = ScriptWords(first.text, tokens.dropFirst())
    let step = try step(first.text, &words)
    try words.end()
    return step
  }

  private static func step(
    _ verb: String, _ words: inout ScriptWords
  ) throws(StepError) -> ScriptStep {
    switch verb {
    case "expect": return try expectation(&words)
    case "show": return .show(try look(&words))
    default:
      guard let action = try action(verb, &words) else {
        throw StepError("there is no step \(verb); steps are \(steps.joined(separator: " "))")
      }
      return .action(action)
    }
  }

  private static let steps = [
    "press", "type", "paste", "click", "tap", "right-click", "long-press", "drag", "hover",
    "swipe", "scroll", "key", "choose", "back",
    "reader", "window", "rotate", "compose", "commit", "resize", "advance", "background",
    "foreground", "expect", "show",
  ]

  private static func look(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Look {
    let wanted = "screen, focus, accessibility or why KEY"
    switch try words.word(wanted) {
    case "screen": return .screen
    case "focus": return .focus
    case "accessibility": return .accessibility
    case "why":
      let (key, _) = try ScriptKeys.key(try words.text("a key"))
      guard key.direction != nil else {
        throw StepError("show why explains up, down, left and right")
      }
      return .why(key)
    case let other: throw StepError("show wants \(wanted), not \(other)")
    }
  }
}
