import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaGraph
import FoveaNode
import FoveaScene

/// What a recognizer is told: what the pointer did, and where.
@MainActor
struct GestureTouch {
  let event: PointerEvent
  /// The node of the view that has the gesture.
  let node: ViewNode

  var phase: PointerEvent.Phase { event.phase }
  var time: Double { node.tree.graph.clock.now }

  func location(in space: CoordinateSpace) -> CGPoint {
    node.convert(event.location, to: space).cgPoint
  }

  /// Whether the pointer is over the view, or nearer to it than a finger is exact.
  var isInside: Bool {
    let slack: Double = event.isTouch ? 20 : 0
    let frame = node.facet?.render.absoluteFrame ?? .zero
    return frame.inset(by: Insets(all: -slack)).contains(event.location)
  }
}

extension ViewNode {
  /// A point of the window in a space as this node sees it; a name that nobody around has stands for
  /// the window.
  func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    let own = facet?.render.absoluteFrame.origin
    if space == .local, let own { return point - own }
    return point - (firstBox.flatMap { origin(of: space, for: $0) } ?? .zero)
  }
}
