import FoveaGeometry

/// Makes the rows of a lazy box when they are wanted, and takes them back.
public protocol LazyRows: AnyObject {
  var rowCount: Int { get }
  /// The box of a row, made now if it is not there.
  func makeRow(_ index: Int) -> LayoutBox
  /// The row is far from what shows.
  func discardRow(_ index: Int)
  /// Rows that stay whatever shows: the one with focus and its neighbours.
  var pinnedRows: [Int] { get }
}

/// Lines of rows of which only those near the viewport exist (`LazyVStack`, `LazyVGrid` …).
///
/// A stack has one row a line, a grid as many as it has tracks. The lengths of lines that were never
/// made are guessed from the others; what shows stays where it is when a guess turns out wrong.
public final class LazyBox: LayoutBox, ViewportFollower {
  /// The axis along which line follows line.
  public let axis: Axis
  /// How a row lies in its line or cell, unless its track has an alignment of its own.
  public var alignment: GuidePair { didSet { invalidate() } }
  /// Points between two lines.
  public var spacing: Double {
    didSet {
      guard spacing != oldValue else { return }
      lengths.spacing = spacing
      invalidate()
    }
  }
  /// The tracks of a grid; `nil` for a stack.
  public var tracks: Tracks? { didSet { invalidate() } }
  /// Who makes the rows; a box without one is empty.
  public weak var rows: (any LazyRows)?

  private var lengths: LineLengths
  private var made: [Int: LayoutBox] = [:]
  private var lane: [Tracks.Track] = []
  private var room: Double?
  /// The lines that exist without a gap, round what shows.
  private var span: Range<Int> = 0..<0

