import FoveaGeometry
import FoveaScene
import FoveaTesting
import FoveaUI

extension Screen {
  convenience init(_ device: Screen.Device, _ view: some View) {
    self.init(device: device) { view }
  }

  convenience init(_ view: some View) { self.init(.desktop, view) }

  /// The field that has focus.
  var input: TextInputNode? { session.focus.focused?.node as? TextInputNode }

  /// A field by its label or prompt.
  func field(_ name: String) -> TextInputNode? {
    func search(_ node: ViewNode) -> TextInputNode? {
      if let field = node as? TextInputNode, field.describe()?.label == name { return field }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    return session.tree.root.flatMap(search)
  }

  /// Where a field's text area is on the screen.
  func area(of name: String) -> Rect? {
    field(name)?.children.first?.facet?.render.absoluteFrame
  }

  /// What a field draws of its text.
  func picture(of field: TextInputNode?) -> TextPicture? {
    guard case .text(let picture)? = field?.children.first?.facet?.render.drawing else {
      return nil
    }
    return picture
  }

  /// Every line of text that is drawn, in tree order.
  var texts: [String] {
    var found: [String] = []
    func visit(_ node: RenderNode) {
      if case .text(let picture) = node.drawing {
        found.append(contentsOf: picture.layout.lines.map(\.string))
      }
      node.children.forEach(visit)
    }
    visit(session.scene.root)
    return found
  }

  /// Clicks a point, as often as given.
  func click(at point: Point, count: Int) {
    perform {
      for number in 1...count {
        session.send(.pointer(PointerEvent(.down, at: point, clickCount: number)))
        session.send(.pointer(PointerEvent(.up, at: point, clickCount: number)))
      }
    }
  }

  /// Sends an event and lets the interface settle.
  func send(_ event: InputEvent) { perform { session.send(event) } }
}

/// What actions wrote down.
@MainActor
final class Notes {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}
