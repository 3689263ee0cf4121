import FoveaDrawing
import FoveaFocus
import FoveaLayout
import FoveaNode

/// Who has the crown: what has focus and takes it, else on the watch the first view that does,
/// whatever has the caret; where nobody does, what scrolls (F125, F394, F399).
extension FocusSystem {
  /// Turns what has the crown.
  ///
  /// - Returns: whether there is somebody.
  package func turnCrown(_ detents: Double) -> Bool {
    if let focused, focused.turn(detents) { return true }
    guard traits.idiom == .watch else { return false }
    let holder = crownHolder.flatMap { isUsable($0) ? $0 : nil }
    return (holder ?? crownTaker)?.turn(detents) ?? false
  }

  /// Notes who takes the crown when focus comes to a view: it keeps the crown while a text is edited.
  func noteCrown(of target: FocusTarget?) {
    if traits.idiom == .watch, let target, target.takesCrown { crownHolder = target }
  }

  /// The first view in reading order that takes the crown: of those in sight, or else of all.
  ///
  /// - Complexity: O(*n*) in the targets before it.
  var crownTaker: FocusTarget? {
    var fallback: FocusTarget?
    for id in map.order(in: entered?.focus?.id ?? activeScope, for: .all) {
      guard let target = target(of: id), !target.isTextEntry, target.isEligible, target.takesCrown
      else { continue }
      if map.visibleFrame(of: id) != nil { return target }
      if fallback == nil { fallback = target }
    }
    return fallback
  }
}

extension FocusTarget {
  /// The view, and the modifiers directly around it, or what is inside answers a turn (F394).
  fileprivate var takesCrown: Bool {
    guard let view else { return false }
    return view.isOnCrownsWay || view.crownTakerInside != nil
  }

  /// Turns what takes the crown from this view outward, or inside of it.
  fileprivate func turn(_ detents: Double) -> Bool {
    var node = view
    while let current = node {
      if current.perform(.rotate(detents)) { return true }
      node = current.outward
    }
    return view?.crownTakerInside?.perform(.rotate(detents)) ?? false
  }
}

extension ViewNode {
  /// Whether this view or one around it takes the crown.
  fileprivate var isOnCrownsWay: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.roles.contains(.crown) { return true }
      node = current.outward
    }
    return false
  }

  /// What takes the crown inside of this node, up to the next views that can have focus: the
  /// focusable view may stand around it (F394).
  fileprivate var crownTakerInside: ViewNode? {
    for child in children where child.roles.isDisjoint(with: [.focusTarget, .modal]) {
      if child.roles.contains(.crown) { return child }
      if let found = child.crownTakerInside { return found }
    }
    return nil
  }
}

extension ViewTree {
  /// How far one detent of the crown scrolls, in points: about a line of text.
  private static let crownStep = 20.0

  /// Scrolls the area around focus, or the first one of the window (F399); up is towards the top.
  package func scrollByCrown(_ detents: Double) {
    guard let area = areaOfCrown else { return }
    let box = area.scrollBox
    var offset = box.offset
    if box.scrollsVertically {
      offset.y -= detents * Self.crownStep
    } else {
      offset.x -= detents * Self.crownStep
    }
    box.scroll(to: offset)
  }

  private var areaOfCrown: (any Scrolling)? {
    var node = focus.focused?.view
    while let current = node {
      if let area = current as? any Scrolling { return area }
      node = current.outward
    }
    return focus.firstScroll(in: focus.activeScope)
  }
}

extension FocusSystem {
  /// The first scroll area that shows; a list is a target that holds one.
  ///
  /// - Complexity: O(*n*) in the entries of the focus map before the area.
  fileprivate func firstScroll(in container: FocusMap.ID) -> (any Scrolling)? {
    for child in map.children(of: container) {
      if map.kind(of: child) == .scroll, let area = entry(of: child)?.facet.node as? any Scrolling,
        !area.values.isHiddenFromUser
      {
        return area
      }
      if let area = firstScroll(in: child) { return area }
    }
    return nil
  }
}
