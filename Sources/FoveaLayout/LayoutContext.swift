import FoveaGeometry

/// What the boxes of one session share: the queue of changed boxes and the counters of work.
public final class LayoutContext {
  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// Boxes measured and boxes placed since the session began.
  @exclusivity(unchecked) public internal(set) var measuredCount = 0
  /// Boxes placed since the session began, each as often as its children were arranged.
  @exclusivity(unchecked) public internal(set) var placedCount = 0
  /// Boxes that came to stand elsewhere or became larger or smaller since the session began.
  @exclusivity(unchecked) public internal(set) var movedCount = 0
  /// Counts changes of parents, so that depths can be kept between them.
  @exclusivity(unchecked) var treeVersion: Int32 = 0
  var dirty: [LayoutBox] = []
  /// How many boxes move an alignment guide.
  @exclusivity(unchecked) var guideBoxes = 0
  /// Boxes whose content depends on where they stand: those that reach into the safe area.
  private var positionDependent: [ObjectIdentifier: WeakBox] = [:]
  /// The part of the root that bars and keyboards leave free; the root's coordinates.
  public var safeArea = Rect.zero
  /// Called when the first box becomes dirty.
  public var onDirty: (() -> Void)?

  /// What a session begins with: an empty queue, counters at zero, and no safe area until it is
  /// set.
  public init() {}

  /// Whether no box waits for a layout.
  public var isClean: Bool { dirty.isEmpty }

  /// Measures and places what changed, and only that.
  ///
  /// Each dirty box is measured again with the proposal it was placed with; as long as its size
  /// changes its parent follows. Placing starts at the first box whose size stays. What becomes
  /// dirty on the way waits for the next update.
  public func update() {
    if dirty.isEmpty { return }
    var tops: [LayoutBox] = []
    for box in takeDirty(deepestFirst: true) where box.isDirty {
      box.isDirty = false
      tops.append(box.settledAncestor())
    }
    for box in byDepth(tops, deepestFirst: false) where box.needsPlacement { box.arrangeAgain() }
    for entry in positionDependent.values {
      if let box = entry.box, box.isAttached { box.arrangeAgain() }
    }
  }

  private func takeDirty(deepestFirst: Bool) -> [LayoutBox] {
    defer { dirty.removeAll(keepingCapacity: true) }
    return byDepth(dirty, deepestFirst: deepestFirst)
  }

  /// The boxes in order of depth, which is looked up once for each.
  private func byDepth(_ boxes: [LayoutBox], deepestFirst: Bool) -> [LayoutBox] {
    if boxes.count < 2 { return boxes }
    let keyed = boxes.map { (depth: $0.depth, box: $0) }
    return keyed.sorted { deepestFirst ? $0.depth > $1.depth : $0.depth < $1.depth }.map(\.box)
  }

  /// Remembers, or forgets, that what a box holds depends on where the box stands.
  func setPositionDependent(_ isDependent: Bool, _ box: LayoutBox) {
    positionDependent[ObjectIdentifier(box)] = isDependent ? WeakBox(box: box) : nil
  }

  private struct WeakBox {
    weak var box: LayoutBox?
  }
}
