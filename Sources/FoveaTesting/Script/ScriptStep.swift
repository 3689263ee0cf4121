/// One line of a script.
enum ScriptStep: Hashable {
  case action(Action)
  case claim(Claim)
  /// A claim that no frame of the last action may have held.
  case never(Claim)
  case show(Look)

  /// What a person or the world does.
  enum Action: Hashable {
    case press(Screen.Key, Screen.Modifiers, times: Int)
    case type(String)
    case paste(String)
    case click(ViewName)
    case tap(ViewName)
    case rightClick(ViewName)
    case longPress(ViewName, seconds: Double)
    case drag(ViewName, x: Double, y: Double)
    case hover(ViewName)
    case swipe(Screen.Direction)
    case scroll(ViewName, x: Double, y: Double)
    case key(String, times: Int)
    case choose(menu: String, entry: String)
    case back
    case reader(isOn: Bool)
    case readerGoes(ViewName)
    case window(Int)
    case closeWindow(Int)
    case rotate(Double)
    case compose(String)
    case commit(String)
    case resize(width: Double, height: Double)
    case advance(Double)
    case background(Bool)
  }

  /// What must be so once the interface has settled.
  enum Claim: Hashable {
    /// `nil` is nowhere.
    case focus(ViewName?)
    case value(String, String)
    case text(ViewName, String)
    case visible(String)
    case gone(String)
    case whole(ViewName)
    case order([ViewName])
    case offset(ViewName, x: Double, y: Double)
    case reader(ViewName?)
    case issues(Int)
    case enabled(ViewName, Bool)
    case entryEnabled(menu: String, entry: String, Bool)
    case border(ViewName, color: String, width: Double)
    case noBorder(ViewName)
    case caret(ViewName, Int)
    case keyboard(Keyboard)
    case reachable(ViewName, Bool)
    case work(Counter, atMost: Int)
  }

  enum Keyboard: Hashable {
    case hidden
    case shown
    case returnKey(String)
    case type(String)
    case content(String)
  }

  enum Counter: String, Hashable, CaseIterable {
    case bodies, measured, placed, targets, patches
  }

  /// What a script may look at.
  enum Look: Hashable {
    case screen
    case focus
    case accessibility
    case why(Screen.Key)
  }
}
