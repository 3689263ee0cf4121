/// A two-way connection to a value that somebody else keeps.
///
/// Source: SwiftUI `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>
  /// What goes along with writes; it counts where it names an animation.
  public var transaction = Transaction()

  package init(location: Location<Value>) { self.location = location }

  /// A binding made of two functions, which are called on the main actor, wherever it is used.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// A binding made of two functions; the second one also gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(read: get) { set($0, Transaction.current) }
  }

  /// A binding that always reads as `value`, whatever is written to it.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The same binding again: for parameters that are called with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value that somebody else keeps; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set {
      if transaction.animation != nil {
        withTransaction(transaction) { location.current = newValue }
      } else {
        location.current = newValue
      }
    }
  }

  /// The binding itself, to be passed on with `$`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; writing it writes the value with the part replaced.
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

// Reads and writes from other threads than the main actor's are brought there (`Location.current`).
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

  /// A binding whose values hide their type; what is written has to be of that type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ErasedLocation(base.location))
    transaction = base.transaction
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element of the value.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the value.
  public typealias Index = Value.Index
  /// The indices of the value.
  public typealias Indices = Value.Indices
  /// Where the first element stands in the value as it is now.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Just behind the last element of the value as it is now.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements of the value as it is now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after another in the value as it is now.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves an index on by one in the value as it is now.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to the element at a position; once that is gone, writes do nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(ElementLocation(location, at: position))
  }

  /// The element of an identity, which stands at an index now.
  package func element(
    at index: Value.Index, id: AnyHashable, identify: @escaping (Value.Element) -> AnyHashable
  ) -> Binding<Value.Element> {
    element(ElementLocation(location, at: index, id: id, identify: identify))
  }

  private func element(_ place: ElementLocation<Value>) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: place)
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another in the value as it is now.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves an index back by one in the value as it is now.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

extension Binding {
  /// The identity of the element of a collection that the binding leads into; `nil` where it leads
  /// into none that has one.
  package var element: AnyHashable? { location.subject }
}

extension Binding: SelfComparing {
  @MainActor package func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location)
  }
}

extension Binding: ValueWrapper { package var anyValue: Any { wrappedValue } }
