import FoveaGeometry
import FoveaLayout
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A session without a surface whose work is counted and whose texts are found by what they say.
@MainActor
struct Probe {
  let session: Session

  init<Content: View>(
    _ device: Device = .desktop, width: Double = 400, height: Double = 220,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: () -> Content
  ) {
    session = Session(
      content(), device: device, size: Size(width: width, height: height),
      measurer: ColumnMeasurer { _ in 1 }, environment: environment)
    session.frame()
  }

  /// Changes something, settles, and tells how much work that was.
  @discardableResult
  func act(_ work: () -> Void) -> Counters {
    let before = session.counters
    work()
    session.frame()
    return session.counters - before
  }

  func press(_ keys: Key...) { for key in keys { session.send(.key(KeyStroke(key))) } }

  func scroll(_ dx: Double, _ dy: Double, at point: Point = Point(x: 50, y: 50)) {
    session.send(.pointer(PointerEvent(.scroll(Point(x: dx, y: dy)), at: point)))
  }

  /// A click on the middle of a text.
  func click(_ text: String) {
    guard let place = frame(of: text)?.center else { preconditionFailure("no \(text) on screen") }
    for phase in [PointerEvent.Phase.down, .up] {
      session.send(.pointer(PointerEvent(phase, at: place)))
    }
  }

  private func find(_ work: (RenderNode, String) -> Void) {
    func visit(_ node: RenderNode) {
      if case .text(let picture) = node.drawing {
        work(node, picture.layout.lines.map(\.string).joined(separator: "\n"))
      }
      node.children.forEach(visit)
    }
    visit(session.scene.root)
  }

  /// All texts of the picture, those outside the window as well, in the order of drawing.
  var texts: [String] {
    var found: [String] = []
    find { found.append($1) }
    return found
  }

  /// The texts of which something shows in the window.
  var visible: [String] {
    var found: [String] = []
    let window = Rect(origin: .zero, size: session.size)
    find { node, text in if node.absoluteFrame.intersects(window) { found.append(text) } }
    return found
  }

  func frame(of text: String) -> Rect? {
    var found: Rect?
    find { node, string in if string == text { found = found ?? node.absoluteFrame } }
    return found
  }

  /// The texts inside the view that has focus.
  var focus: String? {
    guard let render = session.focus.focused?.node.facet?.render else { return nil }
    var found: [String] = []
    func visit(_ node: RenderNode) {
      if case .text(let picture) = node.drawing {
        found.append(picture.layout.lines.map(\.string).joined(separator: "\n"))
      }
      node.children.forEach(visit)
    }
    visit(render)
    return found.joined(separator: " ")
  }
}

extension ViewTree {
  /// The scroll boxes, in tree order.
  var scrollBoxes: [ScrollBox] {
    func search(_ node: ViewNode) -> [ScrollBox] {
      ((node as? any Scrolling).map { [$0.scrollBox] } ?? []) + node.children.flatMap(search)
    }
    return root.map(search) ?? []
  }
}

/// Counts how often bodies were evaluated, by name.
@MainActor
final class Tally {
  private(set) var counts: [String: Int] = [:]

  /// Counts; to be called at the beginning of a body.
  func callAsFunction(_ name: String) { counts[name, default: 0] += 1 }

  func reset() { counts = [:] }
}
