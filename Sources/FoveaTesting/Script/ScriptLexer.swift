import FoveaText

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
///
/// It reads scalars: a quotation mark ends a string whatever mark stands above it.
struct ScriptLexer {
  private var rest: Substring.UnicodeScalarView

  static func tokens(of line: String) throws(StepError) -> [ScriptToken] {
    var lexer = ScriptLexer(rest: line[...].unicodeScalars)
    var tokens: [ScriptToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(StepError) -> ScriptToken? {
    rest = rest.drop(while: \.properties.isWhitespace)
    guard let first = rest.first, first != "#" else { return nil }
    var token =
      first == "\"" ? ScriptToken(text: try string(), isQuoted: true) : word()
    token.ordinal = try ordinal()
    if let after = rest.first, !after.properties.isWhitespace, after != "#" {
      throw StepError("a space is missing after \(token.written)")
    }
    return token
  }

  private mutating func word() -> ScriptToken {
    let word = rest.prefix { !$0.properties.isWhitespace && $0 != "\"" && $0 != "#" }
    rest = rest[word.endIndex...]
    return ScriptToken(text: String(word), isQuoted: false)
  }

  /// `#2` right behind a name; anything else after `#` is a comment.
  private mutating func ordinal() throws(StepError) -> Int? {
    guard rest.first == "#" else { return nil }
    let digits = String(rest.dropFirst().prefix { ("0"..."9").contains($0) })
    if digits.isEmpty { return nil }
    guard let number = Int(digits), number > 0 else {
      throw StepError("#\(digits) is no place among several: they count from 1")
    }
    rest = rest.dropFirst(1 + digits.count)
    return number
  }

  private mutating func string() throws(StepError) -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw StepError("a string has no end: \" is missing")
  }

  private mutating func escape() throws(StepError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try scalar()
    case let other:
      throw StepError(
        "\\\(other.map { String($0) } ?? "") is not known in a string; \\\" \\\\ \\n \\t \\u{…} are"
      )
    }
  }

  private mutating func scalar() throws(StepError) -> Unicode.Scalar {
    let digits = rest.dropFirst().prefix(while: \.properties.isASCIIHexDigit)
    guard rest.first == "{", let value = UInt32(String(digits), radix: 16),
      let scalar = Unicode.Scalar(value), rest[digits.endIndex...].first == "}"
    else { throw StepError("\\u wants the number of a character: \\u{1F600}") }
    rest = rest[digits.endIndex...].dropFirst()
    return scalar
  }
}
