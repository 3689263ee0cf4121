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

  /// Makes the nodes of this view with a modifier around each of the views that it stands for.
  @_documentation(visibility: internal)
  static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode

  /// Gives the nodes that `_makeEach` made newer values.
  @_documentation(visibility: internal)
  static func _updateEach<M: ViewModifier>(_ view: Self, with modifier: M, _ node: ViewNode)

  /// Whether this view may stand for several views, or for none, in the container around it.
  @_documentation(visibility: internal)
  static var _mayBeSeveral: Bool { get }

  /// Whether this view may stand for the rows of a collection, whose number its type does not tell.
  @_documentation(visibility: internal)
  static var _mayBeEndless: Bool { get }
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

  /// A view of an author's own passes the modifier on to what its body stands for.
  @_documentation(visibility: internal)
  public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    _mayBeSeveral
      ? ModifiedBodyNode(view, modifier, in: context)
      : M._makeNode(modifier, content: view, in: context)
  }

  @_documentation(visibility: internal)
  public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    if _mayBeSeveral {
      node.cast(to: ModifiedBodyNode<Self, M>.self).update(view, modifier)
    } else {
      M._updateNode(modifier, content: view, node)
    }
  }

  @_documentation(visibility: internal)
  public static var _mayBeSeveral: Bool { Body.self != Never.self && Body._mayBeSeveral }

  @_documentation(visibility: internal)
  public static var _mayBeEndless: Bool { Body.self != Never.self && Body._mayBeEndless }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("a view without a body is never asked for it") }
}

extension View where Body == Never {
  /// Views that Fovea draws itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
