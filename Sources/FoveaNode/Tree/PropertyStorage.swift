/// What the framework keeps for the stored properties of one view as long as its identity lasts.
@MainActor
package struct PropertyStorage {
  let plan: FieldPlan
  private var slots: [AnyObject?]

  package init(of type: Any.Type) {
    plan = FieldPlan.of(type)
    slots = Array(repeating: nil, count: plan.properties.count)
  }

  /// Connects the properties of a value with what is kept for them.
  package mutating func install<Value>(into value: inout Value, on node: ViewNode) {
    guard !plan.properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in plan.properties.enumerated() {
        property.install(base + property.offset, &slots[index], node)
      }
    }
  }

  /// Tells the properties that a body is about to be evaluated; what they read counts as read there.
  package func update<Value>(_ value: inout Value) {
    guard !plan.updates.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for update in plan.updates { update.run(base + update.offset) }
    }
  }

  /// The name of the property for which something is kept.
  func name(of kept: AnyObject) -> String? {
    slots.firstIndex { $0 === kept }.map { plan.properties[$0].name }
  }

  /// The view leaves the tree.
  package mutating func remove() {
    for slot in slots { (slot as? any PropertySlot)?.ownerIsGone() }
  }
}

/// What is kept for a property may have to let go when the view leaves.
@MainActor
package protocol PropertySlot: AnyObject {
  func ownerIsGone()
}

/// A property of a view that the framework keeps: a wrapper such as `@State`, or an author's own.
///
/// Source: SwiftUI `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: for properties that are made of others.
  public mutating func update() {}
}

/// One of Fovea's own wrappers: it has storage that outlives the view's value.
@MainActor
package protocol InstalledProperty: DynamicProperty {
  /// Connects the wrapper with `slot`, which is made here the first time.
  mutating func install(_ slot: inout AnyObject?, on node: ViewNode)
}
