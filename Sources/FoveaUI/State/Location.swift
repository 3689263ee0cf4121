/// A place that can be read and written: what stands behind a binding.
///
/// Sendable: locations are read and written on the main actor only, as the views that hold them.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("a location of \(Value.self) has no place") }
  func set(_ newer: Value) { preconditionFailure("a location of \(Value.self) has no place") }

  /// Whether both name the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A part of another place, named by a key path.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Part { whole.get()[keyPath: path] }

  override func set(_ newer: Part) {
    var value = whole.get()
    value[keyPath: path] = newer
    whole.set(value)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// A place made of two functions.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ newer: Value) { write(newer) }
}

/// A place that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ newer: Value) {}
  override func isSame(as other: Location<Value>) -> Bool { false }
}
