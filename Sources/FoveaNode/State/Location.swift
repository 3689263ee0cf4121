/// A place that can be read and written: what stands behind a binding.
///
/// Sendable: locations are read and written on the main actor only, as the views that hold them.
package class Location<Value>: @unchecked Sendable {
  /// The value; the body under evaluation depends on it from now on.
  package func get() -> Value { preconditionFailure("a location of \(Value.self) has no place") }
  package func set(_ newer: Value) {
    preconditionFailure("a location of \(Value.self) has no place")
  }

  /// The value, without making a body depend on it.
  func peek() -> Value { get() }

  /// The state that this is a part of, where it tells its parts of changes.
  var trunk: Trunk? { nil }

  /// Whether both name the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A place inside another one; reading it depends on this part only.
class DerivedLocation<Value>: Location<Value>, @unchecked Sendable {
  private var part: TypedReadPart<Value>?

  final override func get() -> Value {
    guard let trunk else { return track() }
    let value = peek()
    guard trunk.graph.isEvaluating else { return value }
    let part = part ?? TypedReadPart(value, at: self, of: trunk)
    self.part = part
    part.read(value)
    return value
  }

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
  override func track() -> Part { whole.get()[keyPath: path] }
  override var trunk: Trunk? { whole.trunk }

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

/// An element of a collection elsewhere. A place that is gone reads as its last value and ignores
/// writes, so that a row which is on its way out does no harm.
final class ElementLocation<Whole: MutableCollection>: DerivedLocation<Whole.Element>,
  @unchecked Sendable
{
  private let whole: Location<Whole>
  private let index: Whole.Index
  private var last: Whole.Element

  init(_ whole: Location<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
    last = whole.peek()[index]
  }

  private func element(of all: Whole) -> Whole.Element {
    if index >= all.startIndex && index < all.endIndex { last = all[index] }
    return last
  }

  override func peek() -> Whole.Element { element(of: whole.peek()) }
  override func track() -> Whole.Element { element(of: whole.get()) }
  override var trunk: Trunk? { whole.trunk }

  override func set(_ newer: Whole.Element) {
    var all = whole.peek()
    guard index >= all.startIndex && index < all.endIndex else { return }
    all[index] = newer
    whole.set(all)
  }

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole> else { return false }
    return index == other.index && whole.isSame(as: other.whole)
  }
}

/// The content of an optional value elsewhere; once that is `nil`, what it was before.
final class UnwrappedLocation<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let whole: Location<Value?>
  private var last: Value

  init?(_ whole: Location<Value?>) {
    guard let value = whole.get() else { return nil }
    self.whole = whole
    last = value
  }

  private func content(of value: Value?) -> Value {
    if let value { last = value }
    return last
  }

  override func peek() -> Value { content(of: whole.peek()) }
  override func track() -> Value { content(of: whole.get()) }
  override var trunk: Trunk? { whole.trunk }
  override func set(_ newer: Value) { whole.set(newer) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return whole.isSame(as: other.whole)
  }
}

/// A value elsewhere as an optional one; `nil` is not written.
final class WrappedLocation<Value>: Location<Value?>, @unchecked Sendable {
  private let whole: Location<Value>

  init(_ whole: Location<Value>) { self.whole = whole }

  override func get() -> Value? { whole.get() }
  override func peek() -> Value? { whole.peek() }
  override var trunk: Trunk? { whole.trunk }
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
  override var trunk: Trunk? { whole.trunk }
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
  override func set(_ newer: Value) {}

  /// Two constants are the same place when they hold the same value.
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    nonisolated(unsafe) let pair = (value, other.value)
    // Views are compared on the main actor.
    return MainActor.assumeIsolated { areProvablyEqual(pair.0, pair.1) }
  }
}
