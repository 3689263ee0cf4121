extension AnyHashable {
  /// The value inside an optional one.
  var unwrapped: AnyHashable { (base as? any OptionalValue)?.content ?? self }
}

/// An optional value of any type.
protocol OptionalValue {
  var content: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  var content: AnyHashable? { map { AnyHashable($0) } }
}
