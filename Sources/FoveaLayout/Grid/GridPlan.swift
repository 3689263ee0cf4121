import FoveaGeometry

/// Where a grid puts its cells, for one proposal.
public struct GridPlan {
  /// How a grid arranges what it holds.
  public struct Rule {
    /// Where a cell lies in its place unless the cell, its row or its column says otherwise.
    public var alignment: GuidePair
    /// Points between columns and between rows; `nil` stands for the usual distance.
    public var horizontalSpacing: Double?
    /// Points between rows; `nil` stands for the usual distance, 8 points.
    public var verticalSpacing: Double?

    /// An alignment for all cells, and the distances in points between columns and between rows.
    public init(alignment: GuidePair, horizontalSpacing: Double?, verticalSpacing: Double?) {
      self.alignment = alignment
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
    }
  }

  /// A box with the columns that it covers.
  public struct Cell {
    /// The view's box: a child of a row, or of the grid where it is a line by itself.
    public let box: LayoutBox
    /// The first column that the cell covers, from 0.
    public var column: Int
    /// How many columns the cell covers, at least 1.
    public var span: Int
    /// What the box is offered: the lengths of its columns and of its row.
    public var proposal = Proposal.unspecified
    var unsized: Set<Axis>
  }

  /// A column, or a row, with its place.
  public struct Line {
    /// Points from the leading or top side of the grid.
    public var start: Double
    /// How wide the column is, or how tall the row, in points.
    public var length: Double
  }

  /// How large the grid is, the distances between its lines included.
  public private(set) var size = Size.zero
  /// The columns from leading to trailing; one even where no row has cells.
  public private(set) var columns: [Line] = []
  /// The rows from top to bottom, one for each child of the grid.
  public private(set) var lines: [Line] = []
  /// For each child of the grid its cells: one where it is no row.
  public private(set) var cells: [[Cell]] = []
  private var columnGuides: [Guide?] = []

  /// Works out a grid of children, each of which is a `GridRowBox` or takes a whole line.
  public init(_ children: [LayoutBox], by rule: Rule, for proposal: Proposal) {
    collect(children)
    let widths = Self.lengths(
      along: .horizontal, count: columns.count, gap: rule.horizontalSpacing ?? 8,
      in: proposal.width, members: cells.joined().map { ($0, $0.column..<($0.column + $0.span)) }
    ) { _ in Proposal(width: nil, height: nil) }
    put(widths, gap: rule.horizontalSpacing ?? 8, into: \.columns)
    for row in cells.indices {
      for index in cells[row].indices {
        cells[row][index].proposal.width = width(of: cells[row][index])
      }
    }
    let heights = Self.lengths(
      along: .vertical, count: lines.count, gap: rule.verticalSpacing ?? 8, in: proposal.height,
      members: cells.enumerated().flatMap { row, cells in cells.map { ($0, row..<(row + 1)) } }
    ) { $0.proposal }
    put(heights, gap: rule.verticalSpacing ?? 8, into: \.lines)
    for row in cells.indices {
      for index in cells[row].indices { cells[row][index].proposal.height = lines[row].length }
    }
    size = Size(
      width: columns.last.map { $0.start + $0.length } ?? 0,
      height: lines.last.map { $0.start + $0.length } ?? 0)
  }

  private mutating func collect(_ children: [LayoutBox]) {
    var count = 1
    for child in children {
      guard let row = child as? GridRowBox else {
        cells.append([Cell(box: child, column: 0, span: .max, unsized: Self.unsized(child))])
        continue
      }
      var column = 0
      cells.append(
        row.children.map { box in
          let span = max(1, box.layoutValue(ObjectIdentifier(GridTrait.Columns.self)) as? Int ?? 1)
          defer { column += span }
          return Cell(box: box, column: column, span: span, unsized: Self.unsized(box))
        })
      count = max(count, column)
    }
    columns = Array(repeating: Line(start: 0, length: 0), count: count)
    lines = Array(repeating: Line(start: 0, length: 0), count: children.count)
    columnGuides = Array(repeating: nil, count: count)
    for row in cells.indices {
      for index in cells[row].indices {
        cells[row][index].span = min(cells[row][index].span, count - cells[row][index].column)
        let key = ObjectIdentifier(GridTrait.ColumnAlignment.self)
        if let guide = cells[row][index].box.layoutValue(key) as? Guide {
          columnGuides[cells[row][index].column] = guide
        }
      }
    }
  }

