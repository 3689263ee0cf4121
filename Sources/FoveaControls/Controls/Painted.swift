import FoveaDrawing
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// A control's picture made of a few areas: a track, a bar, a knob.
nonisolated struct Painted: View {
  typealias Body = Never

  struct Part {
    let frame: Rect
    let drawing: Drawing
  }

  /// In points; `nil` takes what is offered.
  let width: Double?
  let height: Double?
  let parts: (EnvironmentValues, Size) -> [Part]

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PaintedNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: PaintedNode.self).update(view)
  }
}

package final class PaintedNode: ViewNode {
  private var view: Painted
  private let leaf: PaintedLeaf
  private var pictures: [RenderNode] = []

  init(_ view: Painted, in context: NodeContext) {
    self.view = view
    leaf = PaintedLeaf(width: view.width, height: view.height)
    super.init(in: context)
    setBox(LeafBox(leaf, in: context.tree.layout), draws: true)
    facet?.onPlaced = { [unowned self] _ in draw() }
    draw()
  }

  func update(_ view: Painted) {
    self.view = view
    draw()
  }

  package override func graphChanged() { draw() }

  private func draw() {
    guard let render = facet?.render else { return }
    let parts = tracking { view.parts(values, render.size) }
    while pictures.count < parts.count { pictures.append(RenderNode()) }
    pictures.removeLast(pictures.count - parts.count)
    for (picture, part) in zip(pictures, parts) {
      picture.place(at: part.frame.origin, size: part.frame.size)
      picture.setDrawing(part.drawing)
    }
    render.setChildren(pictures)
  }
}

final class PaintedLeaf: LeafSizing {
  private let width: Double?
  private let height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  func size(for proposal: Proposal) -> Size {
    let offered = proposal.resolved(with: Size(width: 100, height: 22))
    return Size(width: width ?? offered.width, height: height ?? offered.height)
  }
}

extension Painted {
  /// A bar that is filled from the leading edge up to a share of its width.
  static func bar(share: Double, tint: Color?, hasKnob: Bool, isEnabled: Bool) -> Painted {
    Painted(width: nil, height: 22) { values, size in
      let knob = 10.0
      let room = max(0, size.width - (hasKnob ? knob : 0))
      let filled = room * max(0, min(1, share))
      let isRightToLeft = values.layoutDirection == .rightToLeft
      func part(_ x: Double, _ width: Double, _ height: Double, _ color: Color) -> Part {
        Part(
          frame: Rect(
            x: isRightToLeft ? size.width - x - width : x, y: (size.height - height) / 2,
            width: width, height: height),
          drawing: .fill(.rounded(radius: height / 2), .color(color.resolve(in: values))))
      }
      let tint = isEnabled ? tint ?? .accentColor : Color(.system(.tertiary))
      let middle = hasKnob ? filled + knob / 2 : filled
      var parts = [
        part(0, middle, 6, tint),
        part(middle, max(0, size.width - middle), 6, Color(.system(.quaternary))),
      ].filter { $0.frame.width > 0 }
      if hasKnob { parts.append(part(filled, knob, 18, tint)) }
      return parts
    }
  }
}
