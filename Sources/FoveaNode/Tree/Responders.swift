import FoveaGeometry
import FoveaScene

/// A node that may answer a command: move, exit, delete, a turn of the crown.
@MainActor
package protocol CommandResponder: ViewNode {
  /// Asked from the focused view outward.
  ///
  /// - Returns: whether the command has done its work.
  func respond(to command: ViewCommand) -> Bool
}

/// A node that may take pointers.
@MainActor
package protocol PointerResponder: ViewNode {
  /// Asked from the touched view outward.
  ///
  /// - Parameter node: the picture that was hit.
  /// - Returns: whether the walk ends here.
  func respond(to event: PointerEvent, at node: RenderNode) -> Bool
}

/// A node that says something to assistive technologies.
@MainActor
package protocol DescribedNode: ViewNode {
  /// What its accessibility element says; `nil` leaves it to the children.
  func describe() -> AccessibilityNode?
}

/// A node that draws when a surface looks.
@MainActor
package protocol DrawnNode: ViewNode, Painter {
  /// What the view shows, in its own coordinates.
  func drawing(in size: Size) -> Drawing
}

extension DrawnNode {
  nonisolated package func drawing(for node: RenderNode) -> Drawing {
    let size = node.size
    // Surfaces look at a session's picture on its actor.
    return MainActor.assumeIsolated { drawing(in: size) }
  }
}

extension ViewNode {
  /// Whether this view answers a command.
  package final func perform(_ command: ViewCommand) -> Bool {
    (self as? any CommandResponder)?.respond(to: command) ?? false
  }

  /// Whether this view takes an event of a pointer.
  package final func pointer(_ event: PointerEvent, at node: RenderNode) -> Bool {
    (self as? any PointerResponder)?.respond(to: event, at: node) ?? false
  }

  /// What this view itself says to assistive technologies.
  package final var ownDescription: AccessibilityNode? {
    (self as? any DescribedNode)?.describe()
  }
}
