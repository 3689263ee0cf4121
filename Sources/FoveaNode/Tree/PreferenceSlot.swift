/// What the views at and below one node hand up, kept until one of them changes.
///
/// Where a slot is stale, so are those of the same key on the way outward, and whoever reads them
/// has been told: a change is noted by a walk that ends at the first stale slot.
class PreferenceSlot {
  var isValid = false
  /// Told when the kept value is stale.
  var readers: [PreferenceReader] = []
}

final class TypedPreferenceSlot<Key: PreferenceKey>: PreferenceSlot {
  var value: Key.Value?
  /// Makes the node's own value from that of its content.
  var own: (@MainActor (() -> Key.Value?) -> Key.Value)?
}

/// A node that does something with what its content hands up.
@MainActor
package final class PreferenceReader {
  weak var node: ViewNode?
  let run: @MainActor () -> Void
  /// Whether the tree is going to run it.
  var isWaiting = false

  init(_ node: ViewNode, _ run: @escaping @MainActor () -> Void) {
    self.node = node
    self.run = run
  }
}

extension ViewNode {
  /// What the views at and below this node hand up; `nil` where none does.
  ///
  /// - Complexity: O(*c*) for each node with *c* children on the way to what changed, else O(1).
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let found = preferences[ObjectIdentifier(key)] else { return nil }
    // The slot of a key is made for that key.
    let slot = unsafeDowncast(found, to: TypedPreferenceSlot<Key>.self)
    if slot.isValid { return slot.value }
    tree.preferencesReduced += 1
    slot.value = slot.own.map { $0 { self.reducedPreference(key) } } ?? reducedPreference(key)
    slot.isValid = true
    return slot.value
  }

  /// What is presented from here hands nothing up: it lies above the window (F432).
  private func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children where !child.roles.contains(.modal) {
      guard let value = child.preference(key) else { continue }
      if result == nil {
        result = value
      } else {
        Key.reduce(value: &result!) { value }
      }
    }
    return result
  }

  /// The slot of a key here; the nodes on the way outward get one as well.
  @discardableResult
  func preferenceSlot<Key: PreferenceKey>(_ key: Key.Type) -> TypedPreferenceSlot<Key> {
    let id = ObjectIdentifier(key)
    var node: ViewNode? = self
    while let current = node, current.preferences[id] == nil {
      current.preferences[id] = TypedPreferenceSlot<Key>()
      node = current.outward
    }
    // Whoever knew the key before has not looked where the slots are new.
    if let node, node !== self { node.preferenceChanged(id) }
    return unsafeDowncast(preferences[id]!, to: TypedPreferenceSlot<Key>.self)
  }

  /// Has a node told what the views at and below this one hand up, whenever that may have changed.
  ///
  /// - Returns: the reader, which has not run yet.
  package func readPreference<Key: PreferenceKey>(
    _ key: Key.Type, for node: ViewNode, _ work: @escaping @MainActor (Key.Value?) -> Void
  ) -> PreferenceReader {
    let reader = PreferenceReader(node) { [unowned self] in work(preference(key)) }
    preferenceSlot(key).readers.append(reader)
    return reader
  }

  /// What this node hands up has changed: the slots on the way outward are stale, and their readers
  /// are told.
  func preferenceChanged(_ id: ObjectIdentifier) {
    var node: ViewNode? = self
    while let current = node, let slot = current.preferences[id], slot.isValid {
      slot.isValid = false
      for reader in slot.readers { tree.needReader(reader) }
      node = current.outward
    }
  }
}
