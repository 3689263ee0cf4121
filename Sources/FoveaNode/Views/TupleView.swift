import FoveaLayout

/// Several views one after the other.
@frozen nonisolated public struct TupleView<T>: View {
  /// The views, as a tuple in the author's order.
  public var value: T

  /// What `ViewBuilder` makes of several views; an element that is no view stops the program.
  @inlinable public init(_ value: T) { self.value = value }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TupleNode(view.value, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: TupleNode<T>.self).update(view.value)
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: _NodeContext
  ) -> _ViewNode {
    TupleNode(view.value, in: context) { $0.make($1, with: modifier, in: $2) }
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    node.cast(to: TupleNode<T>.self).update(view.value) { $0.update($1, with: modifier, $2) }
  }

  @MainActor public static var _mayBeSeveral: Bool { true }
  @MainActor public static var _mayBeEndless: Bool { TuplePlan.of(T.self).isEndless }
}

/// How the elements of a tuple of views become nodes, found once a tuple type.
@MainActor
final class TuplePlan {
  let elements: [TupleElement]
  /// Whether one of the views may stand for the rows of a collection. A view that holds itself is
  /// asked once.
  var isEndless: Bool {
    if let known { return known }
    known = false
    let answer = elements.contains { $0.isEndless }
    known = answer
    return answer
  }
  private var known: Bool?
  private static var plans: [ObjectIdentifier: TuplePlan] = [:]

  static func of(_ type: Any.Type) -> TuplePlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = TuplePlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var elements: [TupleElement] = []
    TupleFields.each(of: type) { offset, field in
      guard let view = field as? any View.Type else {
        preconditionFailure("\(field) in a TupleView is not a view")
      }
      elements.append(Self.element(view, offset))
    }
    self.elements = elements
  }

  private static func element<V: View>(_: V.Type, _ offset: Int) -> TupleElement {
    TypedElement<V>(at: offset)
  }
}

/// One element of a tuple of views, in the memory of a tuple that is passed in.
@MainActor
class TupleElement {
  var isEndless: Bool { false }
  func make(_ base: UnsafeRawPointer, in context: NodeContext) -> ViewNode {
    fatalError("abstract")
  }
  func update(_ base: UnsafeRawPointer, _ node: ViewNode) {}
  func make<M: ViewModifier>(
    _ base: UnsafeRawPointer, with modifier: M, in context: NodeContext
  ) -> ViewNode { fatalError("abstract") }
  func update<M: ViewModifier>(_ base: UnsafeRawPointer, with modifier: M, _ node: ViewNode) {}
}

private final class TypedElement<V: View>: TupleElement {
  private let offset: Int

  init(at offset: Int) { self.offset = offset }

  override var isEndless: Bool { V._mayBeEndless }

  // The memory is the tuple's element at the offset that the runtime's field records give.
  private func view(in base: UnsafeRawPointer) -> V {
    (base + offset).assumingMemoryBound(to: V.self).pointee
  }

  override func make(_ base: UnsafeRawPointer, in context: NodeContext) -> ViewNode {
    V._makeNode(view(in: base), in: context)
  }

  override func update(_ base: UnsafeRawPointer, _ node: ViewNode) {
    V._updateNode(view(in: base), node)
  }

  override func make<M: ViewModifier>(
    _ base: UnsafeRawPointer, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    V._makeEach(view(in: base), with: modifier, in: context)
  }

  override func update<M: ViewModifier>(
    _ base: UnsafeRawPointer, with modifier: M, _ node: ViewNode
  ) {
    V._updateEach(view(in: base), with: modifier, node)
  }
}

package final class TupleNode<T>: ViewNode {
  private let plan: TuplePlan

  init(
    _ value: T, in context: NodeContext,
    make: (TupleElement, UnsafeRawPointer, NodeContext) -> ViewNode = { $0.make($1, in: $2) }
  ) {
    plan = TuplePlan.of(T.self)
    super.init(in: context)
    let inner = placeContext
    let nodes = withUnsafeBytes(of: value) { bytes in
      plan.elements.map { make($0, bytes.baseAddress!, inner) }
    }
    adopt(nodes)
  }

  func update(
    _ value: T,
    by update: (TupleElement, UnsafeRawPointer, ViewNode) -> Void = { $0.update($1, $2) }
  ) {
    withUnsafeBytes(of: value) { bytes in
      for (element, child) in zip(plan.elements, children) {
        update(element, bytes.baseAddress!, child)
      }
    }
  }
}
