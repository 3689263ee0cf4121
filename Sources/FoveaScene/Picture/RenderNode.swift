import FoveaGeometry

/// One place of the picture: a frame relative to its parent, a drawing, and children above it.
///
/// The tree is retained. Whoever changes a node tells its `scene` through the setters here, which
/// record a patch; a surface reads the patches and the nodes, and knows nothing else.
package final class RenderNode {
  /// Relative to the parent's origin, visual offset not included; points.
  package private(set) var origin = Point.zero
  package private(set) var size = Size.zero
  package private(set) var drawing = Drawing.none
  /// Children are cut off at this outline.
  package private(set) var clip: Outline?
  /// Applies to the drawing and all children; 0 … 1.
  package private(set) var opacity: Double = 1
  /// Moves the picture without moving the layout (`offset`).
  package private(set) var shift = Point.zero
  package private(set) var focusMark: FocusMark?
  /// Where pointers and fingers reach the owner; `nil` lets them through to what lies behind.
  package var hitArea: Outline?
  /// Whether pointers and fingers pass this node and all its children by (`allowsHitTesting`).
  package var isHitTestingDisabled = false
  /// The view node behind the picture.
  package weak var owner: AnyObject?
  package private(set) var children: [RenderNode] = []
  package private(set) weak var parent: RenderNode?
  package internal(set) weak var scene: Scene?
  /// The axis along which children follow each other without turning back: a surface finds the
  /// visible ones by binary search.
  package var monotoneAxis: Axis?
  /// No descendant's picture reaches further beyond this node's frame than this; points.
  package private(set) var overflow: Double = 0
  /// The frame number in which a patch for this node was recorded last.
  var patchedFrame = 0

  package init() {}

  package var frame: Rect { Rect(origin: origin + shift, size: size) }
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  package func place(at origin: Point, size: Size) {
    if origin == self.origin && size == self.size { return }
    let old = Rect(origin: self.origin + shift, size: self.size)
    self.origin = origin
    self.size = size
    scene?.record(.moved(self, from: old))
    parent?.admit(frame, overflow: overflow)
  }

  package func setDrawing(_ drawing: Drawing) {
    self.drawing = drawing
    scene?.record(.changed(self))
  }

  package func setClip(_ clip: Outline?) {
    if clip == self.clip { return }
    self.clip = clip
    scene?.record(.changed(self))
  }

  package func setOpacity(_ opacity: Double) {
    if opacity == self.opacity { return }
    self.opacity = opacity
    scene?.record(.changed(self))
  }

  package func setShift(_ shift: Point) {
    if shift == self.shift { return }
    let old = frame
    self.shift = shift
    scene?.record(.moved(self, from: old))
    parent?.admit(frame, overflow: overflow)
  }

  package func setFocusMark(_ mark: FocusMark?) {
    if mark == focusMark { return }
    focusMark = mark
    scene?.record(.changed(self))
  }

  /// Makes `nodes` the children, first one at the bottom.
  package func setChildren(_ nodes: [RenderNode]) {
    if nodes.count == children.count
      && zip(nodes, children).allSatisfy({ $0 === $1 })
    {
      return
    }
    let kept = Set(nodes.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      scene?.record(.removed(child, from: self))
      child.parent = nil
      child.attach(to: nil)
    }
    let before = children
    children = nodes
    var surroundings = Set<ObjectIdentifier>()
    if !before.isEmpty { surroundings = Set(before.map(ObjectIdentifier.init)) }
    for child in nodes {
      admit(child.frame, overflow: child.overflow)
      if child.parent === self && surroundings.contains(ObjectIdentifier(child)) { continue }
      child.parent = self
      child.attach(to: scene)
      scene?.record(.inserted(child))
    }
  }

  /// Takes part in a picture, or in none.
  func attach(to scene: Scene?) {
    if self.scene === scene { return }
    self.scene = scene
    for child in children { child.attach(to: scene) }
  }

  private func admit(_ frame: Rect, overflow inner: Double) {
    if clip != nil { return }
    let beyond = max(
      max(-frame.minX, frame.maxX - size.width), max(-frame.minY, frame.maxY - size.height))
    let reach = max(overflow, beyond + inner)
    if reach > overflow && reach.isFinite {
      overflow = reach
      parent?.admit(self.frame, overflow: reach)
    }
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

  /// The part of the frame that no clip around cuts off, in the coordinates of the scene; `nil`
  /// where nothing is left.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  package var visibleFrame: Rect? {
    var frame = self.frame
    var ancestor = parent
    while let node = ancestor {
      if node.clip != nil {
        guard let rest = frame.intersection(node.bounds) else { return nil }
        frame = rest
      }
      frame = frame.offset(by: node.origin + node.shift)
      ancestor = node.parent
    }
    return frame
  }
}
