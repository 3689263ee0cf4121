import FoveaNode
import FoveaScene

/// How a gesture stands to the other ones of its view and of those around.
nonisolated enum GestureRank {
  case normal, high, simultaneous
}

/// A view's gesture, as the pointer finds it.
///
/// The innermost one under the pointer leads: from the press on it hands every event to its own
/// gesture and to those of the views around, those of high priority first. The first that is
/// recognized ends the others, except for simultaneous ones.
@MainActor
class GestureHolder {
  private var group: [GestureHolder] = []
  /// Whether the pointer is down; a newer gesture waits meanwhile.
  private(set) var isTracking = false

  var rank: GestureRank { .normal }
  var isActive: Bool { false }
  func handle(_ event: PointerEvent) -> Bool { false }
  func cancel() {}
  /// Ends a tap for a key; whether this is a tap.
  func tap() -> Bool { false }
  /// The pointer is up: a newer gesture may take over.
  func rest() {}

  func pointer(_ event: PointerEvent, at node: ViewNode?) -> Bool {
    switch event.phase {
    case .down:
      guard let node else { return false }
      group = Self.order(Self.all(from: node))
      for holder in group { holder.isTracking = true }
      pass(event)
      return !group.isEmpty
    case .dragged:
      pass(event)
      return !group.isEmpty
    case .up:
      let isLeader = !group.isEmpty
      pass(event)
      for holder in group {
        holder.isTracking = false
        holder.rest()
      }
      group = []
      return isLeader
    case .moved, .scroll: return false
    }
  }

  private func pass(_ event: PointerEvent) {
    var isDecided = false
    for holder in group where !(isDecided && holder.rank != .simultaneous) {
      guard holder.handle(event), holder.rank != .simultaneous else { continue }
      isDecided = true
      for other in group where other !== holder && other.rank != .simultaneous { other.cancel() }
    }
  }

  private static func all(from node: ViewNode) -> [GestureHolder] {
    var found: [GestureHolder] = []
    var current: ViewNode? = node
    while let candidate = current {
      if let holder = candidate.gestureHolder, holder.isActive { found.append(holder) }
      current = candidate.parent
    }
    return found
  }

  /// From the inside out, those of high priority from the outside in before all.
  private static func order(_ holders: [GestureHolder]) -> [GestureHolder] {
    holders.filter { $0.rank == .high }.reversed() + holders.filter { $0.rank != .high }
  }
}

extension ViewNode {
  /// Whether gestures of this view can be made at all.
  var takesGestures: Bool {
    let values = values
    return values.isEnabled && !values.isHiddenFromUser
  }
}

extension ViewNode {
  /// The gesture of the view inside that this node holds.
  var gestureHolder: GestureHolder? { kept as? GestureHolder }
}
