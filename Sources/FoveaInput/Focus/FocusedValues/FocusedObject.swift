import FoveaNode

/// Reads an object that the focused view, or one around it, publishes; changes of the object update
/// who reads it (F268).
///
/// Source: SwiftUI `FocusedObject`.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to properties of the object.
  @dynamicMemberLookup
  nonisolated public struct Wrapper {
    let object: ObjectType

    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  private var store: FocusedValueStore?
  private var subscription: ObjectSubscription?

  nonisolated public init() {}

  public var wrappedValue: ObjectType? {
    guard let store, let object = FocusedValues(store: store)[FocusedObjectKey<ObjectType>.self]
    else { return nil }
    subscription?.read(object)
    return object
  }

  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension FocusedObject: InstalledProperty {
  package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    store = node.tree.focusedValues
    subscription = ObjectSubscription.kept(in: &slot, on: node)
  }
}

extension View {
  /// Publishes an object under its type while focus is in this view (F268).
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    publishing(object, isScene: false)
  }

  /// Publishes an object under its type while focus is in this view; `nil` publishes nothing.
  @_disfavoredOverload
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing(object, isScene: false)
  }

  /// Publishes an object under its type while the scene is active (F268).
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    publishing(object, isScene: true)
  }

  /// Publishes an object under its type while the scene is active; `nil` publishes nothing.
  @_disfavoredOverload
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing(object, isScene: true)
  }

  nonisolated private func publishing<T: ObservableObject>(
    _ object: T?, isScene: Bool
  ) -> some View {
    FocusedValueView(
      content: self, keyPath: \.[object: FocusedObjectName<T>()], value: object, isScene: isScene)
  }
}

extension FocusedObject: ValueWrapper { package var anyValue: Any { wrappedValue as Any } }
