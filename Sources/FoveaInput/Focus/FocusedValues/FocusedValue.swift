import FoveaNode
import Observation

/// Reads a value that the focused view, or one around it, publishes; `nil` where none does (F263).
///
/// Source: SwiftUI `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An object that is published under its type (F270).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  public var wrappedValue: Value? { store.flatMap { read(FocusedValues(store: $0)) } }
}

// Used on the main actor like the views and commands that hold it.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    store = node.tree.focusedValues
  }
}

/// Reads and writes through a binding that is published; `nil` where none is, and writing `nil`
/// does nothing (F267).
///
/// Source: SwiftUI `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? {
    store.flatMap { FocusedValues(store: $0)[keyPath: keyPath] }
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding(
      location: ClosureLocation(
        read: { property.wrappedValue }, write: { property.wrappedValue = $0 }))
  }
}

// Used on the main actor like the views and commands that hold it.
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    store = node.tree.focusedValues
  }
}

extension FocusedValue: ValueWrapper { package var anyValue: Any { wrappedValue as Any } }

extension FocusedBinding: ValueWrapper { package var anyValue: Any { wrappedValue as Any } }
