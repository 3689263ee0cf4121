import FoveaGeometry

/// A rectangle of the layout: how large it wants to be, and where it puts what it holds.
///
/// Frames are relative to the parent box. Sizes are cached by proposal until the box or something
/// inside it changes.
open class LayoutBox {
  // Boxes are read and written on the main actor only, each property in whole and by this class
  // alone, so that no two accesses can overlap: the check at run time would only cost.
  /// The queue and the counters that the box shares with all of its session.
  public final let context: LayoutContext
  // The parent clears this when it lets go of the box or ends itself, so it never dangles; a weak
  // reference would give every box a side table and slow all counting down.
  /// The box that holds this one; `nil` at the top, and while nobody holds it.
  @exclusivity(unchecked) public final private(set) unowned(unsafe) var parent: LayoutBox?
  /// The boxes inside, in the author's order.
  @exclusivity(unchecked) public final private(set) var children: [LayoutBox] = []
  /// Where the box was placed last, by itself: in a run the parent knows better.
  @exclusivity(unchecked) private final var ownOrigin = Point.zero
  /// How large the box was placed last, in points; zero before.
  @exclusivity(unchecked) public final private(set) var size = Size.zero
  /// The proposal with which the box was placed last.
  @exclusivity(unchecked) public final private(set) var proposal = Proposal.unspecified
  /// What the picture and the focus map know of this box; `nil` for boxes that only arrange.
  @exclusivity(unchecked) public final var facet: LayoutFacet?
  /// Whether leading is on the right: children are mirrored when they are placed.
  @exclusivity(unchecked) public final var isRightToLeft = false
  /// Whether the box waits in the queue of those to be measured again.
  @exclusivity(unchecked) public final var isDirty = false
  /// Whether the children have to be placed anew even where the size stays.
  @exclusivity(unchecked) public final private(set) var needsPlacement = true
  @exclusivity(unchecked) final private(set) var isPlaced = false
  /// The place among the parent's children.
  public final var index: Int { Int(place) }
  @exclusivity(unchecked) private final var place: Int32 = 0
  /// Whether the children are a run: this box keeps their places, so that many slide at once.
  @exclusivity(unchecked) final var isRun = false
  @exclusivity(unchecked) private final var cache = MeasureCache()
  /// What was answered before the change that is under way: the layout around is made from it.
  @exclusivity(unchecked) private final var before: [MeasureCache.Entry] = []
  @exclusivity(unchecked) private final var knownDepth: Int32 = 0
  @exclusivity(unchecked) private final var depthVersion: Int32 = -1

  /// A box without children that has no place yet.
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

  /// Whether a child that no longer shows may show again later, as the same view.
  open var mayHideChildren: Bool { false }

  /// The children that take part in the picture and in focus.
  open var shownChildren: [LayoutBox] { children }

  /// Told by a container along which axis it stacks: dividers and spacers turn with it.
  open func stacked(along axis: Axis?) { onlyChild?.stacked(along: axis) }

  // MARK: Tree

  /// How many boxes stand around this one.
  ///
  /// - Complexity: O(1) amortised: the answer is kept until boxes come or go somewhere.
  public final var depth: Int {
    if depthVersion != context.treeVersion {
      knownDepth = Int32((parent?.depth ?? -1) + 1)
      depthVersion = context.treeVersion
    }
    return Int(knownDepth)
  }

  /// Whether the root above has placed this box.
  public var isAttached: Bool {
    var box = self
    while let ancestor = box.parent { box = ancestor }
    return box.isRoot
  }

  /// Whether nothing lies around this box: it is a window's own.
  var isRoot: Bool { false }

  /// Gives the box other children, and asks for a layout where they differ from those it has.
  public final func setChildren(_ boxes: [LayoutBox]) {
    if replaceChildren(boxes) { invalidate() }
  }

  /// Replaces the children without asking for a layout: for boxes that make them while they arrange.
  ///
  /// - Returns: whether there were others before.
  @discardableResult
  final func replaceChildren(_ boxes: [LayoutBox]) -> Bool {
    let ends = CommonEnds(children, boxes)
    if ends.coverAll(children.count, boxes.count) { return false }
    let old = ends.middle(of: children.count)
    let new = ends.middle(of: boxes.count)
    for child in children[old] where child.parent === self { child.parent = nil }
    for box in boxes[new] { box.parent = self }
    let renumbered = old.count == new.count ? new : new.lowerBound..<boxes.count
    for index in renumbered { boxes[index].place = Int32(index) }
    children = boxes
    context.treeVersion &+= 1
    childrenReplaced(old, by: new)
    facetHolder?.facet?.contentChanged()
    return true
  }

  /// A container's chance to pass traits on to new children.
  open func childrenChanged() {}

  /// The children of a range have given way to others; those before and after are the same.
  func childrenReplaced(_ old: Range<Int>, by new: Range<Int>) { childrenChanged() }

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

/// What was answered to proposals.
///
/// A stack asks for the least, the most and the final size: a box in a row is asked three questions,
/// one in rows and columns by turns nine. Forgetting any of them would multiply the work with every
/// level of nesting.
private struct MeasureCache {
  private var entries: (Entry, Entry, Entry) = (Entry(), Entry(), Entry())
  private var count: Int32 = 0
  /// Where the next answer goes once as many are kept as are worth it.
  private var oldest: Int32 = 0
  /// Those after the third, which few boxes are asked for.
  private var more: [Entry] = []
  private static let most = 12

  struct Entry {
    var proposal = Proposal.unspecified
    var size = Size.zero
  }

  var isEmpty: Bool { count == 0 }

  var answers: [Entry] {
    let first = [entries.0, entries.1, entries.2]
    return first.prefix(Int(count)) + more
  }

  subscript(proposal: Proposal) -> Size? {
    get {
      if count > 0, entries.0.proposal == proposal { return entries.0.size }
      if count > 1, entries.1.proposal == proposal { return entries.1.size }
      if count > 2, entries.2.proposal == proposal { return entries.2.size }
      for entry in more where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(proposal: proposal, size: newValue)
      switch count {
      case 0: entries.0 = entry
      case 1: entries.1 = entry
      case 2: entries.2 = entry
      default:
        if more.count < Self.most {
          more.append(entry)
        } else {
          more[Int(oldest)] = entry
          oldest = (oldest + 1) % Int32(Self.most)
        }
        return
      }
      count += 1
    }
  }

  mutating func removeAll() {
    count = 0
    if !more.isEmpty { more = [] }
  }
}

/// What another room knows of a box: told where the box is and when its content changed.
open class LayoutFacet {
  /// A facet that answers every call with nothing: for subclasses.
  public init() {}

  /// The box has this frame, relative to the nearest box around it that has a facet.
  open func placed(in frame: Rect) {}

  /// The children of this facet's box from one on have all moved by the same distance, and all that
  /// they hold with them.
  open func contentSlid(from first: LayoutBox, by distance: Point) {}

  /// Boxes came or went between this facet's box and the facets below it.
  open func contentChanged() {}
}
