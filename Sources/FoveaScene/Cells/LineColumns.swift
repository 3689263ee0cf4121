import FoveaGeometry

/// How the points of a line of text become columns: evenly, whatever the type size.
struct LineColumns {
  let start: Int
  let end: Int
  private let origin: Double
  private let advance: Double

  init(_ line: TextLayout.Line, start: Int, count: (String) -> Int, cell: Double) {
    let columns = line.runs.reduce(0) { $0 + count($1.text) }
    self.start = start
    end = start + columns
    origin = line.frame.minX
    advance = columns > 0 && line.frame.width > 0 ? line.frame.width / Double(columns) : cell
  }

  func column(at x: Double) -> Int {
    let columns = ((x - origin) / advance + 0.5 + 1e-6).rounded(.down)
    return start + (columns.isNaN ? 0 : Int(max(-1e6, min(1e6, columns))))
  }

  func range(of rect: Rect) -> Range<Int> {
    let first = column(at: rect.minX)
    return first..<max(first, column(at: rect.maxX))
  }
}

extension TextLayout.Line {
  /// Whether the middle of a rectangle lies on this line.
  func holds(_ rect: Rect) -> Bool {
    rect.midY >= frame.minY && rect.midY < frame.maxY
  }
}

extension [TextLayout.Line] {
  /// The first line that ends below a height; lines follow each other downward.
  func firstLine(below y: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].frame.maxY >= y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
