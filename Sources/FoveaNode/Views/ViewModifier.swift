/// A modifier that makes another view from the one it is applied to.
///
/// Source: SwiftUI `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Self.Content) -> Self.Body

  @_documentation(visibility: internal)
  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: _NodeContext
  ) -> _ViewNode

  @_documentation(visibility: internal)
  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: _ViewNode)

  /// Whether several views (a `Group`, a `ForEach`) each get the modifier, rather than all together.
  @_documentation(visibility: internal)
  nonisolated static var _appliesToEach: Bool { get }
}

extension ViewModifier {
  @_documentation(visibility: internal)
  @MainActor public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: _NodeContext
  ) -> _ViewNode {
    ModifierBodyNode(modifier, content: content, in: context)
  }

  @_documentation(visibility: internal)
  @MainActor public static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: _ViewNode
  ) {
    node.cast(to: ModifierBodyNode<Self, Inner>.self).update(modifier, content: content)
  }

  @_documentation(visibility: internal)
  nonisolated public static var _appliesToEach: Bool { true }

  /// A modifier that applies this one first and then another.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
@frozen nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier, that goes inside.
  public var content: Content
  /// What is done to the content, the outermost where there are several.
  public var modifier: Modifier

  /// Puts a modifier around a view or after another modifier; `modifier(_:)` and `concat(_:)` are
  /// shorter.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Modifier._appliesToEach
      ? Content._makeEach(view.content, with: view.modifier, in: context)
      : Modifier._makeNode(view.modifier, content: view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    if Modifier._appliesToEach {
      Content._updateEach(view.content, with: view.modifier, node)
    } else {
      Modifier._updateNode(view.modifier, content: view.content, node)
    }
  }

  // The outer modifier goes around the inner one, around each of the views.
  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: _NodeContext
  ) -> _ViewNode {
    guard _mayBeSeveral else { return M._makeNode(modifier, content: view, in: context) }
    return Modifier._appliesToEach
      ? Content._makeEach(view.content, with: view.modifier.concat(modifier), in: context)
      : Modifier._makeNode(
        view.modifier, content: EachModified(content: view.content, modifier: modifier),
        in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: _ViewNode
  ) {
    guard _mayBeSeveral else { return M._updateNode(modifier, content: view, node) }
    if Modifier._appliesToEach {
      Content._updateEach(view.content, with: view.modifier.concat(modifier), node)
    } else {
      Modifier._updateNode(
        view.modifier, content: EachModified(content: view.content, modifier: modifier), node)
    }
  }

  @MainActor public static var _mayBeSeveral: Bool { Content._mayBeSeveral }
  @MainActor public static var _mayBeEndless: Bool { Content._mayBeEndless }
}

/// Views with a modifier around each, below a modifier that they share.
nonisolated package struct EachModified<Content: View, Modifier: ViewModifier>: View {
  package typealias Body = Never
  let content: Content
  let modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @MainActor package static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    Content._makeEach(view.content, with: view.modifier, in: context)
  }

  @MainActor package static func _updateNode(_ view: Self, _ node: ViewNode) {
    Content._updateEach(view.content, with: view.modifier, node)
  }

  @MainActor package static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    Content._makeEach(view.content, with: view.modifier.concat(modifier), in: context)
  }

  @MainActor package static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    Content._updateEach(view.content, with: view.modifier.concat(modifier), node)
  }

  @MainActor package static var _mayBeSeveral: Bool { Content._mayBeSeveral }
  @MainActor package static var _mayBeEndless: Bool { Content._mayBeEndless }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("no body") }

  @MainActor public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: _NodeContext
  ) -> _ViewNode {
    let inner = ModifiedContent<Inner, Content>(content: content, modifier: modifier.content)
    return Modifier._makeNode(modifier.modifier, content: inner, in: context)
  }

  @MainActor public static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: _ViewNode
  ) {
    let inner = ModifiedContent<Inner, Content>(content: content, modifier: modifier.content)
    Modifier._updateNode(modifier.modifier, content: inner, node)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let slot: ContentSlot

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = SlotNode(view.slot, in: context)
    return node
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {}
}

/// Holds the view that a modifier is applied to, and the nodes that show it.
class ContentSlot {
  fileprivate(set) var nodes: [SlotNode] = []

  @MainActor func make(in context: NodeContext) -> ViewNode {
    preconditionFailure("a slot holds content of one type")
  }
}

final class TypedSlot<Content: View>: ContentSlot {
  var content: Content

  init(_ content: Content) { self.content = content }

  override func make(in context: NodeContext) -> ViewNode {
    Content._makeNode(content, in: context)
  }

  @MainActor func update(_ newer: Content) {
    content = newer
    for node in nodes { if let child = node.children.first { Content._updateNode(newer, child) } }
  }
}

package final class SlotNode: ViewNode {
  private let slot: ContentSlot

  init(_ slot: ContentSlot, in context: NodeContext) {
    self.slot = slot
    super.init(in: context)
    slot.nodes.append(self)
    adopt([slot.make(in: placeContext)])
  }

  package override func willDetach() { slot.nodes.removeAll { $0 === self } }
}

/// The place of an author's modifier: like the one of an author's view.
package final class ModifierBodyNode<Modifier: ViewModifier, Inner: View>: ViewNode,
  PropertyHolder
{
  private var modifier: Modifier
  package private(set) var storage: PropertyStorage
  private let slot: TypedSlot<Inner>

  init(_ modifier: Modifier, content: Inner, in context: NodeContext) {
    self.modifier = modifier
    storage = PropertyStorage(of: Modifier.self)
    slot = TypedSlot(content)
    super.init(in: context)
    storage.install(into: &self.modifier, on: self)
    adopt([Modifier.Body._makeNode(evaluate(), in: placeContext)])
  }

  func update(_ newer: Modifier, content: Inner) {
    slot.update(content)
    if FieldPlan.of(Modifier.self).areEqual(modifier, newer) { return }
    modifier = newer
    storage.install(into: &modifier, on: self)
    runBody()
  }

  package override func graphChanged() {
    runBody()
  }

  private func runBody() {
    let body = evaluate()
    if let child = children.first { Modifier.Body._updateNode(body, child) }
  }

  private func evaluate() -> Modifier.Body {
    tree.bodiesRun += 1
    return tracking {
      storage.update(&modifier)
      return modifier.body(content: _ViewModifier_Content(slot: slot))
    }
  }

  package override func willDetach() { storage.remove() }

  package override func property(named name: String) -> Any? {
    FieldPlan.of(Modifier.self).value(named: name, of: modifier)
  }

  package var propertyValues: [Any] { FieldPlan.of(Modifier.self).values(of: modifier) }

  package override var viewName: String { "\(Modifier.self)" }
  package override var isAuthored: Bool { isAuthorsOwn(Modifier.self) }
}
