import FoveaGeometry
import FoveaScene
import FoveaUI
import Foundation
import Testing

/// Shapes as surfaces get them.
@MainActor @Suite("Shapes")
struct ShapeTests {
  private func outline<S: Shape>(_ shape: S, width: Double = 80, height: Double = 40) -> String {
    let stage = Stage { shape.fill(Color.red).frame(width: width, height: height) }
    guard let node = stage.drawn.first, case .fill(let outline, _) = node.drawing else { return "" }
    switch outline {
    case .bounds: return "bounds"
    case .rounded(let radius): return "rounded \(radius)"
    case .ellipse: return "ellipse"
    case .path(let data): return "path in \(Stage.text(data.bounds ?? .zero))"
    }
  }

  @Test("have an outline that surfaces know, where there is one")
  func known() {
    #expect(outline(Rectangle()) == "bounds")
    #expect(outline(RoundedRectangle(cornerRadius: 6)) == "rounded 6.0")
    #expect(outline(RoundedRectangle(cornerRadius: 60)) == "rounded 20.0")
    #expect(outline(Capsule()) == "rounded 20.0")
    #expect(outline(Ellipse()) == "ellipse")
    #expect(outline(Circle()) == "path in 20 0 40 40")
    #expect(outline(Circle(), width: 40) == "ellipse")
    #expect(outline(AnyShape(Capsule())) == "rounded 20.0")
    #expect(outline(Rectangle().offset(x: 5, y: 1)) == "path in 5 1 80 40")
    #expect(outline(Rectangle().scale(0.5)) == "path in 20 10 40 20")
    #expect(outline(Rectangle().rotation(.degrees(90))) == "path in 20 -20 40 80")
  }

  @Test("are smaller by what they are inset, with the corners that fit")
  func inset() {
    let stage = Stage {
      RoundedRectangle(cornerRadius: 10).inset(by: 4).fill(Color.red).frame(width: 80, height: 40)
    }
    let node = stage.drawn[0]
    #expect(Stage.text(node.absoluteFrame) == "164 94 72 32")
    guard case .fill(.rounded(let radius), _) = node.drawing else { return #expect(Bool(false)) }
    #expect(radius == 6)
  }

  @Test("keep a border inside their edge")
  func strokeBorder() {
    let stage = Stage {
      Capsule().strokeBorder(Color.red, lineWidth: 2).frame(width: 80, height: 40)
    }
    #expect(Stage.text(stage.drawn[0].absoluteFrame) == "161 91 78 38")
    guard case .stroke(.rounded(let radius), _, let width) = stage.drawn[0].drawing else {
      return #expect(Bool(false))
    }
    #expect(radius == 19 && width == 2)
  }

  @Test("an arc covers the angle that it is given")
  func arcs() {
    var quarter = Path()
    quarter.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(Stage.text(rect(quarter)) == "0 0 10 10")
    var rest = Path()
    rest.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(Stage.text(rect(rest)) == "-10 -10 20 20")
    var round = Path()
    round.move(to: CGPoint(x: 0, y: 0))
    round.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    #expect(round.currentPoint.map { "\($0.x.rounded()) \($0.y.rounded())" } == "10.0 5.0")
  }

  @Test("a path knows what lies inside it")
  func contains() {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 4, y: 4)))
  }

  @Test("a trimmed path ends at its share of the length")
  func trimmed() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 60, y: 0))
      path.addLine(to: CGPoint(x: 60, y: 40))
    }
    #expect(Stage.text(rect(line.trimmedPath(from: 0.3, to: 0.8))) == "30 0 30 20")
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("turns and back again leave a point where it was")
  func transforms() {
    let map = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2)
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y + 2) < 1e-9)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }

  @Test("a gradient has its stops from place to place")
  func gradient() {
    let stage = Stage {
      LinearGradient(colors: [.white, .black, .clear], startPoint: .leading, endPoint: .trailing)
    }
    guard case .fill(.bounds, .linearGradient(let stops, let from, let to)) = stage.drawn[0].drawing
    else { return #expect(Bool(false)) }
    #expect(stops.map(\.location) == [0, 0.5, 1])
    #expect(from == Point(x: 0, y: 0.5) && to == Point(x: 1, y: 0.5))
  }

  @Test("the ring of focus follows the content shape (F440)")
  func ring() {
    func mark<V: View>(_ view: V) -> FocusMark? {
      let stage = Stage { view }
      stage.press(.tab)
      return stage.session.focus.focused?.node.facet?.render.focusMark
    }
    #expect(mark(Text("abcdef").focusable()) == .ring(.bounds))
    #expect(mark(Text("abcdef").contentShape(Capsule()).focusable()) == .ring(.rounded(radius: 11)))
    #expect(
      mark(Text("abcdef").focusable().contentShape(.focusEffect, Ellipse())) == .ring(.ellipse))
    #expect(
      mark(Text("abcdef").contentShape(.dragPreview, Ellipse()).focusable()) == .ring(.bounds))
    #expect(mark(Text("abcdef").focusable().focusEffectDisabled()) == nil)
  }

  private func rect(_ path: Path) -> Rect {
    let flat = path.trimmedPath(from: 1e-9, to: 1).boundingRect
    return Rect(
      x: (flat.minX * 100).rounded() / 100, y: (flat.minY * 100).rounded() / 100,
      width: (flat.width * 100).rounded() / 100, height: (flat.height * 100).rounded() / 100)
  }
}
