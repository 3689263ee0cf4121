import FoveaGeometry

/// The areas of a screen that no longer show what the picture is.
package struct CellDamage {
  /// They neither overlap nor touch.
  package private(set) var areas: [CellRect] = []
  /// So many areas are drawn one by one; more are joined.
  private static let mostAreas = 16

  package init() {}

  package var isEmpty: Bool { areas.isEmpty }

  package mutating func removeAll() { areas.removeAll(keepingCapacity: true) }

  /// Adds an area, joined with those that it touches.
  package mutating func add(_ area: CellRect) {
    if area.isEmpty { return }
    if areas.contains(where: { $0.contains(area) }) { return }
    var area = area
    while let index = areas.firstIndex(where: { $0.touches(area) }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
    if areas.count > Self.mostAreas { joinClosest() }
  }

  /// Joins the two areas whose union holds the fewest cells.
  private mutating func joinClosest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in areas.indices {
      for second in areas.indices.dropFirst(first + 1) {
        let union = areas[first].union(areas[second])
        let cost = union.width * union.height
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let area = areas.remove(at: best.second).union(areas.remove(at: best.first))
    add(area)
  }

  /// Adds what changes of a scene touch on a screen.
  ///
  /// A patch tells what a node covered in its parent. Where the parent has moved too, a patch of its
  /// own covers all that it showed.
  package mutating func add(_ patches: [Scene.Patch], grid: CellGrid, bounds: CellRect) {
    for patch in patches {
      switch patch {
      case .inserted(let node), .changed(let node):
        add(node.picture, of: node, grid: grid, bounds: bounds)
      case .moved(let node, let old):
        if let parent = node.parent {
          add(old, of: parent, isInside: true, grid: grid, bounds: bounds)
        } else if node === node.scene?.root {
          add(grid.cells(touching: old).intersection(bounds))
        }
        add(node.picture, of: node, grid: grid, bounds: bounds)
      case .slid(let parent, let area):
        add(area, of: parent, isInside: true, grid: grid, bounds: bounds)
      case .removed(_, let parent, let picture):
        add(picture, of: parent, isInside: true, grid: grid, bounds: bounds)
      }
    }
  }

  /// Adds a rectangle in the coordinates of a node, cut by the clips around it.
  ///
  /// - Parameter isInside: whether the node's own clip cuts it, as it cuts its children.
  private mutating func add(
    _ rect: Rect, of node: RenderNode, isInside: Bool = false, grid: CellGrid, bounds: CellRect
  ) {
    guard let scene = node.scene else { return }
    var frame = node.absoluteFrame
    var area = grid.cells(touching: rect.offset(by: frame.origin)).intersection(bounds)
    var place = node
    var isCut = isInside
    while !area.isEmpty {
      if isCut, let clip = place.clip {
        area = area.intersection(grid.cells(of: clip.box(in: frame)))
      }
      isCut = true
      guard let parent = place.parent else { break }
      frame = Rect(origin: frame.origin - place.frame.origin, size: parent.size)
      place = parent
    }
    if place === scene.root { add(area) }
  }
}
