/// What layout has said of facets and the tree has not yet acted upon.
///
/// Layout belongs to no actor: what it reports gathers here, and the tree, on the main actor, takes
/// it when a pass is over.
package final class FacetReports {
  private var changed = DepthQueue<NodeFacet>()
  private var moved: [NodeFacet] = []

  package var isEmpty: Bool { changed.isEmpty && moved.isEmpty }

  /// Boxes came or went below a facet.
  package func contentChanged(_ facet: NodeFacet) {
    guard !facet.waitsForContent else { return }
    facet.waitsForContent = true
    changed.add(facet, depth: facet.depth)
  }

  /// A facet lies elsewhere, and somebody wants to know.
  func placed(_ facet: NodeFacet) {
    guard !facet.waitsForPlace else { return }
    facet.waitsForPlace = true
    moved.append(facet)
  }

  /// Whether facets have other content now.
  var hasChanged: Bool { !changed.isEmpty }

  /// Takes the facets with other content, those deepest in the tree first.
  func takeChanged() -> [NodeFacet] {
    let taken = changed.takeDeepestFirst()
    for facet in taken { facet.waitsForContent = false }
    return taken
  }

  /// Takes the facets that lie elsewhere, in the order in which layout came by.
  func takeMoved() -> [NodeFacet] {
    let taken = moved
    moved.removeAll(keepingCapacity: taken.count < 64)
    for facet in taken { facet.waitsForPlace = false }
    return taken
  }
}
