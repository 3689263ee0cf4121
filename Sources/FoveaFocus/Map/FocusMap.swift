public import FoveaGeometry

/// Where the things that can take focus are: a tree of targets and of the containers that hold them.
///
/// The map follows the layout: whoever places a view calls ``setFrame(_:of:)`` with a frame relative
/// to the view's parent, so that a shifted row is one write and a scrolled list one offset. It is a
/// value that is changed in place; a copy costs as much as the map is large with its next change.
///
///     var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 1920, height: 1080))
///     let menu = map.insert(.section(), under: map.root)
///     map.setFrame(Rect(x: 0, y: 0, width: 300, height: 1080), of: menu)
///     let play = map.insert(.target, under: menu)
///     map.setFrame(Rect(x: 20, y: 40, width: 260, height: 66), of: play)
///
///     var memory = FocusMemory()
///     map.move(from: play, .down, memory: &memory)
///
/// **Changes** cost O(1) each: they mark what has to be looked at again, and the next question pays
/// for what was marked, in place where little moved and by a rebuild of the group's index where much
/// did. That is why questions are `mutating`: ``move(from:_:in:options:memory:hooks:)``,
/// ``next(after:backwards:in:for:)``, ``order(in:for:)``, ``defaultTarget(in:for:isCovered:)`` and
/// ``repair(lastFrame:containers:isCovered:)``.
///
/// **Identifiers** carry a generation. One whose entry was removed is never taken for the entry that
/// uses its place afterwards: questions treat it as nothing, changes are a mistake and trap.
///
/// **Coordinates.** Edges are compared on a grid of 1/1024 point: what layout computed along two
/// paths and should be equal is equal, so that rows that only touch do not overlap. Frames that are
/// not finite count as empty, negative sizes are turned round, empty ones are never reached.
///
/// Source: `Documentation/FocusMovement.md`, part B is the rule and part D the index.
public struct FocusMap: Sendable {
  /// The container of everything; its frame is the viewport.
  public let root: ID

  /// Whether the interface reads from right to left; only reading order looks at it (B.13).
  public var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { orders.invalidate() } }
  }

  var entries: [Entry] = []
  var groups: [Group] = []
  var freeEntries: [Slot] = []
  var freeGroups: [Slot] = []
  var scratch = SearchScratch()
  var orders = OrderCache()

  /// Creates an empty map.
  ///
  /// - Parameter viewport: what of the root can be seen; zero means that nothing is out of sight.
  public init(viewport: Rect = .zero) {
    root = ID(slot: 0, generation: 0)
    entries.append(Entry(generation: 0, parent: -1, role: .scope, traits: .all))
    groups.append(Group())
    entries[0].group = 0
    groups[0].isTrapping = true
    entries[0].frame = viewport.usable
  }

  /// How many entries the map holds, the root among them.
  public var count: Int { entries.count - freeEntries.count }

  /// Whether the entry is still there.
  public func contains(_ id: ID) -> Bool {
    entries.indices.contains(Int(id.slot)) && entries[Int(id.slot)].generation == id.generation
  }

  /// What the entry is; `nil` when it is gone.
  public func kind(of id: ID) -> Kind? {
    guard contains(id) else { return nil }
    let entry = entries[Int(id.slot)]
    switch entry.role {
    case .target: return .target
    case .group: return .group
    case .scroll: return .scroll
    case .section: return .section(groups[Int(entry.group)].sectionOptions)
    case .scope: return .scope(groups[Int(entry.group)].scopeOptions)
    }
  }

  /// What holds the entry; `nil` for the root and for an entry that is gone.
  public func parent(of id: ID) -> ID? {
    guard contains(id) else { return nil }
    return self.id(entries[Int(id.slot)].parent)
  }

  /// What the entry holds directly, in document order.
  ///
  /// - Complexity: O(*n*) in the number of children.
  public func children(of id: ID) -> [ID] {
    guard contains(id), entries[Int(id.slot)].group >= 0 else { return [] }
    return groups[Int(entries[Int(id.slot)].group)].children.compactMap { self.id($0) }
  }

  /// What holds the entry, from the inside out, the root last.
  public func ancestors(of id: ID) -> [ID] {
    Array(sequence(first: id) { parent(of: $0) }.dropFirst())
  }

  func id(_ slot: Slot) -> ID? {
    slot < 0 ? nil : ID(slot: slot, generation: entries[Int(slot)].generation)
  }

  func slot(_ id: ID?) -> Slot? {
    guard let id, contains(id) else { return nil }
    return id.slot
  }

  /// The slot of an entry that is about to be changed.
  func changing(_ id: ID) -> Slot {
    precondition(contains(id), "only an entry that is still in the focus map can be changed")
    return id.slot
  }
}
