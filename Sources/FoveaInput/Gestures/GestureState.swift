import FoveaNode

/// A state that lasts as long as a gesture and then is what it was at the beginning.
///
/// Source: SwiftUI `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetTransaction: Transaction

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: goes along with the return to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  public var wrappedValue: Value { value }

  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var newer = value
    var transaction = Transaction()
    body(&newer, &transaction)
    withTransaction(transaction) { value = newer }
  }

  func reset() {
    withTransaction(resetTransaction) { value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: ValueWrapper { package var anyValue: Any { wrappedValue } }
