import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ImageNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ImageNode.self).update(view)
  }
}

/// The node of a picture or a symbol.
package final class ImageNode: ViewNode, DescribedNode, DrawnNode {
  private var image: Image
  private let leaf: ImageLeaf
  private var source = ImagePicture.Source.placeholder(name: "")
  private var naturalSize: Size?
  private var color = RGBA.black

  init(_ image: Image, in context: NodeContext) {
    self.image = image
    leaf = ImageLeaf(measurer: context.tree.measurer)
    super.init(in: context)
    setBox(LeafBox(leaf, in: context.tree.layout), draws: true)
    facet?.render.setPainter(self)
    resolve()
  }

  func update(_ newer: Image) {
    if newer == image { return }
    image = newer
    graphChanged()
  }

  package override func graphChanged() {
    let before = (leaf.size, leaf.text)
    resolve()
    if before != (leaf.size, leaf.text) { box?.invalidate() }
    facet?.render.needsDrawing()
  }

  private func resolve() {
    var font = FontDescription(size: 17)
    (font, color) = tracking {
      let values = values
      var font = values.fontDescription
      font.size *= values.imageScale.factor
      return (font, values.foregroundColor)
    }
    leaf.isResizable = image.isResizable
    leaf.text = nil
    naturalSize = nil
    switch image.content {
    case .symbol(let name): resolveSymbol(name, font)
    case .named(let name, let bundle):
      take(tree.resources.picture(named: name, in: bundle), name, font)
    case .file(let path):
      take(ResourceStore.picture(at: path), (path as NSString).lastPathComponent, font)
    }
  }

  private func resolveSymbol(_ name: String, _ font: FontDescription) {
    if let glyph = SymbolTable.glyph(for: name) {
      source = .symbol(glyph)
      leaf.text = StyledText(runs: [TextRun(glyph, font: font)])
    } else {
      source = .placeholder(name: name)
      leaf.text = StyledText(runs: [TextRun(name, font: font)])
    }
    naturalSize = leaf.size(for: .unspecified)
    leaf.size = naturalSize ?? .zero
  }

  private func take(_ picture: ResourceStore.Picture?, _ name: String, _ font: FontDescription) {
    if let picture {
      source = .file(path: picture.path)
      naturalSize = picture.size
      leaf.size = picture.size
      return
    }
    source = .placeholder(name: name)
    // Room for the name in a frame.
    let measurer = tree.measurer
    leaf.size = Size(
      width: measurer.width(of: name, font: font) + 2 * measurer.width(of: "m", font: font),
      height: 3 * measurer.lineHeight(of: font))
    tree.report(
      Issue(
        "There is no picture named \"\(name)\".",
        fixes: [
          "Add a PNG, JPEG or GIF file of that name to the target's resources.",
          "Pass the bundle that holds it: Image(\"\(name)\", bundle: .module).",
        ],
        place: "Image"))
  }

  package func drawing(in size: Size) -> Drawing {
    if case .symbol = source, let layout = leaf.layout(in: size), !image.isResizable {
      return .text(TextPicture(layout: layout, color: color))
    }
    var isTinted = image.mode == .template
    if case .symbol = source { isTinted = true }
    return .image(
      ImagePicture(source: source, naturalSize: naturalSize, tint: isTinted ? color : nil))
  }

  package func describe() -> AccessibilityNode? {
    if image.isDecorative { return nil }
    return AccessibilityNode(role: .image, label: spokenName)
  }

  private var spokenName: String {
    if let label = image.label { return label.string(in: values.textLocale) }
    switch image.content {
    case .named(let name, _): return name
    case .symbol(let name): return name.replacing(".", with: " ")
    case .file(let path):
      return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }
}

/// Measures a picture: its own size, or the space offered where it is resizable.
final class ImageLeaf: LeafSizing {
  private let measurer: any TextMeasurer
  var size = Size.zero
  var isResizable = false
  /// A symbol, set as text.
  var text: StyledText?

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  func size(for proposal: Proposal) -> Size {
    if isResizable && size != .zero { return proposal.resolved(with: size) }
    if let text { return measurer.layout(text, width: .infinity).size }
    return size
  }

  func layout(in size: Size) -> TextLayout? {
    text.map { measurer.layout($0, width: .infinity) }
  }

  func baselines(in size: Size) -> (first: Double, last: Double)? {
    guard !isResizable, let layout = layout(in: size) else { return nil }
    return (layout.firstBaseline, layout.lastBaseline)
  }
}

extension ImageNode: TextMeasuring {
  package func measureAgain() { graphChanged() }
}
