import FoveaScene

/// Tells a terminal what has changed on its screen, in few bytes.
///
/// It knows what the terminal shows, where its cursor stands and which pen it holds, and writes only
/// cells that differ, moving the cursor only across gaps.
struct ScreenEncoder {
  /// Where the cursor stands after a frame: hidden, it still tells screen readers where focus is.
  enum Cursor: Hashable {
    case shown(CellPoint)
    case hidden(CellPoint?)
  }

  let depth: ColorDepth
  /// Whether the terminal shows a frame only when it is complete (mode 2026).
  var isSynchronized = false
  /// What the terminal shows.
  private(set) var front: CellBuffer
  private var pen: Pen?
  /// How the cell looked that was written last, and the pen for it.
  private var look: (cell: Cell, pen: Pen) = (.blank, Pen())
  private var place: CellPoint?
  private var isCursorShown: Bool?
  /// The bytes of the frame that is being encoded.
  private var output: [UInt8] = []
  /// Cells that must be written though the terminal seems to show them.
  private var forced = 0
  private var isFresh = true

  init(depth: ColorDepth, like buffer: CellBuffer) {
    self.depth = depth
    front = CellBuffer(columns: buffer.columns, rows: buffer.rows, clusters: buffer.clusters)
  }

  /// Begins with a terminal of which nothing is known, and with a buffer of this size.
  mutating func reset(like buffer: CellBuffer) {
    self = ScreenEncoder(depth: depth, like: buffer, isSynchronized: isSynchronized)
  }

  private init(depth: ColorDepth, like buffer: CellBuffer, isSynchronized: Bool) {
    self.init(depth: depth, like: buffer)
    self.isSynchronized = isSynchronized
  }

