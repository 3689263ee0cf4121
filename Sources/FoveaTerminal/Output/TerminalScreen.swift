import FoveaGeometry
import FoveaScene

/// How a session's screen and a terminal fit together.
package enum TerminalFit: Sendable, Hashable {
  /// The screen is as large as the terminal (desktop).
  case fills
  /// The screen keeps its size; a taller one scrolls, a narrower one stands in the middle (phone).
  case keeps(Size)
  /// The screen is scaled to the terminal (TV).
  case scales(Size)
}

/// The picture in a terminal: draws what changes in a scene and encodes it.
package struct TerminalScreen {
  package let fit: TerminalFit
  package private(set) var columns: Int
  package private(set) var rows: Int
  private var canvas: CellCanvas
  private var encoder: ScreenEncoder
  private var damage = CellDamage()
  /// Rows of the screen above the first one in sight.
  private var firstRow = 0
  private var isWholeDue = true
  private weak var shown: Scene?
  private var areas: [CellRect] = []

  /// The cell of the phone and the desktop; points.
  private static let usualCell = Size(width: 10, height: 22)
  /// More clusters than these are forgotten: no screen shows so many.
  private static let mostClusters = 10_000

  package init(
    columns: Int, rows: Int, fit: TerminalFit, depth: ColorDepth, theme: CellTheme = .dark,
    widths: TerminalWidths = TerminalWidths(), imageSource: CellCanvas.ImageSource? = nil
  ) {
    self.fit = fit
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    let cell = Self.cell(fit, columns: self.columns, rows: self.rows)
    canvas = CellCanvas(
      columns: self.columns, rows: self.rows, cell: cell, theme: theme, imageSource: imageSource,
      characterColumns: { widths.columns($0) })
    encoder = ScreenEncoder(depth: depth, like: canvas.buffer)
    placeViewport()
  }

  private static func cell(_ fit: TerminalFit, columns: Int, rows: Int) -> Size {
    guard case .scales(let size) = fit else { return usualCell }
    return Size(width: size.width / Double(columns), height: size.height / Double(rows))
  }

  /// One cell; points.
  package var cell: Size { canvas.grid.cell }

  /// The size of the session's screen; points.
  package var size: Size {
    switch fit {
    case .fills: Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    case .keeps(let size), .scales(let size): size
    }
  }

  /// The point of the scene in the upper left corner of the terminal.
  package var offset: Point { canvas.grid.offset }

  package var isSynchronized: Bool {
    get { encoder.isSynchronized }
    set { encoder.isSynchronized = newValue }
  }

  package var theme: CellTheme {
    get { canvas.theme }
    set {
      if newValue == canvas.theme { return }
      canvas.theme = newValue
      isWholeDue = true
    }
  }

  /// The terminal has another size, and shows nothing that is known.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    canvas = CellCanvas(
      columns: self.columns, rows: self.rows,
      cell: Self.cell(fit, columns: self.columns, rows: self.rows), theme: canvas.theme,
      imageSource: canvas.imageSource, characterColumns: canvas.columns)
    invalidate()
    placeViewport()
  }

  /// The terminal shows nothing that is known.
  package mutating func invalidate() {
    encoder.reset(like: canvas.buffer)
    isWholeDue = true
  }

  /// Appends what the terminal must be told so that it shows the scene.
  ///
  /// - Parameter focus: what is kept in sight; in the scene's coordinates.
  package mutating func show(_ scene: Scene, focus: Rect?, to bytes: inout [UInt8]) {
    let patches = scene.takePatches()
    if scene !== shown {
      // Another window: its patches tell nothing of what the terminal shows.
      shown = scene
      isWholeDue = true
    }
    if canvas.buffer.clusters.count > Self.mostClusters { resize(columns: columns, rows: rows) }
    scroll(toShow: focus)
    areas.removeAll(keepingCapacity: true)
    let sight = sight
    if isWholeDue {
      isWholeDue = false
      areas.append(canvas.draw(scene.root, in: sight))
    } else {
      damage.removeAll()
      damage.add(patches, grid: canvas.grid, bounds: sight)
      for area in damage.areas { areas.append(canvas.draw(scene.root, in: area)) }
    }
    markCutEdges()
    encoder.encode(canvas.buffer, areas: areas, cursor: cursor(focus), to: &bytes)
  }

  package var imageSource: CellCanvas.ImageSource? { canvas.imageSource }
  package var text: String { canvas.buffer.text }
  package var buffer: CellBuffer { canvas.buffer }

  private func cursor(_ focus: Rect?) -> ScreenEncoder.Cursor {
    if let caret = canvas.caret { return .shown(caret) }
    guard let focus else { return .hidden(nil) }
    let place = canvas.grid.cells(of: focus)
    let isInSight = sight.contains(column: place.left, row: place.top)
    return .hidden(isInSight ? CellPoint(column: place.left, row: place.top) : nil)
  }

  // MARK: The part in sight

  /// The rows of the session's screen.
  private var screenRows: Int { Int((size.height / cell.height - 1e-6).rounded(.up)) }

  /// The cells that the session's screen has in the terminal.
  private var sight: CellRect {
    canvas.grid.cells(of: Rect(origin: .zero, size: size)).intersection(canvas.buffer.bounds)
  }

  private mutating func placeViewport() {
    firstRow = max(0, min(firstRow, screenRows - rows))
    let spare = columns - Int((size.width / cell.width - 1e-6).rounded(.up))
    let x = spare > 0 ? -Double(spare / 2) * cell.width : 0
    canvas.grid.offset = Point(x: x, y: Double(firstRow) * cell.height)
  }

  /// Scrolls a screen that is taller than the terminal as little as shows the focus and a row
  /// beside it.
  private mutating func scroll(toShow focus: Rect?) {
    guard let focus, screenRows > rows else { return }
    let area = CellGrid(cell: cell).cells(of: focus)
    let old = firstRow
    firstRow = max(firstRow, min(area.bottom + 1, screenRows) - rows)
    firstRow = min(firstRow, max(0, area.top - 1))
    firstRow = max(0, min(firstRow, screenRows - rows))
    if firstRow == old { return }
    placeViewport()
    isWholeDue = true
  }

  /// Marks the edges beyond which the screen goes on.
  private mutating func markCutEdges() {
    let sight = sight
    guard screenRows > rows, !sight.isEmpty else { return }
    if firstRow > 0 {
      areas.append(canvas.stamp(Glyph("▴"), at: CellPoint(column: sight.right - 1, row: 0)))
    }
    if firstRow + rows < screenRows {
      areas.append(
        canvas.stamp(Glyph("▾"), at: CellPoint(column: sight.right - 1, row: rows - 1)))
    }
  }
}
