import FoveaGeometry
import FoveaScene
import FoveaUI

/// What a person does with a pointer or a finger: on the middle of what is seen of a view.
///
/// A view that is scrolled out of sight is scrolled in first. One that is disabled, covered or behind
/// something modal is a `Refusal`, and one that is not there a `NoSuchView`.
extension Screen {
  /// Clicks a view; on a phone or pad it is a tap.
  ///
  /// - Parameters:
  ///   - name: what a person calls the view.
  ///   - ordinal: which one of several with that name, in reading order.
  /// - Throws: `NoSuchView`, `Refusal`.
  public func click(_ name: String, _ ordinal: Int = 1) throws {
    try click(ViewName(name, ordinal: ordinal))
  }

  /// Taps a view with a finger.
  ///
  /// - Throws: `NoSuchView`, `Refusal`.
  public func tap(_ name: String, _ ordinal: Int = 1) throws {
    try click(ViewName(name, ordinal: ordinal), isTouch: true)
  }

  /// Clicks a view with the other button, which opens its own menu.
  ///
  /// - Throws: `NoSuchView`, `Refusal`.
  public func rightClick(_ name: String, _ ordinal: Int = 1) throws {
    try rightClick(ViewName(name, ordinal: ordinal))
  }

  /// Presses a view for a while; the test's clock moves meanwhile.
  ///
  /// - Parameter seconds: how long; a little more than what a long press takes by itself.
  /// - Throws: `NoSuchView`, `Refusal`.
  public func longPress(_ name: String, _ ordinal: Int = 1, seconds: Double = 0.6) throws {
    try longPress(ViewName(name, ordinal: ordinal), seconds: seconds)
  }

  /// Presses a view, moves while it is pressed, and lets go.
  ///
  /// - Parameters:
  ///   - x: how far to the right; points.
  ///   - y: how far down; points.
  /// - Throws: `NoSuchView`, `Refusal`.
  public func drag(_ name: String, _ ordinal: Int = 1, x: Double = 0, y: Double = 0) throws {
    try drag(ViewName(name, ordinal: ordinal), by: Point(x: x, y: y))
  }

  /// Moves the pointer over a view.
  ///
  /// - Throws: `NoSuchView`, `Refusal`, also on a device that is touched: fingers do not hover.
  public func hover(_ name: String, _ ordinal: Int = 1) throws {
    try hover(ViewName(name, ordinal: ordinal))
  }

  // MARK: The same by names of scripts

  package func click(_ name: ViewName, isTouch: Bool = false) throws {
    try perform { () throws(any Error) in
      let point = try aim(at: name)
      send(.down, at: point, isTouch: isTouch)
      send(.up, at: point, isTouch: isTouch)
    }
  }

  func rightClick(_ name: ViewName) throws {
    try perform { () throws(any Error) in
      let point = try aim(at: name)
      // As everywhere where a mouse has one button.
      send(.down, at: point, modifiers: .control)
      send(.up, at: point, modifiers: .control)
    }
  }

  func longPress(_ name: ViewName, seconds: Double) throws {
    try perform { () throws(any Error) in
      let point = try aim(at: name)
      send(.down, at: point)
      pass(seconds)
      send(.up, at: point)
    }
  }

  func drag(_ name: ViewName, by way: Point) throws {
    try perform { () throws(any Error) in
      let start = try aim(at: name)
      send(.down, at: start)
      // A hand moves in steps: gestures look how far it has come, and a list which row it is at.
      let steps = max(1, min(100, (max(abs(way.x), abs(way.y)) / 10).rounded(.up)))
      for step in 1...Int(steps) {
        let share = Double(step) / steps
        send(.dragged, at: start + Point(x: way.x * share, y: way.y * share))
      }
      send(.up, at: start + way)
    }
  }

  func hover(_ name: ViewName) throws {
    try perform { () throws(any Error) in
      if session.device.traits.isTouch { throw Refusal("fingers do not hover") }
      send(.moved, at: try aim(at: name))
    }
  }

  private func send(
    _ phase: PointerEvent.Phase, at point: Point, isTouch: Bool = false,
    modifiers: KeyModifiers = []
  ) {
    session.send(
      .pointer(
        PointerEvent(
          phase, at: point, modifiers: modifiers,
          isTouch: isTouch || session.device.traits.isTouch && modifiers.isEmpty)))
  }
}
