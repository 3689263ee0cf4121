import FoveaRuntime

extension ScriptParser {
  /// The action that a word begins; `nil` if there is none.
  static func action(
    _ verb: String, _ words: inout ScriptWords
  ) throws(StepError) -> ScriptStep.Action? {
    switch verb {
    case "press":
      let (key, modifiers) = try ScriptKeys.key(try words.text("a key, such as tab or shift+tab"))
      return .press(key, modifiers, times: try words.times())
    case "type": return .type(try words.string())
    case "paste": return .paste(try words.string())
    case "click": return .click(try words.name())
    case "tap": return .tap(try words.name())
    case "right-click": return .rightClick(try words.name())
    case "hover": return .hover(try words.name())
    case "drag":
      let name = try words.name()
      return .drag(name, x: try words.number("X in points"), y: try words.number("Y in points"))
    case "long-press":
      let name = try words.name()
      let seconds = words.isEmpty ? 0.6 : try words.number("a number of seconds")
      guard seconds >= 0 else { throw StepError("time does not go back: long-press \(seconds)") }
      return .longPress(name, seconds: seconds)
    case "swipe":
      let word = try words.word("up, down, left or right")
      guard let direction = Screen.Direction(rawValue: word) else {
        throw StepError("swipe wants up, down, left or right, not \(word)")
      }
      return .swipe(direction)
    case "scroll":
      let name = try words.name()
      return .scroll(name, x: try words.number("X in points"), y: try words.number("Y in points"))
    case "key":
      let title = try words.text("the title of a key of the software keyboard")
      return .key(title, times: try words.times())
    case "choose":
      return .choose(menu: try words.string("a menu"), entry: try words.string("an entry"))
    case "back": return .back
    case "reader": return try reader(&words)
    case "window":
      let number = try words.count("the number of a window, from 1 on", atLeast: 1)
      return words.take("close") ? .closeWindow(number) : .window(number)
    case "rotate": return .rotate(try words.number("a number of detents"))
    case "compose": return .compose(try words.string())
    case "commit": return .commit(try words.string())
    case "resize":
      let width = try words.number("a width in points")
      let height = try words.number("a height in points")
      let sizes = Device.sizes
      guard sizes.contains(width), sizes.contains(height) else {
        throw StepError(
          "resize wants sizes from \(Screen.number(sizes.lowerBound)) to "
            + "\(Screen.number(sizes.upperBound)) points")
      }
      return .resize(width: width, height: height)
    case "advance":
      let seconds = try words.number("a number of seconds")
      guard seconds >= 0 else { throw StepError("time does not go back: advance \(seconds)") }
      return .advance(seconds)
    case "background": return .background(true)
    case "foreground": return .background(false)
    default: return nil
    }
  }

  private static func reader(_ words: inout ScriptWords) throws(StepError) -> ScriptStep.Action {
    if words.take("on") { return .reader(isOn: true) }
    if words.take("off") { return .reader(isOn: false) }
    return .readerGoes(try words.name())
  }
}

/// Keys as scripts name them.
enum ScriptKeys {
  private static let named: [String: Screen.Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "select": .select, "menu": .menu,
    "play": .playPause, "tab": .tab, "return": .return, "escape": .escape, "space": .space,
    "delete": .delete, "forward-delete": .forwardDelete, "home": .home, "end": .end,
    "page-up": .pageUp, "page-down": .pageDown,
  ]
  private static let modifiers: [String: Screen.Modifiers] = [
    "shift": .shift, "ctrl": .control, "opt": .option, "cmd": .command,
  ]

  /// A key with what is held beside it: `tab`, `shift+tab`, `cmd+z`, `a`.
  static func key(_ text: String) throws(StepError) -> (Screen.Key, Screen.Modifiers) {
    var held: Screen.Modifiers = []
    var rest = text[...]
    while let plus = rest.dropFirst().firstIndex(of: "+") {
      guard let modifier = modifiers[String(rest[..<plus])] else { break }
      held.insert(modifier)
      rest = rest[plus...].dropFirst()
    }
    if let key = named[String(rest)] { return (key, held) }
    guard rest.count == 1, var character = rest.first else {
      throw StepError(
        "there is no key \(text); keys are \(named.keys.sorted().joined(separator: " ")), "
          + "a character, and these with shift+ ctrl+ opt+ cmd+")
    }
    // Shift makes another character of the key, and a capital needs it.
    if held.contains(.shift), let capital = character.uppercased().first { character = capital }
    if character.isUppercase { held.insert(.shift) }
    return (Screen.Key(character), held)
  }
}
