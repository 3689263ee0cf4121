import Synchronization

/// An identity of its own for a view, under which others can be named.
///
/// Source: SwiftUI `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity.
  public struct ID: Hashable, Sendable {
    let number: Int
    private static let counter = Atomic<Int>(0)
    static func make() -> ID { ID(number: counter.add(1, ordering: .relaxed).newValue) }
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: Namespace.ID { id }
}

extension Namespace: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    let kept = slot as? NamespaceSlot ?? NamespaceSlot()
    slot = kept
    id = kept.id
  }
}

private final class NamespaceSlot {
  let id = Namespace.ID.make()
}
