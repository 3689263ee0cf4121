import FoveaGeometry
import FoveaText
import FoveaUI

extension ScriptRunner {
  /// What is so where a claim does not hold; `nil` where it holds.
  func judge(_ claim: ScriptStep.Claim) throws(StepError) -> String? {
    switch claim {
    case .focus(let name): return try judgeFocus(name)
    case .value(let property, let text):
      guard let value = screen.value(of: property) else {
        throw StepError("no view on screen has a property \(property)")
      }
      return value == text ? nil : value
    case .text(let name, let text):
      let held = try find(name).heldText
      return held == text ? nil : Quoted(held).description
    case .visible(let text): return screen.isVisible(text) ? nil : "not visible"
    case .gone(let text): return screen.isVisible(text) ? "visible" : nil
    case .whole(let name):
      let element = try find(name)
      return screen.isWhole(element) ? nil : "cut at \(Screen.text(element.frame))"
    case .order(let names): return try judgeOrder(names)
    case .offset(let name, let x, let y):
      let element = try find(name)
      let offset = try allowing { try screen.scrollArea(around: element).scrollBox.offset }
      let isThere = abs(offset.x - x) < 0.5 && abs(offset.y - y) < 0.5
      return isThere ? nil : "\(Screen.number(offset.x)) \(Screen.number(offset.y))"
    case .reader(let name):
      let isThere = try name.map(find)?.view === screen.session.tree.reader.view
      return isThere ? nil : screen.reader ?? "none"
    case .issues(let count):
      let new = screen.issues.dropFirst(issuesSeen)
      issuesSeen = screen.issues.count
      if new.count == count { return nil }
      return
        ([String(new.count)] + new.compactMap { $0.split(separator: "\n").first.map(String.init) })
        .joined(separator: "; ")
    case .enabled(let name, let isEnabled):
      let element = try find(name)
      return element.isUsable == isEnabled ? nil : element.isUsable ? "enabled" : "disabled"
    case .entryEnabled(let menu, let entry, let wanted):
      let isEnabled = try isEnabled(menu, entry)
      return isEnabled == wanted ? nil : isEnabled ? "enabled" : "disabled"
    case .border(let name, let color, let width):
      let border = screen.border(of: try find(name))
      if let border, border.style == color, border.width == width { return nil }
      return border.map { "\($0.style) \(Screen.number($0.width))" } ?? "none"
    case .noBorder(let name):
      return screen.border(of: try find(name)).map { "\($0.style) \(Screen.number($0.width))" }
    case .caret(let name, let offset):
      guard let input = try find(name).target?.textInput else {
        throw StepError("\(name) is no field")
      }
      return input.caretOffset == offset ? nil : String(input.caretOffset)
    case .keyboard(let keyboard): return judgeKeyboard(keyboard)
    case .reachable(let name, let wanted):
      let isReachable = screen.isReachable(try find(name))
      return isReachable == wanted ? nil : isReachable ? "reachable" : "unreachable"
    case .work(let counter, let most):
      let count = screen.counters[keyPath: counter.path]
      return count <= most ? nil : String(count)
    }
  }

  private func judgeFocus(_ name: ViewName?) throws(StepError) -> String? {
    guard let name else { return screen.focus }
    if screen.isFocused(name) { return nil }
    _ = try find(name)
    return screen.focus ?? "none"
  }

  private func judgeOrder(_ names: [ViewName]) throws(StepError) -> String? {
    let all = screen.session.tree.accessibilityRoot().all
    var places: [(name: ViewName, place: Int)] = []
    for name in names {
      let element = try find(name).innermost(called: name.text)
      places.append((name, all.firstIndex { $0.view === element.view } ?? all.count))
    }
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0.place < $1.place }
    if isInOrder { return nil }
    return places.sorted { $0.place < $1.place }.map(\.name.description).joined(separator: " ")
  }

  private func judgeKeyboard(_ claim: ScriptStep.Keyboard) -> String? {
    guard let keyboard = screen.keyboard else { return claim == .hidden ? nil : "hidden" }
    switch claim {
    case .hidden: return "shown"
    case .shown: return nil
    case .returnKey(let title):
      return keyboard.returnTitle == title ? nil : Quoted(keyboard.returnTitle).description
    case .type(let type): return keyboard.type == type ? nil : keyboard.type
    case .content(let type):
      return keyboard.contentType == type ? nil : keyboard.contentType ?? "none"
    }
  }
}

extension ScriptStep.Counter {
  var path: KeyPath<Screen.Work, Int> {
    switch self {
    case .bodies: \.bodies
    case .measured: \.measured
    case .placed: \.placed
    case .targets: \.targets
    case .patches: \.patches
    }
  }
}
