/// A word or a string of a step, and which one of several it names.
struct ScriptToken: Hashable {
  var text: String
  var isQuoted: Bool
  /// The number in `"Delete"#2`; `nil` where there is none.
  var ordinal: Int?

  /// The token as it was written, near enough for a message.
  var written: String {
    (isQuoted ? Quoted(text).description : text) + (ordinal.map { "#\($0)" } ?? "")
  }
}

/// Cuts a line into tokens; a comment ends it.
struct ScriptLexer {
  private var rest: Substring

  static func tokens(of line: String) throws(StepError) -> [ScriptToken] {
    var lexer = ScriptLexer(rest: line[...])
    var tokens: [ScriptToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(StepError) -> ScriptToken? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first, first != "#" else { return nil }
    var token =
      first == "\"" ? ScriptToken(text: try string(), isQuoted: true) : word()
    token.ordinal = try ordinal()
    if let after = rest.first, !after.isWhitespace, after != "#" {
      throw StepError("a space is missing after \(token.written)")
    }
    return token
  }

  private mutating func word() -> ScriptToken {
    let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" }
    rest = rest[word.endIndex...]
    return ScriptToken(text: String(word), isQuoted: false)
  }

  /// `#2` right behind a name; anything else after `#` is a comment.
  private mutating func ordinal() throws(StepError) -> Int? {
    guard rest.first == "#" else { return nil }
    let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return nil }
    guard let number = Int(digits), number > 0 else {
      throw StepError("#\(digits) is no place among several: they count from 1")
    }
    rest = rest[digits.endIndex...]
    return number
  }

  private mutating func string() throws(StepError) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text.append(try escape())
      default: text.append(character)
      }
    }
    throw StepError("a string has no end: \" is missing")
  }

  private mutating func escape() throws(StepError) -> Character {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try scalar()
    case let other:
      throw StepError(
        "\\\(other.map(String.init) ?? "") is not known in a string; \\\" \\\\ \\n \\t \\u{…} are")
    }
  }

  private mutating func scalar() throws(StepError) -> Character {
    let digits = rest.dropFirst().prefix { $0.isHexDigit }
    guard rest.first == "{", let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value), rest[digits.endIndex...].first == "}"
    else { throw StepError("\\u wants the number of a character: \\u{1F600}") }
    rest = rest[digits.endIndex...].dropFirst()
    return Character(scalar)
  }
}
