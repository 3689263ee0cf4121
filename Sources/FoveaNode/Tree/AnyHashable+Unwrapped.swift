extension AnyHashable {
  /// The value inside an optional one.
  package var unwrapped: AnyHashable { (base as? any OptionalValue)?.content ?? self }
}

/// An optional value of any type.
package protocol OptionalValue {
  var content: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  package var content: AnyHashable? { map { AnyHashable($0) } }
}
