import FoveaGeometry
import FoveaScene
import FoveaUI

extension Session {
  /// A pointer or a finger: focus first, then whoever is under it, from the inside out (F134).
  func dispatch(_ event: PointerEvent) {
    switch event.phase {
    case .down: press(event)
    case .dragged: _ = deliver(event, from: pointerCapture)
    case .up:
      let captured = pointerCapture
      pointerCapture = nil
      _ = deliver(event, from: captured)
    case .moved:
      let node = node(at: event.location)
      tree.hover.move(to: event.location, over: node)
      _ = deliver(event, from: node)
    case .scroll: _ = deliver(event, from: node(at: event.location))
    }
  }

  private func press(_ event: PointerEvent) {
    let node = node(at: event.location)
    if tree.presentation.pointerDown(at: node) { return }
    if let target = focusTarget(around: node) {
      focus.move(to: target, reason: .pointer)
      target.holder?.clicked(event)
    }
    pointerCapture = deliver(event, from: node)
  }

  /// The innermost view under a point that takes pointers.
  func node(at point: Point) -> ViewNode? {
    guard let render = scene.root.hit(point), let node = render.owner as? ViewNode else {
      return nil
    }
    return focus.activeScopeHolds(node) ? node : nil
  }

  /// The innermost view around a place that takes focus on click (F70).
  private func focusTarget(around node: ViewNode?) -> FocusTarget? {
    var current = node
    while let candidate = current {
      if candidate.roles.contains(.focusTarget), let target = candidate.facet?.focus?.target {
        if target.isEligible, target.takesFocusOnClick { return target }
        if target.kind == .control { return nil }
      }
      current = candidate.parent
    }
    return nil
  }

  /// Offers an event to a node and those around it.
  ///
  /// - Returns: the node that took it.
  private func deliver(_ event: PointerEvent, from node: ViewNode?) -> ViewNode? {
    var current = node
    while let candidate = current, !candidate.isDetached {
      let render = candidate.facet?.render ?? scene.root
      if candidate.pointer(event, at: render) { return candidate }
      current = candidate.parent
    }
    return nil
  }
}
