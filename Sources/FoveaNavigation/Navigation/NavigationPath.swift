import FoveaNode

/// The values of a stack of screens whose types differ.
///
/// Source: SwiftUI `NavigationPath`.
nonisolated public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// - Precondition: there are at least `k` values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// How a stack reads and writes its path, whatever type that has.
nonisolated struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    write = { values in
      var newer = NavigationPath()
      newer.elements = values
      path.wrappedValue = newer
    }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { values in
      var newer = Data()
      newer.append(contentsOf: values.compactMap { $0.base as? Data.Element })
      path.wrappedValue = newer
    }
  }
}