  /// A box in which no row exists yet: the first ones are made while it is measured and placed.
  public init(
    axis: Axis, alignment: GuidePair, spacing: Double, tracks: Tracks?, in context: LayoutContext
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.tracks = tracks
    lengths = LineLengths(spacing: spacing)
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override var mayHideChildren: Bool { true }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: axis) } }

  /// Rows that exist.
  public var madeRows: [Int] { made.keys.sorted() }

  /// The box of a row that exists.
  public func madeBox(at row: Int) -> LayoutBox? { made[row] }

  /// Rows came, went or changed places; `boxes` are those that exist, by their new index.
  public func reload(_ boxes: [Int: LayoutBox]) {
    let isSame = boxes.count == made.count && boxes.allSatisfy { made[$0.key] === $0.value }
    made = boxes
    replaceChildren(orderedBoxes)
    if !isSame || lineCount != lengths.count { invalidate() }
  }

  private var orderedBoxes: [LayoutBox] { made.keys.sorted().map { made[$0]! } }

  // MARK: Measuring

  private var perLine: Int { max(1, lane.count) }
  private var rowCount: Int { rows?.rowCount ?? 0 }
  private var lineCount: Int { (rowCount + perLine - 1) / perLine }

  /// Divides the room across, and makes room for what is known of the lines.
  private func prepare(for across: Double?) {
    if across != room || lane.isEmpty || tracks != nil {
      room = across
      if let tracks {
        let before = lane.count
        lane = tracks.resolved(in: across ?? 0)
        if lane.count != before { lengths = LineLengths(spacing: spacing) }
      } else {
        lane = [Tracks.Track(start: 0, length: across ?? 0, alignment: nil)]
      }
    }
    if lengths.count != lineCount { lengths.resize(to: lineCount) }
  }

  private func offer(_ row: Int) -> Proposal {
    var offer = Proposal.unspecified
    offer[axis.cross] = tracks == nil ? room : lane[row % perLine].length
    return offer
  }

  private func rows(of line: Int) -> Range<Int> {
    line * perLine..<min(rowCount, (line + 1) * perLine)
  }

  /// Makes a line and learns how long it is.
  private func realise(_ line: Int) {
    for row in rows(of: line) where made[row] == nil { made[row] = rows?.makeRow(row) }
    learn(line)
  }

  private func learn(_ line: Int) {
    var length = 0.0
    for row in rows(of: line) {
      guard let box = made[row] else { return }
      length = max(length, box.size(for: offer(row))[axis])
    }
    lengths.set(length, of: line)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let given = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil }
    prepare(for: given)
    guard lineCount > 0 else {
      var size = Size.zero
      if let given { size[axis.cross] = given }
      return size
    }
    if made.isEmpty {
      realise(0)
      replaceChildren(orderedBoxes)
    } else {
      for line in Set(made.keys.map { $0 / perLine }) where line < lineCount { learn(line) }
    }
    var size = Size.zero
    size[axis] = lengths.total
    size[axis.cross] = given ?? widest
    return size
  }

  private var widest: Double {
    if tracks != nil { return lane.last.map { $0.start + $0.length } ?? 0 }
    return made.reduce(0) { max($0, $1.value.size(for: offer($1.key))[axis.cross]) }
  }

  // MARK: What shows

  /// The scroll box around that scrolls along the axis, and what of this box shows in it.
  private var viewport: (scroll: ScrollBox?, low: Double, high: Double) {
    var origin = 0.0
    var box: LayoutBox = self
    while let parent = box.parent {
      origin += box.origin[axis]
      box = parent
      if let scroll = box as? ScrollBox, scroll.scrolls(along: axis) { break }
    }
    let length = box.size[axis]
    let low = -origin
    if isRightToLeft && axis == .horizontal {
      return (box as? ScrollBox, size.width - low - length, size.width - low)
    }
    return (box as? ScrollBox, low, low + length)
  }

  /// The viewport moved, or focus did: asks for a layout if rows are missing.
  ///
  /// Nothing is made here; the lines are found as `LineLengths` finds them.
  public func viewportChanged() {
    guard lengths.count > 0 else { return }
    let (_, low, high) = viewport
    let visible = lines(from: low, to: high)
    let isShort =
      !visible.isEmpty
      && (visible.lowerBound < span.lowerBound || visible.upperBound > span.upperBound)
    if isShort || (rows?.pinnedRows ?? []).contains(where: { made[$0] == nil }) { invalidate() }
  }

  private func lines(from low: Double, to high: Double) -> Range<Int> {
    guard lengths.count > 0, high > 0, low < lengths.total, high > low else { return 0..<0 }
    return lengths.line(at: max(0, low))..<(lengths.line(at: high) + 1)
  }

  /// Whether a heading leads to later lines or to earlier ones; `nil` across.
  public func isForward(_ heading: Heading) -> Bool? {
    switch (axis, heading) {
    case (.vertical, .down): true
    case (.vertical, .up): false
    case (.horizontal, .right): !isRightToLeft
    case (.horizontal, .left): isRightToLeft
    default: nil
    }
  }

  /// Where a row lies along the axis, made or not, in points from the start of the box.
  public func extent(of row: Int) -> (start: Double, length: Double) {
    prepare(for: room)
    let line = row / perLine
    guard line < lengths.count else { return (0, 0) }
    return (lengths.offset(of: line), lengths.length(of: line))
  }

  // MARK: Placing

  public override func arrange() {
    prepare(for: size[axis.cross])
    guard lineCount > 0 else {
      discard { _ in true }
      return
    }
    let (scroll, low, high) = viewport
    scroll?.follow(self)
    let first = lengths.line(at: max(0, low))
    let before = lengths.offset(of: first)
    makeRows(low: low, high: high)
    // Guesses above what shows may have changed: it stays where it is.
    let drift = lengths.offset(of: first) - before
    if drift != 0, low > 0 { scroll?.shift(by: drift, along: axis) }
    putRows()
    if lengths.total != size[axis] { invalidate() }
  }

  /// Makes the lines that show and half a screen on either side, and gives back those further away.
  private func makeRows(low: Double, high: Double) {
    let margin = max(0, high - low) / 2
    let isVisible = high > low && high > 0 && low < lengths.total
    var line = lengths.line(at: max(0, low - margin))
    let start = line
    if isVisible {
      while line < lineCount {
        realise(line)
        line += 1
        if lengths.offset(of: line - 1) + lengths.length(of: line - 1) >= high + margin { break }
      }
    }
    span = start..<line
    let pinned = Set((rows?.pinnedRows ?? []).filter { $0 < rowCount }.map { $0 / perLine })
    for line in pinned where !span.contains(line) { realise(line) }
    let slack = max(1, span.count / 2)
    let kept = max(0, span.lowerBound - slack)..<(span.upperBound + slack)
    discard { row in
      let line = row / perLine
      return row >= rowCount || !(kept.contains(line) || pinned.contains(line))
    }
    replaceChildren(orderedBoxes)
  }

  private func discard(where isFar: (Int) -> Bool) {
    for row in made.keys where isFar(row) {
      made[row] = nil
      rows?.discardRow(row)
    }
    if made.isEmpty { replaceChildren([]) }
  }

  private func putRows() {
    var known: (line: Int, offset: Double)?
    for row in made.keys.sorted() {
      guard let box = made[row] else { continue }
      let line = row / perLine
      let offset: Double
      if let known, known.line == line {
        offset = known.offset
      } else if let known, known.line == line - 1 {
        offset = known.offset + lengths.length(of: known.line) + spacing
      } else {
        offset = lengths.offset(of: line)
      }
      known = (line, offset)
      put(box, row: row, line: line, offset: offset)
    }
  }

  /// How far the tracks stand from the leading edge where they leave room across, as the alignment
  /// has it: usually in the middle.
  private var lead: Double {
    guard tracks != nil else { return 0 }
    var room = Size.zero
    room[axis.cross] = max(0, size[axis.cross] - widest)
    let guide = axis == .vertical ? alignment.horizontal : alignment.vertical
    return guide.defaultValue(self, room)
  }

  private func put(_ box: LayoutBox, row: Int, line: Int, offset: Double) {
    let track = lane[row % perLine]
    let pair = track.alignment ?? alignment
    let inner = box.size(for: offer(row))
    var cell = Size.zero
    cell[axis] = lengths.length(of: line)
    cell[axis.cross] = tracks == nil ? size[axis.cross] : track.length
    var origin = Point(
      x: pair.horizontal.defaultValue(self, cell) - box.value(of: pair.horizontal, in: inner),
      y: pair.vertical.defaultValue(self, cell) - box.value(of: pair.vertical, in: inner))
    if tracks == nil { origin[axis] = 0 }
    origin[axis] += offset
    origin[axis.cross] += track.start + lead
    place(box, at: origin, proposal: offer(row))
  }
}
