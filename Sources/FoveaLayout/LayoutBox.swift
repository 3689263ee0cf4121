import FoveaGeometry

/// A rectangle of the layout: how large it wants to be, and where it puts what it holds.
///
/// Frames are relative to the parent box. Sizes are cached by proposal until the box or something
/// inside it changes.
open class LayoutBox {
  // Boxes are read and written on the main actor only, each property in whole and by this class
  // alone, so that no two accesses can overlap: the check at run time would only cost.
  public final let context: LayoutContext
  // The parent clears this when it lets go of the box or ends itself, so it never dangles; a weak
  // reference would give every box a side table and slow all counting down.
  @exclusivity(unchecked) public final private(set) unowned(unsafe) var parent: LayoutBox?
  @exclusivity(unchecked) public final private(set) var children: [LayoutBox] = []
  /// Where the box was placed last, by itself: in a run the parent knows better.
  @exclusivity(unchecked) private final var ownOrigin = Point.zero
  @exclusivity(unchecked) public final private(set) var size = Size.zero
  /// The proposal with which the box was placed last.
  @exclusivity(unchecked) public final private(set) var proposal = Proposal.unspecified
  /// What the picture and the focus map know of this box; `nil` for boxes that only arrange.
  @exclusivity(unchecked) public final var facet: LayoutFacet?
  /// Whether leading is on the right: children are mirrored when they are placed.
  @exclusivity(unchecked) public final var isRightToLeft = false
  @exclusivity(unchecked) public final var isDirty = false
  @exclusivity(unchecked) public final private(set) var needsPlacement = true
  @exclusivity(unchecked) final private(set) var isPlaced = false
  /// The place among the parent's children.
  @exclusivity(unchecked) public final private(set) var index = 0
  /// Whether the children are a run: this box keeps their places, so that many slide at once.
  @exclusivity(unchecked) final var isRun = false
  @exclusivity(unchecked) private final var cache = MeasureCache()
  /// What was answered before the change that is under way: the layout around is made from it.
  @exclusivity(unchecked) private final var before: [MeasureCache.Entry] = []
  @exclusivity(unchecked) private final var knownDepth = 0
  @exclusivity(unchecked) private final var depthVersion = -1

  public init(in context: LayoutContext) { self.context = context }

  deinit { for child in children where child.parent === self { child.parent = nil } }

  // MARK: What kinds of boxes define

