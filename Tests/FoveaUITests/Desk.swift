import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A session that a test drives as a person does: keys, typing, clicks on what one reads.
@MainActor
struct Desk {
  let session: Session

  init(_ device: Device, _ view: some View) {
    session = Session(view, device: device, measurer: ColumnMeasurer { _ in 1 })
    session.frame()
  }

  init(_ view: some View) { self.init(.desktop, view) }

  func press(_ key: Key, _ modifiers: KeyModifiers = [], times: Int = 1) {
    for _ in 0..<times { session.send(.key(KeyStroke(key, modifiers))) }
  }

  func type(_ text: String) {
    for character in text {
      switch character {
      case " ": press(.space)
      case "\n": press(.return)
      case "\t": press(.tab)
      default: press(.character(character))
      }
    }
  }

  /// A pointer, or a finger on a phone, on the middle of the view with a name.
  func click(_ name: String, count: Int = 1) {
    guard let node = node(named: name), let frame = node.facet?.render.absoluteFrame else {
      preconditionFailure("no \(name) on screen")
    }
    click(at: frame.center, count: count)
  }

  func click(at point: Point, count: Int = 1) {
    let isTouch = session.device.idiom == .phone || session.device.idiom == .pad
    for number in 1...count {
      for phase in [PointerEvent.Phase.down, .up] {
        session.send(
          .pointer(PointerEvent(phase, at: point, clickCount: number, isTouch: isTouch)))
      }
    }
  }

  /// The name of the view that has focus; `nil` for nowhere.
  var focus: String? { session.focus.focused.map { name(of: $0.node) } }

  /// What a field shows; bullets for a secure one.
  func text(of name: String) -> String? { (node(named: name) as? TextInputNode)?.displayText }

  var input: TextInputNode? { session.focus.focused?.node as? TextInputNode }

  /// The whole picture as text, one line for each text on screen.
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

  /// The picture of a field's text.
  func picture(of name: String) -> TextPicture? {
    guard let field = node(named: name), let area = field.children.first,
      case .text(let picture)? = area.facet?.render.drawing
    else { return nil }
    return picture
  }

  func node(named name: String) -> ViewNode? {
    func search(_ node: ViewNode) -> ViewNode? {
      if node.roles.contains(.focusTarget), self.name(of: node) == name { return node }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    return search(session.tree.root)
  }

  private func name(of node: ViewNode) -> String {
    if let label = node.describe()?.label, !label.isEmpty { return label }
    func texts(_ node: ViewNode) -> [String] {
      let own = node.describe()
      if own?.role == .text { return [own?.label ?? ""] }
      return node.children.flatMap(texts)
    }
    let inside = texts(node).joined(separator: " ")
    return inside.isEmpty ? node.viewName : inside
  }
}

/// What actions wrote down.
@MainActor
final class Notes {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}
