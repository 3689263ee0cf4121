import FoveaGraph

/// A value that a view keeps as long as its identity lasts; changing it updates who reads it.
///
/// Source: SwiftUI `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// The location belongs to the main actor's tree; a view and its state are used there.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    if let known = slot {
      // The slot of this property was filled by this property.
      location = unsafeDowncast(known, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial, in: node.tree.graph)
      location = made
      slot = made
    }
  }
}

/// Where the value of a `State` lives.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let source: Source

  init(_ value: Value, in graph: Graph) {
    self.value = value
    source = Source(in: graph)
  }

  override func get() -> Value {
    source.read()
    return value
  }

  override func set(_ newer: Value) {
    // `assumeIsolated` checks that this runs on the main actor: the value crosses no boundary.
    nonisolated(unsafe) let newer = newer
    MainActor.assumeIsolated {
      let isSame = areProvablyEqual(value, newer)
      value = newer
      if isSame { return }
      PendingTransaction.note(in: source.graph)
      source.changed()
    }
  }
}
