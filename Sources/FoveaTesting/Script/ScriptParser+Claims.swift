extension ScriptParser {
  static func expectation(_ words: inout ScriptWords) throws(StepError) -> ScriptStep {
    guard words.take("never") else { return .claim(try claim(&words)) }
    let claim = try claim(&words)
    switch claim {
    case .focus, .value, .visible: return .never(claim)
    default: throw StepError("expect never wants focus, value or visible")
    }
  }

  private static func claim(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Claim {
    let word = try words.word("a claim: \(claims.joined(separator: " "))")
    switch word {
    case "focus": return .focus(words.take("none") ? nil : try words.name())
    case "reader": return .reader(words.take("none") ? nil : try words.name())
    case "value":
      return .value(try words.word("a property"), try words.text("a value"))
    case "text": return .text(try words.name(), try words.string())
    case "visible": return try visible(&words)
    case "gone": return .gone(try words.string())
    case "order": return try order(&words)
    case "offset":
      let name = try words.name()
      return .offset(name, x: try words.number("X in points"), y: try words.number("Y in points"))
    case "issues": return .issues(try words.count("how many"))
    case "enabled": return try enabled(true, &words)
    case "disabled": return try enabled(false, &words)
    case "border": return try border(&words)
    case "caret": return .caret(try words.name(), try words.count("an offset in characters"))
    case "keyboard": return .keyboard(try keyboard(&words))
    case "reachable": return .reachable(try words.name(), true)
    case "unreachable": return .reachable(try words.name(), false)
    case "work": return try work(&words)
    default:
      throw StepError(
        "there is no claim \(word); claims are \(claims.joined(separator: " "))")
    }
  }

  private static let claims = [
    "focus", "value", "text", "visible", "gone", "never", "order", "offset", "reader", "issues",
    "enabled", "disabled", "border", "caret", "keyboard", "unreachable", "reachable", "work",
  ]

  /// `visible "TEXT"`, or `visible NAME whole`.
  private static func visible(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Claim {
    guard let token = words.first else { throw StepError("expect visible wants a text in quotes") }
    let name = try words.name()
    if words.take("whole") { return .whole(name) }
    guard token.isQuoted, token.ordinal == nil else {
      throw StepError("expect visible wants a text in quotes, or a name and whole")
    }
    return .visible(token.text)
  }

  private static func order(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Claim {
    var names = [try words.name(), try words.name()]
    while !words.isEmpty { names.append(try words.name()) }
    return .order(names)
  }

  private static func enabled(
    _ isEnabled: Bool, _ words: inout ScriptWords
  ) throws(StepError) -> ScriptStep.Claim {
    let name = try words.name()
    if words.isEmpty { return .enabled(name, isEnabled) }
    return .entryEnabled(menu: name.text, entry: try words.string("an entry"), isEnabled)
  }

  private static func border(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Claim {
    let name = try words.name()
    if words.take("none") { return .noBorder(name) }
    let color = try words.text("a colour, or none")
    return .border(name, color: color, width: try words.number("a width in points"))
  }

  private static func keyboard(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Keyboard
  {
    let wanted = "hidden, shown, return \"TITLE\", type NAME or content NAME"
    switch try words.word(wanted) {
    case "hidden": return .hidden
    case "shown": return .shown
    case "return": return .returnKey(try words.text("a title"))
    case "type": return .type(try words.text("a keyboard type"))
    case "content": return .content(try words.text("a content type"))
    case let other: throw StepError("expect keyboard wants \(wanted), not \(other)")
    }
  }

  private static func work(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Claim {
    let names = ScriptStep.Counter.allCases.map(\.rawValue).joined(separator: ", ")
    let word = try words.word("one of \(names)")
    guard let counter = ScriptStep.Counter(rawValue: word) else {
      throw StepError("expect work wants one of \(names), not \(word)")
    }
    guard words.take("<=") else { throw StepError("expect work \(word) wants <= and a number") }
    return .work(counter, atMost: try words.count("a number"))
  }
}
