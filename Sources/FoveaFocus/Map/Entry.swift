import FoveaGeometry

/// One thing in the map, as the arrays hold it.
struct Entry: Sendable {
  var generation: Int32
  var parent: Slot

  /// The place among the parent's children.
  var position: Int32 = -1

  /// The place in the parent's index; negative while it has none there.
  var leaf: Int32 = -1

  /// What the entry needs when it holds others; negative for one that never did.
  var group: Slot = -1

  var role: Role
  var traits: FocusMap.Traits

  /// Whether `extent` has to be computed again. Then the parent knows and is marked too.
  var isMarked = false

  /// Relative to the parent's contents.
  var frame = Rect.zero

  /// Encloses all that a directional search can find here, relative to the parent's contents.
  var extent = Extent.empty

  init(generation: Int32, parent: Slot, role: Role, traits: FocusMap.Traits) {
    self.generation = generation
    self.parent = parent
    self.role = role
    self.traits = traits
  }

  /// Whether a directional move may land here.
  var isDirectionalTarget: Bool { role == .target && traits.contains(.directional) }
}

/// A kind without its options.
enum Role: UInt8, Sendable {
  case target, group, section, scope, scroll
}

/// What an entry needs to hold others.
struct Group: Sendable {
  /// In document order; a removed child leaves -1 until the list is closed up.
  var children: [Slot] = []
  var liveCount = 0

  /// Children whose extent has to be computed again.
  var marked: [Slot] = []

  /// Over the children's extents, in groups that are large enough to gain from it.
  var index: FocusIndex?

  /// Encloses the children's extents, relative to the contents' origin.
  var contents = Extent.empty

  var scrollOffset = Point.zero
  var contentSize: Size?

  var isTrapping = false
  var reaches = false
  var remembers = false
  var blocked: Set<Heading> = []

  var sectionOptions: FocusMap.SectionOptions {
    FocusMap.SectionOptions(remembers: remembers, blocked: blocked)
  }

  var scopeOptions: FocusMap.ScopeOptions {
    FocusMap.ScopeOptions(isTrapping: isTrapping, reaches: reaches)
  }
}
