import FoveaGeometry

/// What the boxes of one session share: the queue of changed boxes and the counters of work.
public final class LayoutContext {
  /// Boxes measured and boxes placed since the session began.
  public internal(set) var measuredCount = 0
  public internal(set) var placedCount = 0
  /// Boxes that came to stand elsewhere or became larger or smaller since the session began.
  public internal(set) var movedCount = 0
  /// Counts changes of parents, so that depths can be kept between them.
  var treeVersion = 0
  var dirty: [LayoutBox] = []
  /// Boxes whose content depends on where they stand: those that reach into the safe area.
  private var positionDependent: [ObjectIdentifier: WeakBox] = [:]
  /// The part of the root that bars and keyboards leave free; the root's coordinates.
  public var safeArea = Rect.zero
  /// Called when the first box becomes dirty.
  public var onDirty: (() -> Void)?

  public init() {}

  public var isClean: Bool { dirty.isEmpty }

  /// Measures and places what changed, and only that.
  ///
  /// Each dirty box is measured again with the proposal it was placed with; as long as its size
  /// changes its parent follows. Placing starts at the first box whose size stays.
  public func update() {
    var rounds = 0
    while !dirty.isEmpty && rounds < 100 {
      rounds += 1
      let changed = dirty.sorted { $0.depth > $1.depth }
      dirty.removeAll(keepingCapacity: true)
      var tops: [LayoutBox] = []
      for box in changed where box.isDirty {
        box.isDirty = false
        tops.append(box.settledAncestor())
      }
      for box in tops.sorted(by: { $0.depth < $1.depth }) where box.needsPlacement {
        box.arrangeAgain()
      }
      for entry in positionDependent.values {
        if let box = entry.box, box.isAttached { box.arrangeAgain() }
      }
    }
  }

  /// Remembers, or forgets, that what a box holds depends on where the box stands.
  func setPositionDependent(_ isDependent: Bool, _ box: LayoutBox) {
    positionDependent[ObjectIdentifier(box)] = isDependent ? WeakBox(box: box) : nil
  }

  private struct WeakBox {
    weak var box: LayoutBox?
  }
}
