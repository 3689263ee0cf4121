/// A value that views hand up to those around them.
///
/// Source: SwiftUI `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }

  /// Adds the value of the next view, in tree order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}

/// What the views at and below one node hand up, kept until one of them changes.
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
final class PreferenceReader {
  weak var node: ViewNode?
  let depth: Int
  let run: @MainActor () -> Void

  @MainActor init(_ node: ViewNode, _ run: @escaping @MainActor () -> Void) {
    self.node = node
    depth = node.depth
    self.run = run
  }
}

extension ViewNode {
  /// What the views at and below this node hand up; `nil` where none does.
  ///
  /// - Complexity: O(*c*) for each node with *c* children on the way to what changed, else O(1).
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let found = preferences[ObjectIdentifier(key)] else { return nil }
    // The slot of a key is made for that key.
    let slot = unsafeDowncast(found, to: TypedPreferenceSlot<Key>.self)
    if slot.isValid { return slot.value }
    tree.preferencesReduced += 1
    slot.value = slot.own.map { $0 { self.reducedPreference(key) } } ?? reducedPreference(key)
    slot.isValid = true
    return slot.value
  }

  private func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if result == nil {
        result = value
      } else {
        Key.reduce(value: &result!) { value }
      }
    }
    return result
  }

  /// The slot of a key here; all nodes around get one as well.
  @discardableResult
  func preferenceSlot<Key: PreferenceKey>(_ key: Key.Type) -> TypedPreferenceSlot<Key> {
    let id = ObjectIdentifier(key)
    var node: ViewNode? = self
    while let current = node, current.preferences[id] == nil {
      current.preferences[id] = TypedPreferenceSlot<Key>()
      node = current.parent
    }
    return unsafeDowncast(preferences[id]!, to: TypedPreferenceSlot<Key>.self)
  }

  /// What this node hands up has changed: nodes around and their readers are told.
  ///
  /// A stale node ends the walk: those around it were told before.
  func preferenceChanged(_ id: ObjectIdentifier) {
    var node: ViewNode? = self
    while let current = node {
      if let slot = current.preferences[id] {
        if current !== self && !slot.isValid { return }
        slot.isValid = false
        for reader in slot.readers { tree.needReader(reader) }
      }
      node = current.parent
    }
  }
}