  private static func unsized(_ box: LayoutBox) -> Set<Axis> {
    box.layoutValue(ObjectIdentifier(GridTrait.UnsizedAxes.self)) as? Set<Axis> ?? []
  }

  private mutating func put(
    _ lengths: [Double], gap: Double, into path: WritableKeyPath<GridPlan, [Line]>
  ) {
    var start = 0.0
    for (index, length) in lengths.enumerated() {
      self[keyPath: path][index] = Line(start: start, length: length)
      start += length + gap
    }
  }

  private func width(of cell: Cell) -> Double {
    let last = columns[cell.column + cell.span - 1]
    return last.start + last.length - columns[cell.column].start
  }

  // MARK: Lengths

  /// The lengths of columns or rows: as for children of a stack, the least flexible ones first.
  private static func lengths(
    along axis: Axis, count: Int, gap: Double, in total: Double?,
    members: [(cell: Cell, lines: Range<Int>)], base: (Cell) -> Proposal
  ) -> [Double] {
    func length(_ cell: Cell, _ offer: Double?) -> Double {
      var proposal = base(cell)
      proposal[axis] = offer
      return cell.box.size(for: proposal)[axis]
    }
    let sized = members.filter { !$0.cell.unsized.contains(axis) }
    let single = sized.filter { $0.lines.count == 1 }
    var result = Array(repeating: 0.0, count: count)
    func all(_ offer: Double?) -> [Double] {
      var lengths = Array(repeating: 0.0, count: count)
      for (cell, lines) in single {
        lengths[lines.lowerBound] = max(lengths[lines.lowerBound], length(cell, offer))
      }
      return lengths
    }
    if let total, total.isFinite {
      let (least, most) = (all(0), all(.infinity))
      var byLine: [[Cell]] = Array(repeating: [], count: count)
      for (cell, lines) in single { byLine[lines.lowerBound].append(cell) }
      let order = (0..<count).sorted {
        let (lhs, rhs) = (most[$0] - least[$0], most[$1] - least[$1])
        return lhs == rhs || lhs.isNaN || rhs.isNaN ? $0 < $1 : lhs < rhs
      }
      var room = max(0, total - gap * Double(max(0, count - 1)))
      for (index, line) in order.enumerated() {
        let share = max(0, room) / Double(count - index)
        result[line] = byLine[line].reduce(0) { max($0, length($1, share)) }
        room -= result[line]
      }
    } else {
      result = all(total)
    }
    // What takes several lines widens the last of them.
    for (cell, lines) in sized where lines.count > 1 {
      let have = lines.reduce(0) { $0 + result[$1] } + gap * Double(lines.count - 1)
      let limit = total.map { $0 - result.reduce(0, +) - gap * Double(max(0, count - 1)) + have }
      let wants = length(cell, limit)
      if wants > have, wants.isFinite { result[lines.upperBound - 1] += wants - have }
    }
    return result
  }

  // MARK: Places

  func origin(of cell: Cell, row: Int, rule: Rule, in box: GridRowBox) -> Point {
    place(
      cell, in: Size(width: width(of: cell), height: lines[row].length),
      horizontal: columnGuides[cell.column] ?? rule.alignment.horizontal,
      vertical: box.alignment ?? rule.alignment.vertical, baseline: row, of: box)
      + Point(x: columns[cell.column].start, y: 0)
  }

  func origin(ofWhole row: Int, in box: GridBox) -> Point {
    place(
      cells[row][0], in: Size(width: size.width, height: lines[row].length),
      horizontal: box.rule.alignment.horizontal, vertical: box.rule.alignment.vertical,
      baseline: nil, of: box) + Point(x: 0, y: lines[row].start)
  }

  private func place(
    _ cell: Cell, in area: Size, horizontal: Guide, vertical: Guide, baseline row: Int?,
    of box: LayoutBox
  ) -> Point {
    let inner = cell.box.size(for: cell.proposal)
    if let anchor = cell.box.layoutValue(ObjectIdentifier(GridTrait.Anchor.self)) as? Point {
      return Point(
        x: (area.width - inner.width) * anchor.x, y: (area.height - inner.height) * anchor.y)
    }
    var line = vertical.defaultValue(box, area)
    if let row, vertical.kind != .edge {
      // Baselines of a row meet where the lowest one is.
      line = cells[row].reduce(0) {
        max($0, $1.box.value(of: vertical, in: $1.box.size(for: $1.proposal)))
      }
    }
    return Point(
      x: horizontal.defaultValue(box, area) - cell.box.value(of: horizontal, in: inner),
      y: line - cell.box.value(of: vertical, in: inner))
  }
}