  /// The size for a proposal; called when no cached answer exists.
  open func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: proposal) ?? .zero
  }

  /// Places the children; `size` and `proposal` are set.
  open func arrange() {
    guard let child = children.first else { return }
    place(child, at: .zero, proposal: proposal)
  }

  /// Where a guide lies if this box or something inside says so; `nil` leaves it to the default.
  open func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard let child = onlyChild else { return nil }
    return child.explicitValue(of: guide, in: size)
  }

  /// Which child stands for this box where there is just one: traits pass through it.
  open var onlyChild: LayoutBox? { children.count == 1 ? children[0] : nil }

  /// Higher ones are offered space first.
  open var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }

  /// Whether the box is a spacer, beside which stacks leave no gap.
  open var isSpacer: Bool { onlyChild?.isSpacer ?? false }

  /// The place in front of or behind siblings.
  open var zIndex: Double { onlyChild?.zIndex ?? 0 }

  /// A value that the view gives its container (`layoutValue`), by the identity of its key.
  open func layoutValue(_ key: ObjectIdentifier) -> Any? { onlyChild?.layoutValue(key) }

  /// Whether the size follows from the proposal alone: changes inside do not reach further up.
  open var hasOwnSize: Bool { false }

  /// The children that take part in the picture and in focus.
  open var shownChildren: [LayoutBox] { children }

  /// Told by a container along which axis it stacks: dividers and spacers turn with it.
  open func stacked(along axis: Axis?) { onlyChild?.stacked(along: axis) }

  // MARK: Tree

  /// How many boxes stand around this one.
  ///
  /// - Complexity: O(1) amortised: the answer is kept until boxes come or go somewhere.
  public final var depth: Int {
    if depthVersion == context.treeVersion { return knownDepth }
    knownDepth = (parent?.depth ?? -1) + 1
    depthVersion = context.treeVersion
    return knownDepth
  }

  /// Whether the root above has placed this box.
  public var isAttached: Bool {
    var box = self
    while let ancestor = box.parent { box = ancestor }
    return box is RootBox
  }

  public final func setChildren(_ boxes: [LayoutBox]) {
    if replaceChildren(boxes) { invalidate() }
  }

  /// Replaces the children without asking for a layout: for boxes that make them while they arrange.
  ///
  /// - Returns: whether there were others before.
  @discardableResult
  final func replaceChildren(_ boxes: [LayoutBox]) -> Bool {
    if boxes.count == children.count && zip(boxes, children).allSatisfy({ $0 === $1 }) {
      return false
    }
    for child in children where child.parent === self { child.parent = nil }
    for (index, box) in boxes.enumerated() {
      box.parent = self
      box.index = index
    }
    children = boxes
    context.treeVersion += 1
    childrenChanged()
    facetHolder?.facet?.contentChanged()
    return true
  }

  /// A container's chance to pass traits on to new children.
  open func childrenChanged() {}

  /// This box or the nearest one around it that has a facet.
  public var facetHolder: LayoutBox? {
    var box: LayoutBox? = self
    while let current = box, current.facet == nil { box = current.parent }
    return box
  }

  // MARK: Measuring

  /// The size for a proposal, from the cache where something was measured before.
  public final func size(for proposal: Proposal) -> Size {
    if let known = cache[proposal] { return known }
    context.measuredCount += 1
    let size = measure(proposal)
    cache[proposal] = size
    return size
  }

  /// Where a guide lies in this box when it is `size` large.
  public final func value(of guide: Guide, in size: Size) -> Double {
    // Nobody moves an edge or a centre but a guide box: without one there is nothing to look for.
    if guide.kind == .edge && context.guideBoxes == 0 { return guide.defaultValue(self, size) }
    return explicitValue(of: guide, in: size) ?? guide.defaultValue(self, size)
  }

  /// Forgets what was measured here and above, and asks for a new layout.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the box.
  public final func invalidate() {
    var box: LayoutBox? = self
    var inner: LayoutBox?
    while let current = box {
      if current.before.isEmpty && !current.cache.isEmpty { current.before = current.cache.answers }
      current.cache.removeAll()
      current.needsPlacement = true
      current.contentInvalidated(by: inner)
      if current.hasOwnSize { break }
      inner = current
      box = current.parent
    }
    // A box that was never placed is reached through the one around it.
    if isPlaced && !isDirty { enqueue() }
  }

  func enqueue() {
    isDirty = true
    context.dirty.append(self)
    if context.dirty.count == 1 { context.onDirty?() }
  }

  /// Something changed, in a child or in this box itself: what was computed from it is stale.
  open func contentInvalidated(by child: LayoutBox?) {}

  /// The nearest box from here upward that answers as before: where placing starts.
  fileprivate func settled() -> LayoutBox {
    var box = self
    while let parent = box.parent {
      if box.isPlaced && box.answersAsBefore && !box.movesGuides { break }
      box = parent
    }
    return box
  }

  /// Whether the boxes around need not know of the change: all that they were told still holds.
  private var answersAsBefore: Bool {
    guard size(for: proposal) == size else { return false }
    for entry in before where size(for: entry.proposal) != entry.size { return false }
    before = []
    return true
  }

  func settledAncestor() -> LayoutBox { settled() }

  /// Whether a change inside may move an alignment guide though the size stays.
  open var movesGuides: Bool { false }

  // MARK: Placing

  /// Gives a child its place; called from `arrange()`.
  ///
  /// - Parameters:
  ///   - origin: leading, top; mirrored here where leading is on the right.
  ///   - proposal: decides the child's size.
  ///   - isMoved: whether the child has come to lie elsewhere since it was placed.
  public final func place(
    _ child: LayoutBox, at origin: Point, proposal: Proposal, isMoved: Bool = false
  ) {
    let childSize = child.size(for: proposal)
    var origin = origin
    if isRightToLeft { origin.x = size.width - origin.x - childSize.width }
    child.settle(at: origin, size: childSize, proposal: proposal, isMoved: isMoved)
  }

  /// Where the box lies in its parent.
  public final var origin: Point {
    if let parent, parent.isRun, let place = parent.originInRun(of: self) { return place }
    return ownOrigin
  }

  /// Where a child of a run lies; `nil` before the run is placed.
  func originInRun(of child: LayoutBox) -> Point? { nil }

  /// Takes a place and, where needed, passes it on.
  public final func settle(
    at origin: Point, size: Size, proposal: Proposal, isMoved: Bool = false
  ) {
    if !before.isEmpty { before = [] }
    let isMoved = isMoved || origin != ownOrigin || !isPlaced
    let isResized = size != self.size || !isPlaced
    ownOrigin = origin
    self.size = size
    if isMoved || isResized {
      context.movedCount += 1
      reportFrame()
    }
    if isResized || needsPlacement || proposal != self.proposal {
      self.proposal = proposal
      isPlaced = true
      needsPlacement = false
      context.placedCount += 1
      arrange()
    }
  }

  /// Places the children anew in the size that the box has.
  func arrangeAgain() {
    needsPlacement = false
    context.placedCount += 1
    arrange()
    var ancestor = parent
    while let box = ancestor, box.needsPlacement, !box.isDirty {
      box.needsPlacement = false
      ancestor = box.parent
    }
  }

  /// Tells the facets at or directly below this box where they are now.
  public final func reportFrame() {
    if let facet {
      facet.placed(in: Rect(origin: offsetFromFacetParent, size: size))
      return
    }
    for child in children where child.isPlaced { child.reportFrame() }
  }

  /// The distance from the nearest box around with a facet.
  private var offsetFromFacetParent: Point {
    var point = origin
    var ancestor = parent
    while let box = ancestor, box.facet == nil {
      point += box.origin
      ancestor = box.parent
    }
    return point
  }

  /// The frame in the root's coordinates.
  public final var absoluteFrame: Rect {
    var point = origin
    var ancestor = parent
    while let box = ancestor {
      point += box.origin
      ancestor = box.parent
    }
    return Rect(origin: point, size: size)
  }
}

