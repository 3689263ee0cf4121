import FoveaGraph

/// A key for a value that views hand down to those inside them.
///
/// Source: SwiftUI `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view gets from those around it.
///
/// Reading a value inside a body makes that body depend on it and on nothing else.
///
/// Sendable: the scope belongs to the main actor's tree and is read there; what was written on a
/// copy is handed over to a scope on the main actor as well.
nonisolated public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  let scope: EnvironmentScope?
  /// What was set on this copy, in the order of setting.
  private(set) var written: [(key: ObjectIdentifier, entry: any EnvironmentEntry)] = []

  /// Values of no view's place: each key has its default until it is set on this copy.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key: what was set on this copy, else what the nearest view around hands down,
  /// else the default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      for item in written.reversed() where item.key == id {
        if let entry = item.entry as? TypedEntry<K.Value> { return entry.value }
      }
      if let slot = scope?.slot(of: id) {
        return unsafeDowncast(slot, to: TypedSlotEntry<K.Value>.self).get()
      }
      return K.defaultValue
    }
    set { written.append((ObjectIdentifier(key), TypedEntry(newValue))) }
  }

  public var description: String { "EnvironmentValues" }
}

/// A value that was set for a key.
protocol EnvironmentEntry {
  /// A slot of the value's type, for a scope that provides it.
  func makeSlot(in graph: Graph) -> EnvironmentSlot
  /// Puts the value into a slot that `makeSlot` made; tells readers if it is another one.
  @MainActor func store(in slot: EnvironmentSlot)
}

struct TypedEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) { self.value = value }

  func makeSlot(in graph: Graph) -> EnvironmentSlot { TypedSlotEntry(value, in: graph) }

  @MainActor func store(in slot: EnvironmentSlot) {
    // A scope's slot for a key is made by an entry of the same key, hence of the same type.
    unsafeDowncast(slot, to: TypedSlotEntry<Value>.self).write(value)
  }
}

/// One value that a scope provides, and who reads it.
class EnvironmentSlot: Source {
  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// Whether the value hardly ever changes: its readers are found by a walk then.
  @exclusivity(unchecked) var isSetting = false
  /// Whether such a value has changed and its readers have not been told.
  @exclusivity(unchecked) var isStale = false
}

final class TypedSlotEntry<Value>: EnvironmentSlot {
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value, in graph: Graph) {
    self.value = value
    super.init(in: graph)
  }

  func get() -> Value {
    if isSetting { Reading.noteSetting() } else { read() }
    return value
  }

  @MainActor func write(_ newer: Value) {
    let isSame = areProvablyEqual(value, newer)
    value = newer
    if isSame { return }
    if isSetting { isStale = true } else { changed() }
  }
}

/// A link of the chain along which environment values are found: nearest provider first.
package final class EnvironmentScope {
  package let parent: EnvironmentScope?
  let graph: Graph
  // Keys stand apart from the slots, so that looking for one touches no reference counts.
  @exclusivity(unchecked) private var keys: [ObjectIdentifier] = []
  @exclusivity(unchecked) private var slots: [EnvironmentSlot] = []

  package init(parent: EnvironmentScope?, graph: Graph) {
    self.parent = parent
    self.graph = graph
  }

  /// The nearest slot for a key.
  ///
  /// - Complexity: O(*p*), where *p* is the number of providers around.
  func slot(of key: ObjectIdentifier) -> EnvironmentSlot? {
    // The chain is held by this scope while it is looked through.
    unowned(unsafe) var scope = self
    while true {
      if let index = scope.index(of: key) { return scope.slots[index] }
      guard let parent = scope.parent else { return nil }
      scope = parent
    }
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in keys.indices where keys[index] == key { return index }
    return nil
  }

  /// From now on the values provided here are settings: they hardly ever change, so their readers
  /// keep no dependency.
  package func becomeSettings() { for slot in slots { slot.isSetting = true } }

  /// Whether a setting has changed since this was asked last.
  func takeStale() -> Bool {
    var found = false
    for slot in slots where slot.isStale {
      slot.isStale = false
      found = true
    }
    return found
  }

  /// Provides one value; its readers are marked when it differs from the one before.
  @MainActor package func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
    provide(TypedEntry(value), for: ObjectIdentifier(key))
  }

  /// Provides what was written on a copy of the values; readers of what changed are marked.
  @MainActor package func provide(_ values: EnvironmentValues) {
    for (key, entry) in values.written { provide(entry, for: key) }
  }

  @MainActor private func provide(_ entry: some EnvironmentEntry, for key: ObjectIdentifier) {
    if let known = index(of: key) {
      entry.store(in: slots[known])
    } else {
      keys.append(key)
      slots.append(entry.makeSlot(in: graph))
    }
  }
}
