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
  package unowned let node: ViewNode
  package unowned let box: LayoutBox
  package let render = RenderNode()
  /// Takes part in focus: a target, a section, a scroll area, or a group that holds some.
  package var focus: FocusEntry?
  /// Told the size when the box is placed, to draw what depends on it.
  package var onPlaced: ((Rect) -> Void)?
  /// Whether the facet is in the queue of those with other content now.
  var waitsForContent = false
  /// Whether the node has left the tree: it may be gone while the facet waits in a queue.
  private(set) var hasLeft = false
  private(set) unowned var parent: NodeFacet?
  /// The facets directly below, in tree order.
  private var content: [NodeFacet] = []
  package private(set) var frame = Rect.zero

  init(node: ViewNode, box: LayoutBox) {
    self.node = node
    self.box = box
    super.init()
    render.owner = node
    render.monotoneAxis = (box as? StackBox)?.axis ?? (box as? LazyBox)?.axis
  }

  public override func placed(in frame: Rect) {
    let isResized = frame.size != self.frame.size
    self.frame = frame
    render.place(at: frame.origin, size: frame.size)
    MainActor.assumeIsolated {
      focus?.placed(in: contentFrame)
      if isResized { onPlaced?(frame) }
    }
  }

  public override func contentChanged() {
    MainActor.assumeIsolated { node.tree.needContent(self) }
  }

  /// The frame as the focus map wants it: inside a scroll area, in the content's coordinates.
  @MainActor var contentFrame: Rect {
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
    if box is FitBox {
      for facet in shownFacets where !found.contains(where: { $0 === facet }) { facet.hide() }
    }
    for facet in found where facet.parent !== self {
      facet.parent = self
      if facet.box.size != .zero || facet.box.origin != .zero { facet.box.reportFrame() }
    }
    var pictures = found
    if !(box is StackBox) {
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
    if focus != nil { node.tree.focus.arrange(content, in: self) }
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
      facet.focus?.withdraw()
      waiting += facet.shownFacets
    }
  }

  @MainActor func leave() {
    hasLeft = true
    focus?.hasLeft = true
    focus?.leave()
    focus = nil
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
