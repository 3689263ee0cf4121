/// The tokens of one step, read from left to right.
struct ScriptWords {
  /// What the step begins with, for messages.
  let step: String
  private var tokens: ArraySlice<ScriptToken>

  init(_ step: String, _ tokens: ArraySlice<ScriptToken>) {
    self.step = step
    self.tokens = tokens
  }

  var isEmpty: Bool { tokens.isEmpty }
  var first: ScriptToken? { tokens.first }

  /// The next token, which must be there.
  mutating func next(_ wanted: String) throws(StepError) -> ScriptToken {
    guard let token = tokens.popFirst() else {
      throw StepError("\(step) wants \(wanted)")
    }
    return token
  }

  /// A bare word.
  mutating func word(_ wanted: String) throws(StepError) -> String {
    let token = try next(wanted)
    guard !token.isQuoted, token.ordinal == nil else {
      throw StepError("\(step) wants \(wanted), not \(token.written)")
    }
    return token.text
  }

  /// The next token where it is this bare word.
  mutating func take(_ word: String) -> Bool {
    guard let token = tokens.first, !token.isQuoted, token.text == word, token.ordinal == nil
    else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func string(_ wanted: String = "a text in quotes") throws(StepError) -> String {
    let token = try next(wanted)
    guard token.isQuoted, token.ordinal == nil else {
      throw StepError("\(step) wants \(wanted), not \(token.written)")
    }
    return token.text
  }

  /// A text, bare or in quotes.
  mutating func text(_ wanted: String) throws(StepError) -> String {
    let token = try next(wanted)
    guard token.ordinal == nil else {
      throw StepError("\(step) wants \(wanted), not \(token.written)")
    }
    return token.text
  }

  /// A name in quotes, or a kind without them.
  mutating func name() throws(StepError) -> ViewName {
    let token = try next("a name, such as \"Email\" or list")
    guard token.isQuoted || Self.kinds.contains(token.text) else {
      throw StepError(
        "\(token.text) is no kind of view; a name stands in quotes, "
          + "and kinds are \(Self.kinds.joined(separator: " "))")
    }
    return ViewName(token.text, isKind: !token.isQuoted, ordinal: token.ordinal ?? 1)
  }

  mutating func number(_ wanted: String) throws(StepError) -> Double {
    let token = try next(wanted)
    guard !token.isQuoted, let number = Double(token.text), number.isFinite else {
      throw StepError("\(step) wants \(wanted), not \(token.written)")
    }
    return number
  }

  /// A whole number that is not below a limit.
  mutating func count(_ wanted: String, atLeast least: Int = 0) throws(StepError) -> Int {
    let token = try next(wanted)
    guard !token.isQuoted, let number = Int(token.text), number >= least else {
      throw StepError("\(step) wants \(wanted), not \(token.written)")
    }
    return number
  }

  /// How often: 1 where nothing is said.
  mutating func times() throws(StepError) -> Int {
    isEmpty ? 1 : try count("how often, from 1 on", atLeast: 1)
  }

  /// Nothing may follow.
  func end() throws(StepError) {
    if let token = tokens.first {
      throw StepError("\(step) wants nothing more, but \(token.written) follows")
    }
  }

  /// The kinds by which a control without a name is called.
  static let kinds = [
    "list", "editor", "search", "field", "button", "link", "toggle", "slider", "stepper",
    "picker", "menu", "image", "progress", "scroll", "row", "tab", "dialog", "alert", "view",
  ]
}
