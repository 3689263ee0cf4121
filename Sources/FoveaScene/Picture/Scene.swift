import FoveaGeometry

/// The picture of one window: a tree of render nodes and what changed since a surface last looked.
package final class Scene {
  /// One change; frames are relative to the node's parent.
  package enum Patch {
    case inserted(RenderNode)
    case changed(RenderNode)
    case moved(RenderNode, from: Rect)
    case removed(RenderNode, from: RenderNode)
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
    patches.removeAll(keepingCapacity: taken.count < 256)
    return taken
  }
}
