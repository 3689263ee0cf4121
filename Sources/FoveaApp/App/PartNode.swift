import FoveaNode

/// How a kind of part of a program (an app, a scene, commands) gets its body and the body's node.
@MainActor
struct PartKind<Part, Inner> {
  let body: @MainActor (Part) -> Inner
  let make: @MainActor (Inner, NodeContext) -> ViewNode
  let update: @MainActor (Inner, ViewNode) -> Void
}

/// The place of an author's app, scene or commands: like the one of an author's view.
package final class PartNode<Part, Inner>: ViewNode, PropertyHolder {
  private var part: Part
  private let kind: PartKind<Part, Inner>
  package private(set) var storage: PropertyStorage

  init(_ part: Part, _ kind: PartKind<Part, Inner>, in context: NodeContext) {
    self.part = part
    self.kind = kind
    storage = PropertyStorage(of: Part.self)
    super.init(in: context)
    storage.install(into: &self.part, on: self)
    adopt([kind.make(evaluate(), childContext)])
  }

  func update(_ newer: Part) {
    if FieldPlan.of(Part.self).areEqual(part, newer) { return }
    part = newer
    storage.install(into: &part, on: self)
    runBody()
  }

  package override func graphChanged() { runBody() }

  private func runBody() {
    let body = evaluate()
    if let child = children.first { kind.update(body, child) }
  }

  private func evaluate() -> Inner {
    tree.bodiesRun += 1
    return observing {
      storage.update(&part)
      return kind.body(part)
    }
  }

  package override func willDetach() { storage.remove() }

  package override func property(named name: String) -> Any? {
    FieldPlan.of(Part.self).value(named: name, of: part)
  }

  package var propertyValues: [Any] { FieldPlan.of(Part.self).values(of: part) }

  package override var viewName: String { "\(Part.self)" }
}

/// Two parts of a program, one after the other.
package final class PartPairNode: ViewNode {
  init(
    _ first: @MainActor (NodeContext) -> ViewNode, _ second: @MainActor (NodeContext) -> ViewNode,
    in context: NodeContext
  ) {
    super.init(in: context)
    adopt([first(childContext), second(childContext)])
  }
}
