import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A session without a surface, asked for what its picture holds.
@MainActor
struct Stage {
  let session: Session

  init<Content: View>(
    _ device: Device = .desktop, width: Double = 400, height: Double = 220,
    @ViewBuilder _ content: () -> Content
  ) {
    session = Session(
      content(), device: device, size: Size(width: width, height: height),
      measurer: ColumnMeasurer { _ in 1 })
    session.frame()
  }

  // MARK: The picture

  private func visit(_ node: RenderNode, _ opacity: Double, _ work: (RenderNode) -> Void) {
    let opacity = opacity * node.opacity
    guard opacity > 0 else { return }
    work(node)
    for child in node.children { visit(child, opacity, work) }
  }

  /// Every node that draws something, in the order of drawing.
  var drawn: [RenderNode] {
    var found: [RenderNode] = []
    visit(session.scene.root, 1) { node in
      if case .none = node.drawing { return }
      found.append(node)
    }
    return found
  }

  /// The lines of text in the order of drawing.
  var texts: [String] {
    drawn.flatMap { node -> [String] in
      switch node.drawing {
      case .text(let picture): picture.layout.lines.map(\.string)
      case .image(let picture):
        switch picture.source {
        case .placeholder(let name): ["[\(name)]"]
        case .symbol(let glyph): [glyph]
        case .file(let path): ["file:" + (path.split(separator: "/").last.map(String.init) ?? "")]
        }
      default: []
      }
    }
  }

  /// The node that draws a text.
  func node(_ text: String) -> RenderNode? {
    drawn.first { node in
      guard case .text(let picture) = node.drawing else { return false }
      return picture.layout.lines.map(\.string).joined(separator: "\n") == text
    }
  }

  /// Where a text stands, as "x y width height".
  func frame(_ text: String) -> String? { node(text).map { Stage.text($0.absoluteFrame) } }

  static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      let tenths = (value * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }.joined(separator: " ")
  }

  // MARK: A person

  func press(_ keys: Key...) { for key in keys { session.send(.key(KeyStroke(key))) } }

  func point(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, count: Int = 1) {
    session.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), clickCount: count)))
  }

  func click(_ x: Double, _ y: Double, count: Int = 1) {
    point(.down, x, y, count: count)
    point(.up, x, y, count: count)
  }

  /// Clicks the middle of a text.
  func click(_ text: String) {
    guard let frame = node(text)?.absoluteFrame else { return }
    click(frame.midX, frame.midY)
  }

  /// The text drawn inside the view that has focus, or its first picture.
  var focus: String? {
    guard let target = session.focus.focused, let render = target.node.facet?.render else {
      return nil
    }
    var found: String?
    visit(render, 1) { node in
      guard found == nil else { return }
      if case .text(let picture) = node.drawing, !picture.layout.lines.isEmpty {
        found = picture.layout.lines.map(\.string).joined(separator: "\n")
      }
    }
    return found ?? ""
  }
}
