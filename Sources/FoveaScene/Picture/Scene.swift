import FoveaGeometry

/// The picture of one window: a tree of render nodes and what changed since a surface last looked.
package final class Scene {
  /// One change. A rectangle tells what a node and its descendants covered, in the coordinates of
  /// the parent that it had; a node that begins to clip its children moves away from there, too.
  package enum Patch {
    case inserted(RenderNode)
    case changed(RenderNode)
    case moved(RenderNode, from: Rect)
    case removed(RenderNode, from: RenderNode, picture: Rect)
  }

  package let root = RenderNode()
  /// What changed since `takePatches()`, in the order in which it happened.
  package private(set) var patches: [Patch] = []
  /// Patches recorded since the session began: one of its counters.
  package private(set) var patchCount = 0

  package init() {
    root.attach(to: self)
  }

  deinit { root.attach(to: nil) }

  func record(_ patch: Patch) {
    patches.append(patch)
    patchCount += 1
  }

  /// Hands the changes to the surface and begins a new list.
  package func takePatches() -> [Patch] {
    let taken = patches
    for case .moved(let node, _) in taken { node.arrive() }
    patches.removeAll(keepingCapacity: taken.count < 256)
    return taken
  }
}
