import Observation

/// Makes bindings to the properties of an observable object.
///
///     @Bindable var model: Model
///     …
///     TextField("Name", text: $model.name)
///
/// Source: SwiftUI `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable wraps an object that is @Observable")
  public init(wrappedValue: Value) { fatalError("@Bindable wraps an object that is @Observable") }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  private init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: SelfComparing {
  @MainActor package func isSame(as other: Bindable<Value>) -> Bool {
    areProvablyEqual(wrappedValue, other.wrappedValue)
  }
}

extension Bindable: ValueWrapper { package var anyValue: Any { wrappedValue } }
