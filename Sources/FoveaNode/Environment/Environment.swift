import Observation

/// Reads an environment value, or an observable object that a view around hands down.
///
/// Source: SwiftUI `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var scope: EnvironmentScope?

  /// Reads one value, such as `\.isEnabled`, or a part of one.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An object that was handed down with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[ObjectKey<Value>.self] }
  }

  /// An object that was handed down with `environment(_:)`; `nil` where nobody does.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0[ObjectKey<T>.self] }
  }

  /// The value for the view's place; reading an object that nobody hands down stops the program.
  public var wrappedValue: Value {
    guard let found else {
      fatalError(
        """
        No observable object of type \(Value.self) found: a view around must hand it down with \
        .environment(\(Value.self)(…))
        """)
    }
    return found
  }

  /// The value; `nil` for an object that nobody hands down.
  var found: Value? { read(scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()) }
}

// A key path and a scope of the main actor's tree; used on the main actor like the view itself.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    scope = node.environment
  }
}

/// The environment key under which an observable object of a type is handed down.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that views hand down; `nil` where none does.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Hands an observable object down to the views inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter(keyPath: \.[ObjectSubscript<T>()], value: object))
  }
}

/// Names an object type in a key path.
nonisolated package struct ObjectSubscript<Object: AnyObject>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<Object: AnyObject>(_: ObjectSubscript<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension Environment: ValueWrapper { package var anyValue: Any { found as Any } }
