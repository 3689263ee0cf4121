/// Reads an object that a view around hands down with `environmentObject(_:)`.
///
/// Source: SwiftUI `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties, by their names.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var scope: EnvironmentScope?
  private var subscription: ObjectSubscription?

  /// Looks for an object of this type when the view gets its place.
  public init() {}

  /// The object; reading it where no view around hands one down stops the program.
  public var wrappedValue: ObjectType {
    guard let object = found else {
      fatalError(
        """
        No object of type \(ObjectType.self) found: a view around must hand it down with \
        .environmentObject(\(ObjectType.self)(…))
        """)
    }
    subscription?.read(object)
    return object
  }

  /// The object; `nil` where nobody hands one down.
  var found: ObjectType? {
    let values = scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
    return values[EnvironmentObjectKey<ObjectType>.self]
  }

  /// Bindings to the object's properties, by their names.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, subscription: subscription) }
}

extension EnvironmentObject: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    scope = node.environment
    subscription = ObjectSubscription.kept(in: &slot, on: node)
  }
}

// Used on the main actor like the view that holds it.
extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// The environment key under which an object of a type is handed down.
private struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Names an object type in a key path.
nonisolated private struct HandedDown<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject>(_: HandedDown<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Hands an object down to the views inside, for their `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriter(keyPath: \.[HandedDown<T>()], value: object))
  }
}

extension EnvironmentObject: ValueWrapper { package var anyValue: Any { found as Any } }
