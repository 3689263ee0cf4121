/// The place of an author's view: its value, its stored properties, and the node of its body.
package final class BodyNode<Content: View>: ViewNode {
  private var view: Content
  private var storage: PropertyStorage
  private var child: ViewNode?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    storage = PropertyStorage(of: Content.self)
    super.init(in: context)
    storage.install(into: &self.view, on: self)
    let body = evaluate()
    let node = Content.Body._makeNode(body, in: childContext)
    child = node
    adopt([node])
  }

  /// Takes a newer value; nothing happens further down where all stored properties are equal.
  func update(_ newer: Content) {
    if FieldPlan.of(Content.self).areEqual(view, newer) { return }
    view = newer
    storage.install(into: &view, on: self)
    runBody()
  }

  package override func graphChanged() {
    runBody()
  }

  private func runBody() {
    let body = evaluate()
    if let child { Content.Body._updateNode(body, child) }
  }

  private func evaluate() -> Content.Body {
    tree.bodiesRun += 1
    return observing {
      storage.update(&view)
      return view.body
    }
  }

  package override func willDetach() { storage.remove() }

  package override func property(named name: String) -> Any? {
    FieldPlan.of(Content.self).value(named: name, of: view)
  }

  package override var viewName: String { "\(Content.self)" }
  package override var isAuthored: Bool { isAuthorsOwn(Content.self) }
}

/// Whether a type is declared outside of Fovea.
func isAuthorsOwn(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return !["FoveaUI.", "SwiftUI.", "AuthenticationServices.", "FoveaRuntime."].contains {
    name.hasPrefix($0)
  }
}
