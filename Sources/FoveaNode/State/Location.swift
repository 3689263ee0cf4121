/// A place that can be read and written: what stands behind a binding.
///
/// Sendable: `get`, `set` and `peek` are called on the main actor only; code elsewhere comes through
/// `current`, which brings it there or gives it a copy.
package class Location<Value>: @unchecked Sendable {
  /// The value; the body under evaluation depends on it from now on.
  package func get() -> Value { preconditionFailure("a location of \(Value.self) has no place") }
  package func set(_ newer: Value) {
    preconditionFailure("a location of \(Value.self) has no place")
  }

  /// The value, without making a body depend on it.
  func peek() -> Value { get() }

  /// The value where it is found at once; `nil` where finding it would take a search.
  func glance() -> Value? { peek() }

  /// The value for a thread that is not the main actor's: it waits for the main actor, unless the
  /// place can be read safely from anywhere.
  func copy() -> Value { onMainActor { self.peek() } }

  /// The state that this is a part of, where it tells its parts of changes.
  var trunk: Trunk? { nil }

  /// Where writes from other threads wait for the next update; `nil` leaves them to the main queue.
  var board: NoticeBoard? { nil }

  /// The identity of the element of a collection that the place is a part of: two places of which
  /// both have one, and not the same one, belong to different things.
  var subject: AnyHashable? { nil }

  /// Whether both name the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The value as an author's code reads and writes it, on whichever thread that runs.
  ///
  /// A write from another thread is made on the main actor, with its next update.
  final var current: Value {
    get { isOnMainActor() ? get() : copy() }
    set { if isOnMainActor() { set(newValue) } else { send(newValue) } }
  }

  /// The value on whichever thread, without making a body depend on it.
  final var present: Value { isOnMainActor() ? peek() : copy() }

  private func send(_ newer: Value) {
    // The value crosses over: whoever wrote it from elsewhere has given it away.
    nonisolated(unsafe) let newer = newer
    let transaction = Transaction.current
    let work: @Sendable () -> Void = { withTransaction(transaction) { self.set(newer) } }
    if let board { board.post(WorkNotice(work)) } else { soonOnMainActor(work) }
  }
}

/// A place inside another one; reading it depends on this part only.
class DerivedLocation<Value>: Location<Value>, @unchecked Sendable {
  /// What bodies have read here; they keep it, and with it this place.
  private unowned(unsafe) var part: ReadPart<Value>?

  final override func get() -> Value {
    guard let trunk else { return track() }
    let value = peek()
    guard trunk.graph.isEvaluating else { return value }
    let part = part ?? ReadPart(at: self, of: trunk)
    self.part = part
    part.read(value)
    return value
  }

  /// Nobody depends on the part any more.
  func partIsGone() { part = nil }

  /// The value, read from a place that does not tell its parts of changes.
  func track() -> Value { preconditionFailure("a part has a whole") }
}

/// A part of another place, named by a key path.
final class PartLocation<Whole, Part>: DerivedLocation<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override func peek() -> Part { whole.peek()[keyPath: path] }
  override func glance() -> Part? { whole.glance().map { $0[keyPath: path] } }
  override func track() -> Part { whole.get()[keyPath: path] }
  override var trunk: Trunk? { whole.trunk }
  override var board: NoticeBoard? { whole.board }
  override var subject: AnyHashable? { whole.subject }

  override func copy() -> Part {
    // The rest of the way leads through an object, which a copy of the whole shares.
    if path is ReferenceWritableKeyPath<Whole, Part> { return super.copy() }
    return whole.copy()[keyPath: path]
  }

  override func set(_ newer: Part) {
    var value = whole.peek()
    value[keyPath: path] = newer
    whole.set(value)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// A value elsewhere as an optional one; `nil` is not written.
final class WrappedLocation<Value>: Location<Value?>, @unchecked Sendable {
  private let whole: Location<Value>

  init(_ whole: Location<Value>) { self.whole = whole }

  override func get() -> Value? { whole.get() }
  override func peek() -> Value? { whole.peek() }
  override func copy() -> Value? { whole.copy() }
  override var trunk: Trunk? { whole.trunk }
  override var board: NoticeBoard? { whole.board }
  override var subject: AnyHashable? { whole.subject }
  override func set(_ newer: Value?) { if let newer { whole.set(newer) } }

  override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? WrappedLocation<Value> else { return false }
    return whole.isSame(as: other.whole)
  }
}

/// A value elsewhere without its type.
final class ErasedLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  private let whole: Location<Value>

  init(_ whole: Location<Value>) { self.whole = whole }

  override func get() -> AnyHashable { AnyHashable(whole.get()) }
  override func peek() -> AnyHashable { AnyHashable(whole.peek()) }
  override func copy() -> AnyHashable { AnyHashable(whole.copy()) }
  override var trunk: Trunk? { whole.trunk }
  override var board: NoticeBoard? { whole.board }
  override var subject: AnyHashable? { whole.subject }
  override func set(_ newer: AnyHashable) {
    if let value = newer.base as? Value { whole.set(value) }
  }

  override func isSame(as other: Location<AnyHashable>) -> Bool {
    guard let other = other as? ErasedLocation<Value> else { return false }
    return whole.isSame(as: other.whole)
  }
}

/// A place made of two functions.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  package init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  package override func get() -> Value { read() }
  package override func set(_ newer: Value) { write(newer) }
}

/// A place that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func copy() -> Value { value }
  override func set(_ newer: Value) {}

  /// Two constants are the same place when they hold the same value.
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    nonisolated(unsafe) let pair = (value, other.value)
    // Views are compared on the main actor.
    return MainActor.assumeIsolated { areProvablyEqual(pair.0, pair.1) }
  }
}
