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
  /// The observable object itself; bodies depend on those of its properties that they read.
  public var wrappedValue: Value

  /// The wrapper, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Tells an author that a value which is no observable object cannot be wrapped.
  @available(*, unavailable, message: "@Bindable wraps an object that is @Observable")
  public init(wrappedValue: Value) { fatalError("@Bindable wraps an object that is @Observable") }

  /// The same wrapper again: for parameters that are called with `$`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object; writing it changes the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps the object with which the property is initialised.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an object in passing, for bindings to one that another wrapper holds.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  private init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: SelfComparing {
  @MainActor package func isSame(as other: Bindable<Value>) -> Bool {
    areProvablyEqual(wrappedValue, other.wrappedValue)
  }
}

extension Bindable: ValueWrapper { package var anyValue: Any { wrappedValue } }
