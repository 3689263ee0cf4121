import FoveaGeometry
import FoveaScene
import FoveaUI

extension Screen {
  /// The part of the screen that a person sees: the software keyboard lies over the rest.
  private var openFrame: Rect {
    var size = session.size
    if session.tree.softwareKeyboard != nil {
      size.height = max(0, size.height - session.device.keyboardHeight)
    }
    return Rect(origin: .zero, size: size)
  }

  /// Whether all of a view lies inside the screen and inside every scroll area around it.
  ///
  /// - Throws: `NoSuchView`.
  public func isWhole(_ name: String, _ ordinal: Int = 1) throws -> Bool {
    try isWhole(find(name, ordinal))
  }

  func isWhole(_ element: AccessibilityElement) -> Bool {
    guard !element.isInvisible, let part = partInSight(of: element) else { return false }
    // Sums of many origins are not exact.
    return part.inset(by: Insets(all: -0.01)).contains(element.frame)
  }

  /// The part of a view's frame that lies inside the screen and inside every edge that cuts; `nil`
  /// where that is nothing.
  func partInSight(of element: AccessibilityElement) -> Rect? {
    var part = element.frame.intersection(openFrame)
    var node = element.view.anyRender?.parent
    while let current = node, let seen = part {
      if current.clip != nil { part = seen.intersection(current.absoluteFrame) }
      node = current.parent
    }
    return part.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Scrolling into sight

  /// Scrolls the areas around a view, the innermost first, so that it shows as far as there is room.
  ///
  /// - Returns: whether something was scrolled.
  func scrollIntoSight(_ element: AccessibilityElement) -> Bool {
    var hasScrolled = false
    var node = element.view.anyRender?.parent
    while let current = node {
      node = current.parent
      guard let area = current.owner as? any Scrolling,
        let window = current.absoluteFrame.intersection(openFrame)
      else { continue }
      let way = Self.way(from: element.frame, into: window)
      if way != .zero, drag(area, by: way) { hasScrolled = true }
    }
    return hasScrolled
  }

  /// How far content moves so that a frame in it shows whole; where there is no room, its beginning.
  private static func way(from frame: Rect, into window: Rect) -> Point {
    func way(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    return Point(
      x: way(frame.minX, frame.maxX, window.minX, window.maxX),
      y: way(frame.minY, frame.maxY, window.minY, window.maxY))
  }

  /// Scrolls an area as a wheel or a finger does.
  ///
  /// - Returns: whether its content has moved.
  @discardableResult
  func drag(_ area: any Scrolling, by way: Point) -> Bool {
    guard let render = area.facet?.render else { return false }
    let event = PointerEvent(
      .scroll(way), at: render.absoluteFrame.center, isTouch: session.device.traits.isTouch)
    let hasMoved = onClock { area.pointer(event, at: render) }
    settleNow()
    return hasMoved
  }
}

extension ViewNode {
  /// The picture of the node, or that of the first view inside that has one.
  var anyRender: RenderNode? {
    if let facet { return facet.render }
    for child in children { if let found = child.anyRender { return found } }
    return nil
  }
}