/// The answers to the proposals asked last: a stack asks for the least, the most and the final size.
private struct MeasureCache {
  private var entries: (Entry?, Entry?, Entry?, Entry?) = (nil, nil, nil, nil)
  private var next = 0

  struct Entry {
    var proposal: Proposal
    var size: Size
  }

  var isEmpty: Bool { entries.0 == nil }

  var answers: [Entry] {
    [entries.0, entries.1, entries.2, entries.3].compactMap { $0 }
  }

  subscript(proposal: Proposal) -> Size? {
    get {
      if let entry = entries.0, entry.proposal == proposal { return entry.size }
      if let entry = entries.1, entry.proposal == proposal { return entry.size }
      if let entry = entries.2, entry.proposal == proposal { return entry.size }
      if let entry = entries.3, entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      let entry = newValue.map { Entry(proposal: proposal, size: $0) }
      switch next {
      case 0: entries.0 = entry
      case 1: entries.1 = entry
      case 2: entries.2 = entry
      default: entries.3 = entry
      }
      next = (next + 1) & 3
    }
  }

  mutating func removeAll() {
    entries = (nil, nil, nil, nil)
    next = 0
  }
}

/// What another room knows of a box: told where the box is and when its content changed.
open class LayoutFacet {
  public init() {}

  /// The box has this frame, relative to the nearest box around it that has a facet.
  open func placed(in frame: Rect) {}

  /// The children of this facet's box from one on have all moved by the same distance, and all that
  /// they hold with them.
  open func contentSlid(from first: LayoutBox, by distance: Point) {}

  /// Boxes came or went between this facet's box and the facets below it.
  open func contentChanged() {}
}
