/// A view whose type is not told. A change of the type ends the identity of what was there.
@frozen nonisolated public struct AnyView: View {
  private let view: any View

  public init<V: View>(_ view: V) { self.view = view }

  public init<V: View>(erasing view: V) { self.view = view }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  /// The view itself.
  var erased: any View { view }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    BranchNode(view.branch, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: BranchNode.self).update(view.branch)
  }

  @MainActor private var branch: BranchNode.Branch { Self.branch(of: view) }

  @MainActor private static func branch<V: View>(of view: V) -> BranchNode.Branch {
    if let any = view as? AnyView { return any.branch }
    return BranchNode.Branch(ObjectIdentifier(V.self), view)
  }
}
