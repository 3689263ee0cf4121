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

  /// A name that is made once the view has its place.
  public init() {}

  /// The identity, equal for all values of the view at one place and to no other's.
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
