import FoveaGeometry
import FoveaScene
import FoveaUI

extension Screen {
  /// Clicks the middle of a view; on a phone or pad it is a tap.
  ///
  /// - Parameters:
  ///   - name: what a person calls the view.
  ///   - ordinal: which one of several with that name, in reading order.
  /// - Throws: `NoSuchView`.
  public func click(_ name: String, _ ordinal: Int = 1) throws {
    try click(at: find(name, ordinal))
  }

  /// Taps the middle of a view with a finger.
  ///
  /// - Throws: `NoSuchView`.
  public func tap(_ name: String, _ ordinal: Int = 1) throws {
    try click(at: find(name, ordinal), isTouch: true)
  }

  package func click(at element: AccessibilityElement, isTouch: Bool = false) {
    click(at: element.frame.center, isTouch: isTouch)
  }

  private func click(at point: Point, isTouch: Bool) {
    let isTouch = isTouch || session.device.traits.isTouch
    perform {
      session.send(.pointer(PointerEvent(.down, at: point, isTouch: isTouch)))
      session.send(.pointer(PointerEvent(.up, at: point, isTouch: isTouch)))
    }
  }
}
