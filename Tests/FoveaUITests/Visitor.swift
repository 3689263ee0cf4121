import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// Somebody who uses an interface: reads its texts, clicks them, presses keys.
@MainActor
struct Visitor {
  let session: Session

  init<Content: View>(
    _ device: Device = .desktop, keyboardNavigation: Bool? = nil,
    @ViewBuilder at content: () -> Content
  ) {
    var device = device
    if let keyboardNavigation { device.keyboardNavigation = keyboardNavigation }
    session = Session(content(), device: device, measurer: ColumnMeasurer { _ in 1 })
    session.frame()
  }

  // MARK: Seeing

  private func visit(_ node: RenderNode, _ work: (RenderNode, String) -> Void) {
    guard node.opacity > 0 else { return }
    if case .text(let picture) = node.drawing {
      work(node, picture.layout.lines.map(\.string).joined(separator: "\n"))
    }
    for child in node.children { visit(child, work) }
  }

  private func texts(in node: RenderNode) -> [String] {
    var found: [String] = []
    visit(node) { found.append($1) }
    return found.filter { !$0.isEmpty }
  }

  /// The texts in the order of drawing.
  var sees: [String] { texts(in: session.scene.root) }

  /// The texts with their frames in the window.
  var rows: [(text: String, frame: Rect)] {
    var found: [(String, Rect)] = []
    visit(session.scene.root) { found.append(($1, $0.absoluteFrame)) }
    return found
  }

  /// The texts of the view that has focus; `list` for a list, "nothing" where no view has it.
  var focus: String {
    guard let target = session.focus.focused, let render = target.node.facet?.render else {
      return "nothing"
    }
    if target.kind == .selection { return "list" }
    let inside = texts(in: render).joined(separator: " ")
    return inside.isEmpty ? target.node.ownDescription?.label ?? "" : inside
  }

  // MARK: Doing

  func press(_ keys: Key...) { for key in keys { session.send(.key(KeyStroke(key))) } }

  func type(_ text: String) {
    for character in text { session.send(.key(KeyStroke(.character(character)))) }
  }

  /// Clicks the text that is drawn last, which is the one in front.
  func click(_ text: String) {
    var place: Point?
    visit(session.scene.root) { if $1 == text { place = $0.absoluteFrame.center } }
    guard let place else { return }
    session.send(.pointer(PointerEvent(.down, at: place)))
    session.send(.pointer(PointerEvent(.up, at: place)))
  }

  func click(x: Double, y: Double) {
    session.send(.pointer(PointerEvent(.down, at: Point(x: x, y: y))))
    session.send(.pointer(PointerEvent(.up, at: Point(x: x, y: y))))
  }
}
