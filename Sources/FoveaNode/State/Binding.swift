/// A two-way connection to a value that somebody else keeps.
///
/// Source: SwiftUI `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>
  public var transaction = Transaction()

  package init(location: Location<Value>) { self.location = location }

  /// A binding made of two functions, which are called on the main actor.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// A binding made of two functions; the second one also gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(read: get) { set($0, Transaction.current) }
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.animation != nil {
        withTransaction(transaction) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// A binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

// Used on the main actor like the views that hold it.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// An optional binding to what is never `nil`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base.location))
    transaction = base.transaction
  }

  /// A binding to the content of an optional one; `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base.location) else { return nil }
    self.init(location: location)
    transaction = base.transaction
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ErasedLocation(base.location))
    transaction = base.transaction
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: ElementLocation(location, position))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
  @MainActor package func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location)
  }
}

extension Binding: ValueWrapper { package var anyValue: Any { wrappedValue } }
