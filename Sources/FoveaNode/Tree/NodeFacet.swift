import FoveaGeometry
import FoveaLayout
import FoveaScene

/// What the picture and the focus map know of a box.
///
/// Layout reports where the box is, relative to the nearest box around with a facet; this passes it
/// on to the render node and to the entry of the focus map.
///
/// Sendable: facets are made, told and read on the main actor only.
package final class NodeFacet: LayoutFacet, @unchecked Sendable {
  // Read and written in whole on the main actor only: no two accesses can overlap.
  package unowned let node: ViewNode
  package unowned let box: LayoutBox
  package let render = RenderNode()
  let depth: Int
  private let reports: FacetReports
  /// Takes part in focus: a target, a section, a scroll area, or a group that holds some.
  @exclusivity(unchecked) package var entry: (any FacetEntry)?
  /// Told the size when the box is placed, to draw what depends on it.
  @exclusivity(unchecked) package var onPlaced: ((Rect) -> Void)?
  /// Whether the facet is in the queue of those with other content now.
  @exclusivity(unchecked) var waitsForContent = false
  /// Whether the facet is in the queue of those that lie elsewhere now, and whether its size is
  /// another one, too.
  @exclusivity(unchecked) var waitsForPlace = false
  @exclusivity(unchecked) private var isResized = false
  /// Whether the node has left the tree: it may be gone while the facet waits in a queue.
  @exclusivity(unchecked) private(set) var hasLeft = false
  @exclusivity(unchecked) package private(set) unowned var parent: NodeFacet?
  /// The facets directly below, in tree order.
  @exclusivity(unchecked) private var content: [NodeFacet] = []
  /// Relative to the facet around it.
  package var frame: Rect { Rect(origin: render.origin, size: render.size) }

  @MainActor init(node: ViewNode, box: LayoutBox) {
    self.node = node
    self.box = box
    depth = node.depth
    reports = node.tree.reports
    super.init()
    render.owner = node
    render.monotoneAxis = (box as? StackBox)?.axis ?? (box as? LazyBox)?.axis
  }

  public override func placed(in frame: Rect) {
    if onPlaced != nil && frame.size != render.size { isResized = true }
    render.place(at: frame.origin, size: frame.size)
    if entry != nil || isResized { reports.placed(self) }
  }

  /// Tells the focus map and the view where the facet lies, after a layout pass.
  @MainActor func settlePlace() {
    if hasLeft { return }
    entry?.placed(in: contentFrame)
    if isResized {
      isResized = false
      onPlaced?(frame)
    }
  }

  public override func contentSlid(from first: LayoutBox, by distance: Point) {
    if waitsForContent {
      // The list of what is below is stale: each is told by itself.
      for child in box.children[first.index...] { child.reportFrame() }
      return
    }
    var (low, high) = (0, content.count)
    while low < high {
      let middle = (low + high) / 2
      if childIndex(of: content[middle]) < first.index { low = middle + 1 } else { high = middle }
    }
    render.slideChildren(from: low, by: distance)
    let start = low
    MainActor.assumeIsolated { slideFocus(from: start, by: distance) }
  }

  @MainActor private func slideFocus(from start: Int, by distance: Point) {
    guard let entry,
      let member = content[start...].lazy.compactMap({ $0.entry }).first(where: \.isOnMap)
    else { return }
    entry.slide(from: member, by: distance)
  }

  /// Which child of this facet's box holds a facet directly below.
  private func childIndex(of facet: NodeFacet) -> Int {
    var inner = facet.box
    while let parent = inner.parent, parent !== box { inner = parent }
    return inner.index
  }

  public override func contentChanged() { reports.contentChanged(self) }

  /// The frame as the focus map wants it: inside a scroll area, in the content's coordinates.
  @MainActor package var contentFrame: Rect {
    guard let scroll = parent?.box as? ScrollBox else { return frame }
    return frame.offset(by: scroll.offset)
  }

  /// Collects the facets directly below and hands them to the picture and the focus map.
  @MainActor func refreshContent() {
    var found: [NodeFacet] = []
    func collect(_ box: LayoutBox) {
      if let facet = box.facet as? NodeFacet {
        found.append(facet)
      } else {
        for child in box.shownChildren { collect(child) }
      }
    }
    for child in box.shownChildren { collect(child) }
    if box.mayHideChildren {
      for facet in shownFacets where !found.contains(where: { $0 === facet }) { facet.hide() }
    }
    let ends = CommonEnds(content, found)
    for facet in found[ends.middle(of: found.count)] where facet.parent !== self {
      facet.parent = self
      if facet.box.size != .zero || facet.box.origin != .zero { facet.box.reportFrame() }
    }
    var pictures = found
    if found.count > 1 && !(box is StackBox) {
      let depths = found.map(\.box.depthIndex)
      if depths.contains(where: { $0 != 0 }) {
        pictures = found.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { found[$0] }
      }
    }
    render.setChildren(pictures.map(\.render))
    content = found
  }

  /// Puts the focus entries of what is below into tree order; after newcomers have joined.
  @MainActor func arrangeFocus() {
    entry?.arrange(content)
  }

  @MainActor private var shownFacets: [NodeFacet] {
    render.children.compactMap { ($0.owner as? ViewNode)?.facet }
  }

  /// The box is there but does not show: nothing inside can be found by focus until it does.
  @MainActor private func hide() {
    parent = nil
    var waiting = [self]
    while let facet = waiting.popLast() {
      if facet.hasLeft { continue }
      facet.entry?.withdraw()
      waiting += facet.shownFacets
    }
  }

  @MainActor func leave() {
    hasLeft = true
    entry?.leave()
    entry = nil
  }
}

extension LayoutBox {
  /// The place in depth, looked for up to the next box that arranges several children.
  fileprivate var depthIndex: Double {
    var box: LayoutBox = self
    while true {
      if box.zIndex != 0 { return box.zIndex }
      guard let parent = box.parent, parent.onlyChild === box, parent.children.count == 1 else {
        return 0
      }
      box = parent
    }
  }
}
