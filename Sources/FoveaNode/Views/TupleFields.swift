@_spi(Reflection) import Swift

/// The elements of a tuple type.
enum TupleFields {
  static func each(of type: Any.Type, _ work: (Int, Any.Type) -> Void) {
    _ = _forEachField(of: type, options: []) { _, offset, field, _ in
      work(offset, field)
      return true
    }
  }
}
