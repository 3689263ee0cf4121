import FoveaLayout

/// Several views one after the other.
@frozen nonisolated public struct TupleView<T>: View {
  public var value: T

  @inlinable public init(_ value: T) { self.value = value }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TupleNode(view.value, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: TupleNode<T>.self).update(view.value)
  }
}

/// How the elements of a tuple of views become nodes, found once a tuple type.
@MainActor
final class TuplePlan {
  struct Element {
    let make: @MainActor (UnsafeRawPointer, NodeContext) -> ViewNode
    let update: @MainActor (UnsafeRawPointer, ViewNode) -> Void
  }

  let elements: [Element]
  private static var plans: [ObjectIdentifier: TuplePlan] = [:]

  static func of(_ type: Any.Type) -> TuplePlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = TuplePlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var elements: [Element] = []
    TupleFields.each(of: type) { offset, field in
      guard let view = field as? any View.Type else {
        preconditionFailure("\(field) in a TupleView is not a view")
      }
      elements.append(Self.element(view, offset))
    }
    self.elements = elements
  }

  // The memory is the tuple's element at the offset that the runtime's field records give.
  private static func element<V: View>(_: V.Type, _ offset: Int) -> Element {
    Element(
      make: { base, context in
        V._makeNode((base + offset).assumingMemoryBound(to: V.self).pointee, in: context)
      },
      update: { base, node in
        V._updateNode((base + offset).assumingMemoryBound(to: V.self).pointee, node)
      })
  }
}

package final class TupleNode<T>: ViewNode {
  private let plan: TuplePlan

  init(_ value: T, in context: NodeContext) {
    plan = TuplePlan.of(T.self)
    super.init(in: context)
    var inner = childContext
    inner.isLazy = context.isLazy
    let nodes = withUnsafeBytes(of: value) { bytes in
      plan.elements.map { $0.make(bytes.baseAddress!, inner) }
    }
    adopt(nodes)
  }

  func update(_ value: T) {
    withUnsafeBytes(of: value) { bytes in
      for (element, child) in zip(plan.elements, children) {
        element.update(bytes.baseAddress!, child)
      }
    }
  }
}
