import FoveaScene
import FoveaText
import FoveaUI

extension Screen {
  /// Starts or stops a screen reader (F408–F414).
  public func runReader(_ isOn: Bool = true) {
    perform { session.tree.reader.run(isOn ? .voiceOver : []) }
  }

  /// The screen reader goes to a view; the keyboard's focus stays where it is (F412).
  ///
  /// - Throws: `NoSuchView`, `Refusal` while no reader runs.
  public func readerGoes(to name: String, _ ordinal: Int = 1) throws {
    try readerGoes(to: find(name, ordinal))
  }

  func readerGoes(to element: AccessibilityElement) throws(Refusal) {
    guard session.tree.reader.isRunning else {
      throw Refusal("no screen reader runs; start one first")
    }
    perform { session.tree.reader.go(to: element.view) }
  }

  /// The name of the view at which the screen reader is.
  public var reader: String? { readerElement?.name }

  var readerElement: AccessibilityElement? {
    guard let view = session.tree.reader.view else { return nil }
    return session.tree.accessibilityRoot().all.first { $0.view === view }
  }

  /// Runs an action that a view offers to assistive technologies, or presses it.
  ///
  /// - Throws: `NoSuchView`, `Refusal` if the view has no such action.
  public func act(_ action: String, on name: String, _ ordinal: Int = 1) throws {
    let element = try find(name, ordinal)
    if let known = element.actions.first(where: { $0.name == action }) {
      perform { known.run() }
    } else if action == "press", let view = element.view as? any Pressable {
      perform { view.press() }
    } else {
      let names = (element.content.actions + element.actions.map(\.name)).joined(separator: ", ")
      throw Refusal("\(Quoted(name)) has no action \(Quoted(action)); it has: \(names)")
    }
  }

  /// The accessibility tree as text, one element a line, what holds others before them.
  public var accessibility: String {
    session.tree.accessibilityTree().outline.joined(separator: "\n")
  }
}

extension AccessibilityNode {
  fileprivate var outline: [String] {
    var words = [role.rawValue]
    if !label.isEmpty { words.append(Quoted(label).description) }
    if let value { words.append("= \(Quoted(value))") }
    if let placeholder, placeholder != label { words.append("prompt \(Quoted(placeholder))") }
    if let hint { words.append("hint \(Quoted(hint))") }
    if let identifier { words.append("id \(Quoted(identifier))") }
    if isFocused { words.append("focused") }
    if isSelected { words.append("selected") }
    if !isEnabled { words.append("disabled") }
    return [words.joined(separator: " ")] + children.flatMap(\.outline).map { "  " + $0 }
  }
}
