import FoveaGeometry

/// Draws a picture into cells, or the part of it that lies in a rectangle.
///
/// Edges round to the nearest cell, what has area is at least one cell, and thinner lines are
/// box-drawing characters, which merge where they cross and never hide text.
///
///     var canvas = CellCanvas(columns: 40, rows: 10, cell: Size(width: 10, height: 22))
///     canvas.draw(scene.root)
///     print(canvas.buffer.text)
package struct CellCanvas {
  /// The colours of an image in half cells: one column wide, half a row high, row by row.
  package typealias ImageSource = (_ image: ImagePicture, _ columns: Int, _ halfRows: Int) ->
    [RGBA]?

  package internal(set) var buffer: CellBuffer
  package var grid: CellGrid
  package var theme: CellTheme { didSet { colors = Colors(theme) } }
  /// The pixels of an image; without any, a labelled frame stands in its place.
  package var imageSource: ImageSource?
  /// The columns that a character takes: what the text was measured with.
  package let columns: (Character) -> Int
  /// Where the insertion point shows, of which a picture has at most one.
  package internal(set) var caret: CellPoint?
  /// Nodes looked at since the canvas was made.
  package private(set) var visitedNodes = 0

  var colors: Colors
  /// Where focus marks stand: each is drawn as a whole, since how it looks depends on what is there.
  var marks: [CellRect] = []
  var hasWideCharacters = false

  /// The theme's colours as cells hold them.
  struct Colors {
    let foreground: CellColor
    let background: CellColor

    init(_ theme: CellTheme) {
      foreground = CellColor(theme.foreground)
      background = CellColor(theme.background)
    }
  }

  package init(
    columns: Int, rows: Int, cell: Size, offset: Point = .zero, theme: CellTheme = .dark,
    clusters: ClusterTable = ClusterTable(), imageSource: ImageSource? = nil,
    characterColumns: @escaping (Character) -> Int = ColumnWidth.of
  ) {
    buffer = CellBuffer(columns: columns, rows: rows, clusters: clusters)
    grid = CellGrid(cell: cell, offset: offset)
    self.theme = theme
    self.imageSource = imageSource
    self.columns = characterColumns
    colors = Colors(theme)
  }

  /// Draws the whole picture on an empty screen.
  @discardableResult
  package mutating func draw(_ root: RenderNode) -> CellRect {
    draw(root, in: buffer.bounds)
  }

  /// Draws what lies in an area again, from its background on.
  ///
  /// - Returns: the area that was drawn: it grows by what is drawn as a whole or not at all.
  /// - Complexity: O(*v*), where *v* is the number of nodes that touch the area and their siblings;
  ///   of children in monotone order only those that touch it.
  @discardableResult
  package mutating func draw(_ root: RenderNode, in area: CellRect) -> CellRect {
    let area = whole(area.intersection(buffer.bounds))
    if area.isEmpty { return area }
    marks.removeAll { area.contains($0) }
    buffer.clear(area)
    if let caret, area.contains(column: caret.column, row: caret.row) { self.caret = nil }
    draw(root, from: .zero, brush: Brush(opacity: 1, clip: area))
    // Until here each half has a look of its own, whatever covers the other one: what a cell shows
    // depends on no other cell, so that any part of a screen can be drawn alone.
    if hasWideCharacters { buffer.finishWideCharacters(in: area) }
    return area
  }

  /// Shows a glyph over the picture, in the accent colour, until its cell is drawn again.
  ///
  /// - Returns: the cells that changed: a wide character does not stay half.
  package mutating func stamp(_ glyph: Glyph, at place: CellPoint) -> CellRect {
    let row = place.row
    let area = whole(
      CellRect(left: place.column, top: row, right: place.column + 1, bottom: row + 1))
    buffer.sever(from: place.column, to: place.column + 1, row: row)
    buffer[row * buffer.columns + place.column] = Cell(
      glyph: glyph, foreground: CellColor(theme.accent),
      background: buffer[place.column, row].background, attributes: .bold)
    buffer.finishWideCharacters(in: area)
    return area
  }

  /// The area with the focus marks that it cuts, and with the other halves of wide characters, also
  /// with halves that stand alone: they show again when what covers the half in the area goes.
  private func whole(_ area: CellRect) -> CellRect {
    if area.isEmpty { return area }
    var result = area
    for row in area.top..<area.bottom {
      if area.left > 0
        && (buffer[area.left, row].width == 0 || buffer[area.left - 1, row].isLoneHalf)
      {
        result.left = area.left - 1
      }
      if area.right < buffer.columns && buffer[area.right, row].glyph == .half {
        result.right = area.right + 1
      }
    }
    for mark in marks where !mark.intersection(area).isEmpty { result = result.union(mark) }
    return result == area ? area : whole(result)
  }

  /// What the nodes above leave to one below: how strongly and where it draws.
  struct Brush {
    var opacity: Double
    var clip: CellRect
  }

  private mutating func draw(_ node: RenderNode, from parent: Point, brush: Brush) {
    visitedNodes += 1
    var brush = brush
    brush.opacity *= node.opacity
    if !(brush.opacity > 0) { return }
    let frame = node.frame.offset(by: parent)
    let reach = grid.cells(touching: node.picture.offset(by: frame.origin))
    if reach.intersection(brush.clip).isEmpty { return }
    draw(node.drawing, in: frame, brush: brush)
    drawChildren(of: node, in: frame, brush: brush)
    if let mark = node.focusMark { draw(mark, in: frame, brush: brush) }
  }

  private mutating func drawChildren(of node: RenderNode, in frame: Rect, brush: Brush) {
    let children = node.children
    if children.isEmpty { return }
    var brush = brush
    if let clip = node.clip {
      brush.clip = brush.clip.intersection(grid.cells(of: clip.box(in: frame)))
      if brush.clip.isEmpty { return }
    }
    let visible = grid.points(touching: brush.clip)
    let back = Point(x: -frame.minX, y: -frame.minY)
    for index in node.visibleChildren(in: visible.offset(by: back)) {
      draw(children[index], from: frame.origin, brush: brush)
    }
  }

  private mutating func draw(_ drawing: Drawing, in frame: Rect, brush: Brush) {
    switch drawing {
    case .none: break
    case .fill(let outline, let paint): fill(outline, with: paint, in: frame, brush: brush)
    case .stroke(let outline, let paint, let width):
      stroke(outline, with: paint, width: width, in: frame, brush: brush)
    case .border(let paint, let width):
      stroke(.bounds, with: paint, width: width, in: frame, brush: brush)
    case .text(let text): write(text, in: frame, brush: brush)
    case .image(let image): draw(image, in: frame, brush: brush)
    }
  }
}

extension Outline {
  /// The rectangle around the outline in the scene, for a node whose frame there is `frame`.
  func box(in frame: Rect) -> Rect {
    guard case .path(let data) = self else { return frame }
    return data.bounds?.offset(by: frame.origin) ?? Rect(origin: frame.origin, size: .zero)
  }
}
