import FoveaGraph
import FoveaNode
@_spi(Reflection) import Swift

/// A key for a value that views publish while focus is in them (F260).
///
/// Source: SwiftUI `FocusedValueKey`.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that are published because of where focus is.
///
/// Sendable: values of a tree belong to the main actor, like those of the environment.
nonisolated public struct FocusedValues: Equatable, @unchecked Sendable {
  let store: FocusedValueStore?
  /// What was set on this copy.
  private(set) var written: [ObjectIdentifier: FocusedEntry] = [:]

  init(store: FocusedValueStore? = nil) { self.store = store }

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let id = ObjectIdentifier(key)
      let entry = written[id] ?? store?.entry(of: id)
      return entry?.value as? Key.Value
    }
    set { written[ObjectIdentifier(key)] = newValue.map { FocusedEntry($0) } }
  }

  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    if lhs.store !== rhs.store || lhs.written.keys != rhs.written.keys { return false }
    return MainActor.assumeIsolated {
      lhs.written.allSatisfy { rhs.written[$0.key].map($0.value.isSame) ?? false }
    }
  }
}

/// A published value, and how it is compared with another one of its key.
struct FocusedEntry {
  let value: Any
  private let compare: @MainActor (Any) -> Bool
  private let isFunction: Bool
  /// The view that publishes it.
  var publisher: ObjectIdentifier?

  init<Value>(_ value: Value) {
    self.value = value
    isFunction = Self.isFunction(Value.self)
    // Both values stay on the main actor, where the views are that publish them.
    nonisolated(unsafe) let own = value
    compare = { other in (other as? Value).map { areProvablyEqual(own, $0) } ?? false }
  }

  private static func isFunction<Value>(_: Value.Type) -> Bool {
    var isFunction = false
    _ = _forEachField(of: Holder<Value>.self, options: []) { _, _, _, kind in
      isFunction = kind == .function
      return true
    }
    return isFunction
  }

  private struct Holder<Value> {
    let value: Value
  }

  /// Whether readers need not be told of another entry. Functions show nothing, and whoever calls
  /// one reads it then: a newer one of the same view is the same value.
  @MainActor func isSame(as other: FocusedEntry) -> Bool {
    if isFunction && other.isFunction { return publisher == other.publisher }
    return compare(other.value)
  }
}

/// The key under which an object of a type is published.
enum FocusedObjectKey<Object>: FocusedValueKey {
  typealias Value = Object
}

extension FocusedValues {
  subscript<Object>(object _: FocusedObjectName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// Names an object type in a key path.
nonisolated struct FocusedObjectName<Object>: Hashable {}
