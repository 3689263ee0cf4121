/// A piece of interface: a value that says what is on screen, made anew whenever it changes.
///
/// Source: SwiftUI `View`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }

  /// Makes the node that keeps this view's place in the tree; only Fovea's own views define it.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode

  /// Gives the node that `_makeNode` made a newer value; only Fovea's own views define it.
  @_documentation(visibility: internal)
  static func _updateNode(_ view: Self, _ node: ViewNode)
}

extension View {
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    BodyNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: BodyNode<Self>.self).update(view)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("a view without a body is never asked for it") }
}

extension View where Body == Never {
  /// Views that Fovea draws itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
