@_spi(Reflection) import Swift

/// How two values of one type are compared and what stored properties they have, found once a type.
///
/// Equal means that a view's parent need not go on: plain bytes, `==`, class identity, and the same
/// for the fields of structures. Closures and what else cannot be compared count as changed.
@MainActor
package final class FieldPlan {
  /// A stored property that the framework keeps for the view (`@State`, `@Environment` …).
  struct Property {
    /// As the author writes it; inside of another property after that one's name and a dot.
    let name: String
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void
  }

  /// A property that wants to be told before each body (`DynamicProperty.update()`).
  struct Update {
    let offset: Int
    let run: @MainActor (UnsafeMutableRawPointer) -> Void
  }

  let properties: [Property]
  let updates: [Update]
  private let comparisons: [Comparison]
  private let isComparable: Bool
  private let names: [(name: String, offset: Int, type: Any.Type)]

  private struct Comparison {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  /// The plan of a type.
  ///
  /// - Complexity: O(*f*) for *f* fields the first time, then one look into a table.
  package static func of(_ type: Any.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var properties: [Property] = []
    var updates: [Update] = []
    var comparisons: [Comparison] = []
    var names: [(String, Int, Any.Type)] = []
    var isComparable = Self.hasFieldRecords(type) || Self.size(of: type) == 0
    Self.eachField(of: type) { name, offset, field in
      names.append((name, offset, field))
      if let property = field as? any DynamicProperty.Type {
        Self.plan(property, Self.plain(name), at: offset, &properties, &updates)
      }
      switch Self.comparison(of: field) {
      case .skip: break
      case .never: isComparable = false
      case .by(let areEqual):
        comparisons.append(Comparison(offset: offset, areEqual: areEqual))
      }
    }
    self.properties = properties
    self.updates = updates
    self.comparisons = comparisons
    self.isComparable = isComparable
    self.names = names
  }

  /// Whether no stored property differs.
  package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard isComparable else { return false }
    return withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return areEqual(left, right)
      }
    }
  }

  /// Whether no stored property differs between two values of the type.
  func areEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    isComparable && areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
  }

  private func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for comparison in comparisons
    where !comparison.areEqual(lhs + comparison.offset, rhs + comparison.offset) {
      return false
    }
    return true
  }

  /// Whether two values of any type are equal as far as that can be told.
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let plan = of(Value.self)
    let kind = plan.whole ?? comparison(of: Value.self)
    plan.whole = kind
    switch kind {
    case .skip: return true
    case .never: return false
    case .by(let areEqual):
      return withUnsafePointer(to: lhs) { left in
        withUnsafePointer(to: rhs) { areEqual(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
      }
    }
  }

  /// How values of the type as a whole are compared, once somebody has asked.
  private var whole: Kind?

  /// The value of a stored property by its name, wrappers by the name without underscore.
  package func value<Value>(named name: String, of value: Value) -> Any? {
    guard let field = names.first(where: { $0.name == name || $0.name == "_" + name }) else {
      return nil
    }
    return withUnsafeBytes(of: value) { bytes in
      bytes.baseAddress.map { Self.load(field.type, from: $0 + field.offset) }
    }
  }

  /// The values of all stored properties.
  package func values<Value>(of value: Value) -> [Any] {
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return names.map { Self.load($0.type, from: base + $0.offset) }
    }
  }

  private static func load(_ type: Any.Type, from pointer: UnsafeRawPointer) -> Any {
    func open<Field>(_: Field.Type) -> Any {
      pointer.assumingMemoryBound(to: Field.self).pointee
    }
    return _openExistential(type, do: open)
  }

  // MARK: Making a plan

  private static func eachField(
    of type: Any.Type, _ work: (String, Int, Any.Type) -> Void
  ) {
    guard hasFieldRecords(type) else { return }
    _ = _forEachField(of: type, options: []) { name, offset, field, _ in
      work(String(cString: name), offset, field)
      return true
    }
  }

  /// The name of a property without the underscore that its wrapper has.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private static func plan(
    _ type: any DynamicProperty.Type, _ name: String, at offset: Int,
    _ properties: inout [Property], _ updates: inout [Update]
  ) {
    if let own = type as? any InstalledProperty.Type {
      properties.append(installer(own, name, offset))
      return
    }
    eachField(of: type) { inside, inner, field in
      if let nested = field as? any DynamicProperty.Type {
        plan(nested, name + "." + plain(inside), at: offset + inner, &properties, &updates)
      }
    }
    updates.append(updater(type, offset))
  }

  // The memory is that of a stored property of the type at that offset, as the runtime's own field
  // records say, inside a value that the caller holds exclusively.
  private static func installer<P: InstalledProperty>(
    _: P.Type, _ name: String, _ offset: Int
  ) -> Property {
    Property(name: name, offset: offset) { pointer, slot, node in
      pointer.assumingMemoryBound(to: P.self).pointee.install(&slot, on: node)
    }
  }

  private static func updater<P: DynamicProperty>(_: P.Type, _ offset: Int) -> Update {
    Update(offset: offset) { pointer in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private enum Kind {
    case skip
    case never
    case by((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private static func comparison(of type: Any.Type) -> Kind {
    if let own = type as? any SelfComparing.Type { return compareSelf(own) }
    if type is any InstalledProperty.Type { return .skip }
    if let equatable = type as? any Equatable.Type { return compareEquatable(equatable) }
    // An optional reference is one word as well, zero for none.
    if type is AnyClass || (type as? any AnyOptional.Type)?.wrapped is AnyClass {
      return .by { lhs, rhs in
        // A class reference is one word whose bits are its identity.
        lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
      }
    }
    return compareFields(of: type)
  }

  private static func compareSelf<T: SelfComparing>(_: T.Type) -> Kind {
    .by { lhs, rhs in
      lhs.assumingMemoryBound(to: T.self).pointee
        .isSame(as: rhs.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func compareEquatable<T: Equatable>(_: T.Type) -> Kind {
    .by { lhs, rhs in
      lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func compareFields(of type: Any.Type) -> Kind {
    guard hasFieldRecords(type) else { return size(of: type) == 0 ? .skip : .never }
    var count = 0
    eachField(of: type) { _, _, _ in count += 1 }
    if count > 0 {
      let plan = FieldPlan.of(type)
      return plan.isComparable ? .by { plan.areEqual($0, $1) } : .never
    }
    // No fields: an empty structure is always equal; closures, existentials and enumerations with
    // payloads cannot be compared.
    return size(of: type) == 0 ? .skip : .never
  }

  /// Whether a type is a structure or a tuple: the runtime must not be asked for the fields of an
  /// existential.
  private static func hasFieldRecords(_ type: Any.Type) -> Bool {
    // The first word of a value type's metadata is its kind, by the platform's stable ABI; classes,
    // whose first word may be a pointer, are told apart before.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// A value that knows better than `==` or its fields whether another one is the same.
@MainActor
package protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Whether two values of one type are equal as far as that can be told.
@MainActor
package func areProvablyEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  ValueComparison<Value>.shared(lhs, rhs)
}

@MainActor
private enum ValueComparison<Value> {
  static func shared(_ lhs: Value, _ rhs: Value) -> Bool {
    if let own = Value.self as? any SelfComparing.Type { return isSame(own, lhs, rhs) }
    if let equatable = Value.self as? any Equatable.Type { return areEqual(equatable, lhs, rhs) }
    if Value.self is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
    return FieldPlan.areEqual(lhs, rhs)
  }

  // `S` is `Value` itself, known to compare itself: the memory holds just that.
  private static func isSame<S: SelfComparing>(_: S.Type, _ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        UnsafeRawPointer(left).assumingMemoryBound(to: S.self).pointee
          .isSame(as: UnsafeRawPointer(right).assumingMemoryBound(to: S.self).pointee)
      }
    }
  }

  // `E` is `Value` itself, known to be equatable: the memory holds just that.
  private static func areEqual<E: Equatable>(_: E.Type, _ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        UnsafeRawPointer(left).assumingMemoryBound(to: E.self).pointee
          == UnsafeRawPointer(right).assumingMemoryBound(to: E.self).pointee
      }
    }
  }
}
