/// The place of an author's view: its value, its stored properties, and the node of its body.
package class BodyNode<Content: View>: ViewNode, PropertyHolder {
  // Read and written in whole on the main actor only: no two accesses can overlap.
  @exclusivity(unchecked) private var view: Content
  @exclusivity(unchecked) package private(set) var storage: PropertyStorage
  @exclusivity(unchecked) private var child: ViewNode?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    storage = PropertyStorage(of: Content.self)
    super.init(in: context)
    storage.install(into: &self.view, on: self)
    let body = evaluate()
    let node = makeChild(body, in: placeContext)
    child = node
    adopt([node])
  }

  /// Makes the node of the body; a subclass may put something around it.
  func makeChild(_ body: Content.Body, in context: NodeContext) -> ViewNode {
    Content.Body._makeNode(body, in: context)
  }

  func updateChild(_ body: Content.Body, _ node: ViewNode) {
    Content.Body._updateNode(body, node)
  }

  /// Takes a newer value; nothing happens further down where all stored properties are equal.
  func update(_ newer: Content) {
    // In place: a copy of the value would count all references inside.
    let isSame = withUnsafePointer(to: &view) { known in
      withUnsafePointer(to: newer) { storage.plan.areEqual(known, $0) }
    }
    update(newer, isChanged: !isSame)
  }

  func update(_ newer: Content, isChanged: Bool) {
    guard isChanged else { return }
    view = newer
    storage.install(into: &view, on: self)
    runBody()
  }

  package override func graphChanged() {
    runBody()
  }

  func runBody() {
    let body = evaluate()
    if let child { updateChild(body, child) }
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

  package var propertyValues: [Any] { FieldPlan.of(Content.self).values(of: view) }

  package override var viewName: String { "\(Content.self)" }
  package override var isAuthored: Bool { isAuthorsOwn(Content.self) }
}

/// Whether a type is declared outside of Fovea.
package func isAuthorsOwn(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return !ownModules.contains(name[..<(name.firstIndex(of: ".") ?? name.endIndex)])
}

/// The modules of this package that declare views, modifiers, scenes or apps.
private let ownModules: Set<Substring> = [
  "FoveaNode", "FoveaDrawing", "FoveaInput", "FoveaFields", "FoveaControls", "FoveaNavigation",
  "FoveaApp", "FoveaRuntime", "SwiftUI", "AuthenticationServices",
]

/// The place of an author's view that stands for several views, each with a modifier around it.
package final class ModifiedBodyNode<Content: View, Modifier: ViewModifier>: BodyNode<Content> {
  private var modifier: Modifier

  init(_ view: Content, _ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(view, in: context)
  }

  func update(_ newer: Content, _ modifier: Modifier) {
    self.modifier = modifier
    update(newer, isChanged: true)
  }

  package override func makeChild(_ body: Content.Body, in context: NodeContext) -> ViewNode {
    Content.Body._makeEach(body, with: modifier, in: context)
  }

  package override func updateChild(_ body: Content.Body, _ node: ViewNode) {
    Content.Body._updateEach(body, with: modifier, node)
  }
}
