import FoveaGeometry
import FoveaScene

/// Ten by 22 points: a cell of the phone and the desktop.
package let cell = Size(width: 10, height: 22)

/// A node whose frame is told in cells, fractions allowed.
package func node(
  _ column: Double, _ row: Double, _ width: Double, _ height: Double, _ drawing: Drawing = .none,
  mark: FocusMark? = nil, clip: Outline? = nil, _ children: [RenderNode] = []
) -> RenderNode {
  let node = RenderNode()
  node.place(
    at: Point(x: column * cell.width, y: row * cell.height),
    size: Size(width: width * cell.width, height: height * cell.height))
  node.setDrawing(drawing)
  node.setFocusMark(mark)
  node.setClip(clip)
  node.setChildren(children)
  return node
}

/// A text as wide as its characters, broken at line breaks only.
package func label(
  _ text: String, _ column: Double, _ row: Double, width: Double? = nil, color: RGBA = .white,
  weight: Int = 400, selection: [Rect] = [], caret: Rect? = nil, marked: [Rect] = []
) -> RenderNode {
  let measurer = ColumnMeasurer(cell: cell, columns: ColumnWidth.of)
  let run = TextRun(text, font: FontDescription(size: 17, weight: weight))
  let layout = measurer.layout(StyledText(runs: [run]), width: .infinity)
  let picture = TextPicture(
    layout: layout, color: color, selection: selection,
    selectionColor: RGBA(red: 0, green: 0, blue: 1), caret: caret, marked: marked)
  return node(
    column, row, width ?? layout.size.width / cell.width, layout.size.height / cell.height,
    .text(picture))
}

/// A screen that shows some nodes.
package func canvas(
  _ columns: Int, _ rows: Int, offset: Point = .zero, _ nodes: RenderNode...
) -> CellCanvas {
  var canvas = CellCanvas(columns: columns, rows: rows, cell: cell, offset: offset)
  canvas.draw(node(0, 0, Double(columns), Double(rows), nodes))
  return canvas
}

package func node(
  _ column: Double, _ row: Double, _ width: Double, _ height: Double, _ children: [RenderNode]
) -> RenderNode {
  node(column, row, width, height, .none, children)
}

extension RGBA {
  package static let red = RGBA(red: 1, green: 0, blue: 0)
  package static let green = RGBA(red: 0, green: 1, blue: 0)
  package static let blue = RGBA(red: 0, green: 0, blue: 1)
}
