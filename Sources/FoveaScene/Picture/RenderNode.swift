import FoveaGeometry

/// Makes drawings for nodes when a surface looks at them.
package protocol Painter: AnyObject {
  func drawing(for node: RenderNode) -> Drawing
}

/// One place of the picture: a frame relative to its parent, a drawing, and children above it.
///
/// The tree is retained. Whoever changes a node tells its `scene` through the setters here, which
/// record a patch; a surface reads the patches and the nodes, and knows nothing else.
package final class RenderNode {
  // Nodes are read and written on the main actor only, each property in whole, so that no two
  // accesses can overlap: the check at run time would only cost.
  /// Relative to the parent's origin, visual offset not included; points.
  package var origin: Point {
    guard let slides = parent?.rare?.slides, !slides.isEmpty else { return placedOrigin }
    return placedOrigin + slides[Int(index)]
  }
  /// Where the node was placed last; since then it may have slid with its siblings.
  @exclusivity(unchecked) private var placedOrigin = Point.zero
  /// The place among the parent's children.
  @exclusivity(unchecked) private var index: Int32 = 0
  /// What few nodes have.
  @exclusivity(unchecked) private var rare: Rare?
  @exclusivity(unchecked) package private(set) var size = Size.zero
  @exclusivity(unchecked) private var drawn = Drawing.none
  /// Makes the drawing when a surface looks at it; `nil` where whoever owns the node sets it.
  @exclusivity(unchecked) private unowned(unsafe) var painter: (any Painter)?
  /// Whether the painter has something else to draw than it drew last.
  @exclusivity(unchecked) private var isStale = false
  /// Children are cut off at this outline.
  @exclusivity(unchecked) package private(set) var clip: Outline?
  /// Applies to the drawing and all children; 0 … 1.
  package var opacity: Double { rare?.opacity ?? 1 }
  /// Moves the picture without moving the layout (`offset`).
  package var shift: Point { rare?.shift ?? .zero }
  package var focusMark: FocusMark? { rare?.focusMark }
  /// Where pointers and fingers reach the owner; `nil` lets them through to what lies behind.
  @exclusivity(unchecked) package var hitArea: Outline?
  /// Whether pointers and fingers pass this node and all its children by (`allowsHitTesting`).
  package var isHitTestingDisabled: Bool {
    get { rare?.isHitTestingDisabled ?? false }
    set { if newValue != isHitTestingDisabled { withRare.isHitTestingDisabled = newValue } }
  }
  /// The view node behind the picture.
  // The owner, who paints, takes itself out before it ends: neither dangles.
  @exclusivity(unchecked) package unowned(unsafe) var owner: AnyObject?
  @exclusivity(unchecked) package private(set) var children: [RenderNode] = []
  // The parent clears this when it lets go of the node or ends itself, and the scene when it ends,
  // so neither dangles; weak references would give every node a side table.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: RenderNode?
  @exclusivity(unchecked) package private(set) unowned(unsafe) var scene: Scene?
  /// The axis along which children follow each other without turning back: a surface finds the
  /// visible ones by binary search.
  @exclusivity(unchecked) package var monotoneAxis: Axis?
  /// What the children's pictures ever reached, in this node's coordinates; `nil` without any.
  @exclusivity(unchecked) private var reach: Rect?
  /// No child's picture reaches further beyond the child's own frame than this; points.
  @exclusivity(unchecked) private(set) var childOverflow: Double = 0
  /// The batch of patches in which this node was told to be changed last.
  @exclusivity(unchecked) private var changeBatch: Int32 = -1
  /// The batch in which it came, by itself or in a node around it: whatever happens to it in the
  /// same batch is part of that.
  @exclusivity(unchecked) private var arrivalBatch: Int32 = -1

  package init() {}

  /// What few nodes have: a picture of many rows holds none of it.
  private final class Rare {
    var opacity = 1.0
    var shift = Point.zero
    var focusMark: FocusMark?
    var isHitTestingDisabled = false
    /// What the paths that the node draws or clips with ever reached, in its coordinates.
    var ownReach: Rect?
    /// What the picture covered in the parent, besides what it covers now, since a surface looked.
    var left: Rect?
    /// How far each child has slid since it was placed; empty while none has.
    var slides: [Point] = []

    /// Children that have not slid stand in the place of those of a range.
    func replaceSlides(_ range: Range<Int>, by count: Int) {
      if slides.isEmpty { return }
      slides.replaceSubrange(range, with: repeatElement(.zero, count: count))
    }
  }

  private var withRare: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }

  deinit {
    stopSliding()
    for child in children where child.parent === self {
      child.parent = nil
      child.attach(to: nil)
    }
  }

  package var frame: Rect { Rect(origin: origin + shift, size: size) }
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Holds this node's picture and those of all its descendants, in its own coordinates.
  package var picture: Rect {
    var picture = bounds
    if let ownReach = rare?.ownReach { picture = picture.union(ownReach) }
    if clip == nil, let reach { picture = picture.union(reach) }
    return picture
  }

  /// No descendant's picture reaches further beyond this node's frame than this; points.
  package var overflow: Double {
    let picture = picture
    return max(
      0, -picture.minX, -picture.minY, picture.maxX - size.width, picture.maxY - size.height)
  }

  package func place(at origin: Point, size: Size) {
    if origin == self.origin && size == self.size { return }
    if painter != nil && size != self.size { needsDrawing() }
    let old = cover
    placedOrigin = origin
    if let rare = parent?.rare, !rare.slides.isEmpty { rare.slides[Int(index)] = .zero }
    self.size = size
    recordMove(from: old)
  }

  /// Moves the children from one on by a distance, with one patch for all of them.
  ///
  /// - Complexity: one addition for each; no child is touched.
  package func slideChildren(from first: Int, by distance: Point) {
    guard first < children.count else { return }
    let start = children[first].frame.origin
    let rare = withRare
    if rare.slides.isEmpty { rare.slides = Array(repeating: .zero, count: children.count) }
    for index in first..<children.count { rare.slides[index] += distance }
    guard let before = reach else { return }
    var area = before.union(before.offset(by: distance))
    reach = area
    if let axis = monotoneAxis {
      // Those before the first one lie before it.
      let low = start[axis] + min(0, distance[axis]) - childOverflow
      area.size[axis] = max(0, area.origin[axis] + area.size[axis] - low)
      area.origin[axis] = low
    }
    if clip == nil { parent?.admit(self) }
    scene?.record(.slid(self, area: area))
  }

  /// What the node shows. What is out of sight is drawn when it comes into sight.
  package var drawing: Drawing {
    if isStale, let painter {
      isStale = false
      drawn = painter.drawing(for: self)
    }
    return drawn
  }

  /// Leaves the drawing to somebody, who makes it when a surface looks.
  ///
  /// What a painter draws lies inside the frame.
  package func setPainter(_ painter: any Painter) {
    self.painter = painter
    needsDrawing()
  }

  /// The owner ends: what it drew last stays.
  package func loseOwner() {
    painter = nil
    owner = nil
  }

  /// The painter has something else to draw, or another size to draw in.
  package func needsDrawing() {
    isStale = true
    recordChange()
  }

  package func setDrawing(_ drawing: Drawing) {
    drawn = drawing
    switch drawing {
    case .fill(let outline, _): admit(outline)
    case .stroke(let outline, _, let width): admit(outline, pen: width)
    case .none, .border, .text, .image: break
    }
    recordChange()
  }

  package func setClip(_ clip: Outline?) {
    if clip == self.clip { return }
    // A clip that begins takes away what reached beyond the frame.
    let old = cover
    self.clip = clip
    if let clip { admit(clip) }
    if old != cover { recordMove(from: old) }
    recordChange()
  }

  package func setOpacity(_ opacity: Double) {
    if opacity == self.opacity { return }
    withRare.opacity = opacity
    recordChange()
  }

  package func setShift(_ shift: Point) {
    if shift == self.shift { return }
    let old = cover
    withRare.shift = shift
    recordMove(from: old)
  }

  package func setFocusMark(_ mark: FocusMark?) {
    if mark == focusMark { return }
    withRare.focusMark = mark
    if case .ring(let outline) = mark { admit(outline) }
    recordChange()
  }

  /// Makes `nodes` the children, first one at the bottom.
  ///
  /// Children that stay but change their order are a change of this node.
  package func setChildren(_ nodes: [RenderNode]) {
    let ends = CommonEnds(children, nodes)
    if ends.coverAll(children.count, nodes.count) { return }
    let before = children[ends.middle(of: children.count)]
    let newer = nodes[ends.middle(of: nodes.count)]
    let kept = Set(newer.map(ObjectIdentifier.init))
    stopSliding(in: before)
    for child in before where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      recordRemoval(of: child)
      child.parent = nil
      child.attach(to: nil)
    }
    for node in newer where node.parent !== self { node.parent?.stopSliding() }
    renumber(nodes, newer.startIndex..<(before.count == newer.count ? newer.endIndex : nodes.count))
    rare?.replaceSlides(before.indices, by: newer.count)
    let surroundings = Set(before.map(ObjectIdentifier.init))
    for child in newer {
      admit(child)
      if child.parent === self && surroundings.contains(ObjectIdentifier(child)) { continue }
      take(child)
    }
    let stayed = before.lazy.filter { kept.contains(ObjectIdentifier($0)) }
    let now = newer.lazy.filter { surroundings.contains(ObjectIdentifier($0)) }
    if !stayed.elementsEqual(now, by: ===) { recordChange() }
  }

  private func renumber(_ nodes: [RenderNode], _ range: Range<Int>) {
    children = nodes
    for index in range { nodes[index].index = Int32(index) }
  }

  /// Gives each child the place to which it has slid.
  private func stopSliding() {
    stopSliding(in: children[...])
    rare?.slides = []
  }

  private func stopSliding(in nodes: ArraySlice<RenderNode>) {
    guard let rare, !rare.slides.isEmpty else { return }
    for child in nodes where child.parent === self {
      child.placedOrigin = child.origin
      rare.slides[Int(child.index)] = .zero
    }
  }

  /// Takes a child from wherever it was into this part of the picture.
  private func take(_ child: RenderNode) {
    child.parent?.recordRemoval(of: child)
    child.arrive()
    child.parent = self
    child.attach(to: scene)
    scene?.record(.inserted(child))
  }

  private func recordRemoval(of child: RenderNode) {
    let picture = child.rare?.left?.union(child.cover) ?? child.cover
    scene?.record(.removed(child, from: self, picture: picture))
  }

  private func recordChange() {
    guard let scene, changeBatch != scene.batch, arrivalBatch != scene.batch else { return }
    changeBatch = scene.batch
    scene.record(.changed(self))
  }

  /// The picture in the parent's coordinates.
  private var cover: Rect { picture.offset(by: frame.origin) }

  /// Tells the scene and the parent that the picture covers something else than it did.
  private func recordMove(from old: Rect) {
    if let scene, arrivalBatch != scene.batch {
      let rare = withRare
      rare.left = rare.left?.union(old) ?? old
      scene.record(.moved(self, from: old))
    }
    parent?.admit(self)
  }

  /// Forgets what was covered before: the surface has seen the moves.
  func arrive() { rare?.left = nil }

  /// Takes part in a picture, or in none.
  func attach(to scene: Scene?) {
    if self.scene === scene { return }
    self.scene = scene
    if let scene { arrivalBatch = scene.batch }
    for child in children { child.attach(to: scene) }
  }

  /// Makes room for a child's picture in what this node and those around it reach.
  private func admit(_ child: RenderNode) {
    let picture = child.cover
    guard picture.isFinite else { return }
    childOverflow = max(childOverflow, child.overflow)
    if let reach, reach.contains(picture) { return }
    reach = reach?.union(picture) ?? picture
    if clip == nil { parent?.admit(self) }
  }

  /// Makes room for a path, which may reach beyond the frame, as may the pen that follows it.
  private func admit(_ outline: Outline, pen width: Double = 0) {
    guard case .path(let data) = outline, let path = data.bounds else { return }
    let box = path.inset(by: Insets(all: -1 - width / 2))
    guard box.isFinite else { return }
    if let ownReach = rare?.ownReach, ownReach.contains(box) { return }
    withRare.ownReach = rare?.ownReach?.union(box) ?? box
    parent?.admit(self)
  }

  /// The frame in the coordinates of the scene.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  package var absoluteFrame: Rect {
    var point = origin + shift
    var ancestor = parent
    while let node = ancestor {
      point += node.origin + node.shift
      ancestor = node.parent
    }
    return Rect(origin: point, size: size)
  }
}
