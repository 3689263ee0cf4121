import FoveaGeometry
import FoveaText
import FoveaUI

extension ScriptRunner {
  func act(_ action: ScriptStep.Action) throws(StepError) {
    switch action {
    case .press(let key, let modifiers, let times): screen.press(key, modifiers, times: times)
    case .type(let text): screen.type(text)
    case .paste(let text): screen.paste(text)
    case .click(let name): try allowing { try screen.click(name) }
    case .tap(let name): try allowing { try screen.click(name, isTouch: true) }
    case .rightClick(let name): try allowing { try screen.rightClick(name) }
    case .longPress(let name, let seconds):
      try allowing { try screen.longPress(name, seconds: seconds) }
    case .drag(let name, let x, let y):
      try allowing { try screen.drag(name, by: Point(x: x, y: y)) }
    case .hover(let name): try allowing { try screen.hover(name) }
    case .swipe(let direction): screen.swipe(direction)
    case .scroll(let name, let x, let y):
      let element = try find(name)
      try allowing { try screen.scroll(element, x: x, y: y) }
    case .key(let title, let times):
      try allowing { try screen.pressSoftwareKey(title, times: times) }
    case .choose(let menu, let entry):
      guard try isEnabled(menu, entry) else {
        throw StepError("\(Quoted(entry)) in menu \(Quoted(menu)) is disabled")
      }
      screen.perform { host?.choose(menu: menu, entry: entry) }
    case .back: screen.back()
    case .reader(let isOn): screen.runReader(isOn)
    case .readerGoes(let name):
      let element = try find(name)
      try allowing { try screen.readerGoes(to: element) }
    case .window(let number):
      guard let window = host?.openWindow(number) else {
        throw StepError("this program opens no window \(number)")
      }
      use(window)
    case .closeWindow(let number):
      guard let window = host?.closeWindow(number) else {
        throw StepError("there is no window \(number)")
      }
      use(window)
    case .rotate(let detents): screen.rotate(detents)
    case .compose(let text): screen.compose(text)
    case .commit(let text): screen.commit(text)
    case .resize(let width, let height): screen.resize(width: width, height: height)
    // Time passes while the step is run: see `ScriptRunner.run`.
    case .advance: break
    case .background(let isInBackground): screen.setBackground(isInBackground)
    }
  }

  /// The view that a script names.
  func find(_ name: ViewName) throws(StepError) -> AccessibilityElement {
    do throws(Screen.NoSuchView) { return try screen.find(name) } catch {
      throw StepError(error.description)
    }
  }

  func isEnabled(_ menu: String, _ entry: String) throws(StepError) -> Bool {
    guard let host else { throw StepError("a screen without a program has no command menus") }
    guard let isEnabled = host.isEnabled(menu: menu, entry: entry) else {
      throw StepError("there is no entry \(Quoted(entry)) in a menu \(Quoted(menu))")
    }
    return isEnabled
  }

  /// Does what a screen may refuse.
  func allowing<Result>(_ work: () throws -> Result) throws(StepError) -> Result {
    do { return try work() } catch { throw StepError("\(error)") }
  }

  func show(_ look: ScriptStep.Look) throws(StepError) -> String {
    switch look {
    case .screen: screen.picture
    case .focus: screen.focusMap
    case .accessibility: screen.accessibility
    case .why(let key): key.direction.map(screen.why) ?? ""
    }
  }
}
