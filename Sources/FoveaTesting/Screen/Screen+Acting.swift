import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaText
import FoveaUI

extension Screen {
  /// Scrolls the scroll area that a view is in; positive goes towards the end and stops there.
  ///
  /// On a phone or pad it counts as a drag.
  ///
  /// - Parameters:
  ///   - x: points.
  ///   - y: points.
  /// - Throws: `NoSuchView`, `Refusal` if the view is in no scroll area.
  public func scroll(_ name: String, _ ordinal: Int = 1, x: Double = 0, y: Double = 0) throws {
    try scroll(find(name, ordinal), x: x, y: y)
  }

  func scroll(_ element: AccessibilityElement, x: Double, y: Double) throws(Refusal) {
    let area = try scrollArea(around: element)
    perform { drag(area, by: Point(x: x, y: y)) }
  }

  func scrollArea(around element: AccessibilityElement) throws(Refusal) -> any Scrolling {
    var node: ViewNode? = element.view
    while let current = node {
      if let area = current as? any Scrolling { return area }
      node = current.parent
    }
    throw Refusal("\(Quoted(element.name)) is in no scroll area")
  }

  /// How far the innermost scroll area around a view is scrolled, in points.
  ///
  /// - Throws: `NoSuchView`, `Refusal` if the view is in no scroll area.
  public func scrollOffset(of name: String, _ ordinal: Int = 1) throws -> CGPoint {
    let offset = try scrollArea(around: find(name, ordinal)).scrollBox.offset
    return CGPoint(x: offset.x, y: offset.y)
  }

  /// Presses a key of the software keyboard by its title: `"a"`, `"return"` or what it is titled.
  ///
  /// - Throws: `Refusal` while the keyboard is hidden.
  public func key(_ title: String, times: Int = 1) throws {
    try pressSoftwareKey(title, times: times)
  }

  func pressSoftwareKey(_ title: String, times: Int) throws(Refusal) {
    guard let keyboard = session.tree.softwareKeyboard, let input = session.focus.focused?.textInput
    else { throw Refusal("the software keyboard is hidden") }
    let press = try Self.keyPress(title, on: keyboard)
    perform {
      for _ in 0..<times {
        press(input)
        session.frame()
      }
    }
  }

  private static func keyPress(
    _ title: String, on keyboard: SoftwareKeyboard
  ) throws(Refusal) -> (any TextInputTarget) -> Void {
    switch title {
    case "return", keyboard.returnTitle:
      guard keyboard.hasReturnKey else {
        throw Refusal("the \(keyboard.type) keyboard has no return key")
      }
      return { $0.softwareReturn() }
    case "delete": return { $0.softwareDelete() }
    case "space": return { $0.softwareInsert(" ") }
    default:
      guard title.count == 1 else {
        throw Refusal(
          "the software keyboard has no key \(Quoted(title)); it has characters, space, delete "
            + "and \(keyboard.returnTitle)")
      }
      return { $0.softwareInsert(title) }
    }
  }

  /// The topmost stack pops, as its back button, the edge swipe or Menu does.
  public func back() { perform { session.tree.goBack() } }

  /// Gives the window another size; points.
  public func resize(width: Double, height: Double) {
    perform { session.send(.resize(Size(width: width, height: height))) }
  }

  /// The scene leaves the screen, or returns.
  public func setBackground(_ isInBackground: Bool) {
    perform { session.send(.background(isInBackground)) }
  }

  /// A step that cannot be made.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    public var description: String
    package init(_ description: String) { self.description = description }
  }
}
