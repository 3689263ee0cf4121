import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene
import FoveaTextEditing

/// The text of a field as it shows: scrolled so that the caret is in sight, cut off at the edges.
package final class TextAreaNode: ViewNode, DrawnNode {
  /// The field, which knows the text.
  unowned var field: TextInputNode!
  /// Whether the next drawing brings the caret into sight.
  var followsCaret = true
  private let leaf: TextInputLeaf
  /// What shows; made when a surface looks first.
  private lazy var sight = Sight()

  /// The lines in sight, and how far they are scrolled.
  private final class Sight {
    var horizontal = LineScroll()
    var vertical = LineScroll()
    /// The first Character of a long line that is laid out.
    var stretchStart = 0
    var drawn: DrawnText?
    var origin = Point.zero
  }

  init(_ leaf: TextInputLeaf, in context: NodeContext) {
    self.leaf = leaf
    super.init(in: context)
    setBox(LeafBox(leaf, in: context.tree.layout), draws: true)
    facet?.render.setClip(.bounds)
    facet?.render.setPainter(self)
  }

  package override var viewName: String { "TextArea" }

  var width: Double { facet?.render.size.width ?? 0 }
  var height: Double { facet?.render.size.height ?? 0 }

  /// The next drawing lays the text out anew.
  func forget() {
    sight.horizontal = LineScroll()
    sight.vertical = LineScroll()
    followsCaret = true
  }

  package func drawing(in size: Size) -> Drawing { field.drawText() }

  /// The picture of the text as it is now, scrolled so that the caret is in sight.
  func drawing(
    of text: EditableText, _ look: TextInputLook, _ paint: TextInputPaint, isEditing: Bool
  ) -> Drawing {
    let size = facet?.render.size ?? .zero
    let drawn = lines(of: text, in: size, isEditing: isEditing)
    sight.drawn = drawn
    let caret = drawn.caret(at: text.caretOffset, affinity: text.caretAffinity)
    scroll(to: isEditing ? caret : drawn.caret(at: drawn.base), in: size)
    sight.origin = Point(
      x: -sight.horizontal.offset + indent(of: drawn.layout, look.alignment, in: size),
      y: -sight.vertical.offset)
    return .text(picture(of: text, drawn, caret, look, paint, isEditing: isEditing))
  }

  /// The lines as they show, up to date.
  private func shownLines() -> DrawnText? {
    _ = facet?.render.drawing
    return sight.drawn
  }

  private func picture(
    of text: EditableText, _ drawn: DrawnText, _ caret: Rect, _ look: TextInputLook,
    _ paint: TextInputPaint, isEditing: Bool
  ) -> TextPicture {
    let size = facet?.render.size ?? .zero
    let isEmpty = text.text.isEmpty
    var picture = TextPicture(
      layout: isEmpty
        ? leaf.measurer.layout(paint.placeholder, width: size.width) : visible(drawn.layout, size),
      origin: sight.origin, color: isEmpty ? paint.placeholderColor : paint.color,
      selectionColor: paint.selectionColor, caretColor: paint.caretColor)
    if isEmpty { picture.origin.x = indent(of: picture.layout, look.alignment, in: size) }
    if isEditing {
      // In the coordinates of what is drawn; the caret of an empty field is where text will stand.
      picture.caret = isEmpty ? caret.offset(by: sight.origin - picture.origin) : caret
      picture.selection = drawn.rectangles(of: text.selection.characters)
      picture.marked = text.markedCharacters.map(drawn.rectangles) ?? []
    }
    return picture
  }

  /// The lines in sight, so that a long text costs a surface no more than a short one.
  private func visible(_ layout: TextLayout, _ size: Size) -> TextLayout {
    var visible = layout
    visible.lines = layout.lines.filter {
      $0.frame.maxY > sight.vertical.offset
        && $0.frame.minY < sight.vertical.offset + max(size.height, 1)
    }
    return visible
  }

  /// The lines of the text: all of them, or of a long single line the part around the caret.
  private func lines(of text: EditableText, in size: Size, isEditing: Bool) -> DrawnText {
    if text.isMultiline { return leaf.drawn(width: size.width) }
    moveStretch(to: isEditing ? text.caretOffset : 0)
    let lower = text.position(at: sight.stretchStart)
    let upper = text.position(at: sight.stretchStart + Self.stretchLength)
    let shown =
      text.isSecure
      ? String(repeating: "•", count: upper.characterOffset - lower.characterOffset)
      : text.text[text.indices(of: lower..<upper)].displayed(onOneLine: true)
    return leaf.lay(shown, width: .infinity, base: lower.characterOffset)
  }

  private static let stretchLength = 4096

  /// Keeps the caret well inside the stretch; the stretch moves rarely.
  private func moveStretch(to caret: Int) {
    let margin = 256
    let isTooFar = caret > sight.stretchStart + Self.stretchLength - margin
    let isTooNear = sight.stretchStart > 0 && caret < sight.stretchStart + margin
    guard isTooFar || isTooNear else { return }
    sight.stretchStart = max(0, caret - Self.stretchLength / 2)
    sight.horizontal = LineScroll()
  }

  private func scroll(to caret: Rect, in size: Size) {
    guard let layout = sight.drawn?.layout else { return }
    if layout.lines.count == 1 {
      sight.horizontal.reveal(
        caret: caret.minX, caretWidth: leaf.caretRoom, contentWidth: layout.size.width,
        visibleWidth: size.width)
    }
    guard followsCaret else { return }
    followsCaret = false
    sight.vertical.reveal(
      caret: caret.minY, caretWidth: caret.height, contentWidth: layout.size.height,
      visibleWidth: size.height)
  }

  /// How far a text that is narrower than the field stands from its left side.
  private func indent(of layout: TextLayout, _ alignment: LineAlignment, in size: Size) -> Double {
    let room = size.width - layout.size.width - leaf.caretRoom
    guard room > 0 else { return 0 }
    switch alignment {
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    }
  }

  /// Scrolls an editor by points; whether there was anything to scroll.
  func scroll(by delta: Double) -> Bool {
    guard let render = facet?.render, let layout = shownLines()?.layout else { return false }
    let before = sight.vertical.offset
    sight.vertical.scroll(
      to: before + delta, contentWidth: layout.size.height, visibleWidth: render.size.height)
    return sight.vertical.offset != before
  }

  /// The place in the text that is nearest to a point of the scene.
  func place(at location: Point) -> (offset: Int, affinity: TextAffinity) {
    guard let drawn = shownLines(), let render = facet?.render else { return (0, .downstream) }
    return drawn.place(at: location - render.absoluteFrame.origin - sight.origin)
  }
}
