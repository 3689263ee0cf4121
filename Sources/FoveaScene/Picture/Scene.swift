import FoveaGeometry

/// The picture of one window: a tree of render nodes and what changed since a surface last looked.
package final class Scene {
  /// One change. A rectangle tells what a node and its descendants covered, in the coordinates of
  /// the parent that it had; a node that begins to clip its children moves away from there, too.
  package enum Patch {
    case inserted(RenderNode)
    case changed(RenderNode)
    case moved(RenderNode, from: Rect)
    /// Children moved all by the same distance; they covered and cover this area of their parent.
    case slid(RenderNode, area: Rect)
    case removed(RenderNode, from: RenderNode, picture: Rect)
  }

  package let root = RenderNode()
  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// What changed since `takePatches()`, in the order in which it happened.
  @exclusivity(unchecked) package private(set) var patches: [Patch] = []
  /// Counts the times that a surface took the patches: a node is told to be changed once in each.
  @exclusivity(unchecked) private(set) var batch: Int32 = 0
  /// Patches recorded since the session began: one of its counters.
  @exclusivity(unchecked) package private(set) var patchCount = 0

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
    batch &+= 1
    for case .moved(let node, _) in taken { node.arrive() }
    patches.removeAll(keepingCapacity: taken.count < 256)
    return taken
  }
}
