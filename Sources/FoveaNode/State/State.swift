import FoveaGraph
import Synchronization

/// A value that a view keeps as long as its identity lasts; changing it updates who reads it.
///
/// Source: SwiftUI `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Begins with a value, which counts only when the view gets its place.
  public init(wrappedValue value: Value) { initial = value }

  /// The same for initialisers that set the wrapper itself.
  public init(initialValue value: Value) { initial = value }

  /// The value now; before the view has its place the initial one, and writes do nothing.
  public var wrappedValue: Value {
    get { location?.current ?? initial }
    nonmutating set { location?.current = newValue }
  }

  /// A binding to the value; a constant one before the view has its place.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with `nil`.
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
      let made = StateLocation(initial, in: node.tree)
      location = made
      slot = made
    }
  }
}

/// Where the value of a `State` lives.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value
  private let graph: Graph
  private let notices: NoticeBoard
  /// Made by the first body that reads the value: many states are only written by actions.
  @exclusivity(unchecked) private var source: Source?
  private var parts: Trunk?

  @MainActor init(_ value: Value, in tree: ViewTree) {
    self.value = value
    graph = tree.graph
    notices = tree.notices
  }

  override func get() -> Value {
    if graph.isEvaluating { observed.read() }
    return value
  }

  private var observed: Source {
    if let source { return source }
    let made = Source(in: graph)
    source = made
    return made
  }

  override func peek() -> Value { value }

  override var trunk: Trunk? {
    if let parts { return parts }
    let made = Trunk(in: graph)
    parts = made
    return made
  }

  override var board: NoticeBoard? { notices }

  /// The main actor alone writes, and does so under the lock; reading there needs none.
  override func copy() -> Value { copyLock.withLock { _ in value } }

  override func set(_ newer: Value) {
    // Called on the main actor: the value crosses no boundary.
    nonisolated(unsafe) let newer = newer
    MainActor.assumeIsolated { write(newer) }
  }

  @MainActor private func write(_ newer: Value) {
    let isSame = areProvablyEqual(value, newer)
    // The old value ends outside of the lock: its end may run an author's code.
    var old = newer
    copyLock.withLock { _ in swap(&value, &old) }
    if isSame { return }
    PendingTransaction.note(in: graph)
    Quarrel.current?.note(slot: self)
    source?.changed()
    parts?.changed()
  }
}

/// Held while a state is written, and while another thread than the main actor's copies one.
///
/// One for all states: nobody but such a thread ever waits for it.
private let copyLock = Mutex(())

extension State: ValueWrapper { package var anyValue: Any { wrappedValue } }