  /// Appends what makes the terminal show `back`, which differs from before in `areas` at most.
  mutating func encode(
    _ back: CellBuffer, areas: [CellRect], cursor: Cursor, to bytes: inout [UInt8]
  ) {
    output = []
    swap(&output, &bytes)
    defer { swap(&output, &bytes) }
    let start = output.count
    if isSynchronized { output.append(contentsOf: Self.begin) }
    let body = output.count
    var areas = areas
    if isFresh {
      begin()
      areas = [back.bounds]
    } else if let region = scroll(back, areas: areas) {
      areas.append(region)
    }
    for area in areas where !area.isEmpty {
      for row in area.top..<area.bottom { encode(back, row: row, from: area.left, to: area.right) }
    }
    set(cursor)
    if output.count == body {
      output.removeLast(body - start)
    } else if isSynchronized {
      output.append(contentsOf: Self.end)
    }
  }

  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)
  private static let show = Array("\u{1B}[?25h".utf8)
  private static let hide = Array("\u{1B}[?25l".utf8)

  /// Makes the screen blank, whatever it was.
  private mutating func begin() {
    isFresh = false
    setPen(Pen())
    output.append(csi: 2, UInt8(ascii: "J"))
    set(.hidden(nil))
  }

  // MARK: Rows

  private mutating func encode(_ back: CellBuffer, row: Int, from left: Int, to right: Int) {
    let start = row * back.columns
    let cells = back.cells
    var right = right
    var column = left
    // What is drawn after an area may put a wide character on its edge.
    if column > 0 && cells[start + column].width == 0 { column -= 1 }
    if right < back.columns && cells[start + right].width == 0 { right += 1 }
    var tail: Int?
    forced = 0
    while column < right {
      let cell = cells[start + column]
      if cell == front.cells[start + column] && forced == 0 {
        column += 1
        continue
      }
      if cell.width == 0 {
        // The left half has been written.
        front.set(cell, at: start + column)
        column += 1
        continue
      }
      if forced > 0 { forced -= 1 }
      let blank = tail ?? back.blankTail(row: row)
      tail = blank
      if column >= blank && isEraseWorthwhile(start + column, start + back.columns) {
        eraseTail(back, row: row, from: column)
        return
      }
      write(cell, column: column, row: row, clusters: back.clusters)
      front.set(cell, at: start + column)
      if forced > 0 { right = max(right, min(back.columns, column + Int(cell.width) + forced)) }
      column += 1
    }
  }

  /// Whether more cells differ from blank ones than an erasing sequence has bytes.
  private func isEraseWorthwhile(_ first: Int, _ end: Int) -> Bool {
    if end - first < 4 { return false }
    var different = 0
    for index in first..<end where front.cells[index] != .blank {
      different += 1
      if different > 3 { return true }
    }
    return false
  }

  private mutating func eraseTail(_ back: CellBuffer, row: Int, from column: Int) {
    move(to: CellPoint(column: column, row: row))
    var plain = pen ?? Pen()
    plain.background = .standard
    setPen(plain.flags.isDisjoint(with: .visibleOnSpace) ? plain : Pen())
    output.append(csi: 1, UInt8(ascii: "K"))
    front.copy(column..<back.columns, row: row, from: back)
  }

  private mutating func write(_ cell: Cell, column: Int, row: Int, clusters: ClusterTable) {
    move(to: CellPoint(column: column, row: row))
    let own = ownPen(of: cell)
    setPen(cell.glyph == .space && pen != nil ? own.forSpace(after: pen!) : own)
    let isCluster = cell.glyph.scalar == nil
    if isCluster && cell.width == 2 {
      // A terminal that makes less of the cluster must not show what was there.
      output.append(contentsOf: [0x20, 0x20])
      place = nil
      move(to: CellPoint(column: column, row: row))
    }
    if cell.glyph.rawValue < 0x80 {
      output.append(max(0x20, UInt8(truncatingIfNeeded: cell.glyph.rawValue)))
    } else {
      clusters.append(cell.glyph, to: &output)
    }
    let next = column + Int(cell.width)
    let isCertain = cell.glyph.hasCertainWidth
    place = isCertain && next < front.columns ? CellPoint(column: next, row: row) : nil
    // A terminal that makes more of the cluster has written over its neighbours.
    if isCluster {
      forced = max(forced, 2 * clusters.scalarCount(of: cell.glyph) - Int(cell.width))
    }
  }

  // MARK: Pen and cursor

  /// The pen for a cell; most cells look like the one before them.
  private mutating func ownPen(of cell: Cell) -> Pen {
    if cell.foreground == look.cell.foreground && cell.background == look.cell.background
      && cell.attributes.rawValue == look.cell.attributes.rawValue
    {
      return look.pen
    }
    look = (cell, Pen(cell, depth: depth))
    return look.pen
  }

  private mutating func setPen(_ next: Pen) {
    if next == pen { return }
    next.append(from: pen, to: &output)
    pen = next
  }

  private mutating func set(_ cursor: Cursor) {
    switch cursor {
    case .shown(let point):
      move(to: point)
      if isCursorShown != true { output.append(contentsOf: Self.show) }
      isCursorShown = true
    case .hidden(let point):
      if isCursorShown != false { output.append(contentsOf: Self.hide) }
      isCursorShown = false
      if let point { move(to: point) }
    }
  }

  /// Moves the cursor the shortest way.
  private mutating func move(to point: CellPoint) {
    guard let from = place else { return jump(to: point) }
    if from == point { return }
    place = point
    if from.row == point.row && point.column > from.column {
      if rewrite(from: from.column, to: point.column, row: point.row) { return }
      output.append(csi: point.column - from.column, UInt8(ascii: "C"))
    } else if point.column == 0 && point.row - from.row == 1 {
      output.append(contentsOf: [0x0D, 0x0A])
    } else if from.row == point.row {
      if point.column == 0 {
        output.append(0x0D)
      } else {
        output.append(csi: from.column - point.column, UInt8(ascii: "D"))
      }
    } else if from.column == point.column {
      let rows = point.row - from.row
      output.append(csi: abs(rows), rows > 0 ? UInt8(ascii: "B") : UInt8(ascii: "A"))
    } else {
      jump(to: point)
    }
  }

  private mutating func jump(to point: CellPoint) {
    place = point
    output.append(contentsOf: [0x1B, 0x5B])
    if point.row > 0 || point.column > 0 { output.append(decimal: point.row + 1) }
    if point.column > 0 {
      output.append(0x3B)
      output.append(decimal: point.column + 1)
    }
    output.append(UInt8(ascii: "H"))
  }

  /// Crosses a narrow gap by writing what stands there, where that is shorter and needs no other
  /// pen.
  private mutating func rewrite(from left: Int, to right: Int, row: Int) -> Bool {
    guard right - left <= 3, let pen else { return false }
    let start = row * front.columns
    for index in (start + left)..<(start + right) {
      let cell = front.cells[index]
      guard cell.width == 1, cell.glyph.rawValue >= 0x20, cell.glyph.rawValue < 0x7F
      else { return false }
      let own = ownPen(of: cell)
      guard own == pen || cell.glyph == .space && own.forSpace(after: pen) == pen
      else { return false }
    }
    for index in (start + left)..<(start + right) {
      output.append(UInt8(truncatingIfNeeded: front.cells[index].glyph.rawValue))
    }
    return true
  }

  // MARK: Scrolling

  /// Scrolls the rows that moved together, where that saves writing them again.
  ///
  /// - Returns: the region that was scrolled, whose rows must be compared again.
  private mutating func scroll(_ back: CellBuffer, areas: [CellRect]) -> CellRect? {
    guard let area = areas.max(by: { $0.height < $1.height }), area.height > 4,
      area.width * 2 > back.columns,
      let shift = RowShift(from: front, to: back, rows: area.top..<area.bottom)
    else { return nil }
    setPen(Pen())
    output.append(contentsOf: [0x1B, 0x5B])
    output.append(decimal: area.top + 1)
    output.append(0x3B)
    output.append(decimal: area.bottom)
    output.append(UInt8(ascii: "r"))
    output.append(
      csi: abs(shift.count), shift.count > 0 ? UInt8(ascii: "S") : UInt8(ascii: "T"))
    output.append(contentsOf: [0x1B, 0x5B, UInt8(ascii: "r")])
    place = CellPoint(column: 0, row: 0)
    front.scroll(rows: area.top..<area.bottom, by: shift.count)
    return CellRect(left: 0, top: area.top, right: back.columns, bottom: area.bottom)
  }
}

extension CellBuffer {
  /// The column from which on a row is blank.
  fileprivate func blankTail(row: Int) -> Int {
    let start = row * columns
    var column = columns
    while column > 0 && cells[start + column - 1] == .blank { column -= 1 }
    return column
  }
}

extension Glyph {
  /// Whether all terminals give it the same columns: no clusters, emoji or dingbats.
  fileprivate var hasCertainWidth: Bool {
    rawValue < 0x2600 || (0x2800..<0x2900).contains(rawValue)
      || (0x2E80..<0xFE00).contains(rawValue)
  }
}
