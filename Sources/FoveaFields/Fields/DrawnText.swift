import FoveaGeometry
import FoveaScene
import FoveaTextEditing

/// A text as it was laid out, and where its carets stand.
///
/// Of a long single line only a stretch around the caret is laid out; offsets are counted in the
/// whole text all the same.
struct DrawnText: TextLines {
  let layout: TextLayout
  let font: FontDescription
  let measurer: any TextMeasurer
  /// How many Characters of the whole text lie before the laid-out stretch.
  var base = 0

  private func index(of line: Range<Int>) -> Int {
    index(containing: line.lowerBound, affinity: .downstream)
  }

  private func index(containing offset: Int, affinity: TextAffinity) -> Int {
    let local = offset - base
    var (low, high) = (0, layout.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if layout.lines[middle].characters.lowerBound > local {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let found = max(0, low - 1)
    if affinity == .upstream, found > 0, layout.lines[found - 1].characters.upperBound == local {
      return found - 1
    }
    return found
  }

  private func range(at index: Int) -> Range<Int> {
    let local = layout.lines[index].characters
    return local.lowerBound + base..<local.upperBound + base
  }

  func line(containing offset: Int, affinity: TextAffinity) -> Range<Int> {
    range(at: index(containing: offset, affinity: affinity))
  }

  func x(of offset: Int, in line: Range<Int>) -> Double { x(of: offset, at: index(of: line)) }

  private func x(of offset: Int, at index: Int) -> Double {
    let line = layout.lines[index]
    let count = max(0, min(offset - base - line.characters.lowerBound, line.characters.count))
    return line.frame.minX + measurer.width(of: String(line.string.prefix(count)), font: font)
  }

  func offset(closestTo x: Double, in line: Range<Int>) -> Int {
    offset(closestTo: x, at: index(of: line))
  }

  /// Carets stand from left to right, so halving finds the nearest.
  private func offset(closestTo x: Double, at index: Int) -> Int {
    let line = range(at: index)
    var (low, high) = (line.lowerBound, line.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let boundary = (self.x(of: middle, at: index) + self.x(of: middle + 1, at: index)) / 2
      if boundary <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The insertion point at an offset, in the layout's coordinates.
  func caret(at offset: Int, affinity: TextAffinity = .downstream) -> Rect {
    let index = index(containing: offset, affinity: affinity)
    let frame = layout.lines[index].frame
    return Rect(x: x(of: offset, at: index), y: frame.minY, width: 2, height: frame.height)
  }

  /// The place nearest to a point in the layout's coordinates.
  func place(at point: Point) -> (offset: Int, affinity: TextAffinity) {
    let index = layout.lines.firstIndex { point.y < $0.frame.maxY } ?? layout.lines.count - 1
    let offset = offset(closestTo: point.x, at: index)
    let isHere = self.index(containing: offset, affinity: .downstream) == index
    return (offset, isHere ? .downstream : .upstream)
  }

  /// The rectangles that a stretch covers, one for each line.
  func rectangles(of range: Range<Int>) -> [Rect] {
    guard !range.isEmpty else { return [] }
    return layout.lines.indices.compactMap { index in
      let line = self.range(at: index)
      let lower = max(range.lowerBound, line.lowerBound)
      let upper = min(range.upperBound, line.upperBound)
      let frame = layout.lines[index].frame
      let breaks = range.upperBound > line.upperBound && range.lowerBound <= line.upperBound
      guard lower < upper || (breaks && lower <= upper) else { return nil }
      let left = x(of: lower, at: index)
      // A selected line break shows as a column behind the line.
      let isLast = index == layout.lines.count - 1
      let beyond = breaks && !isLast ? measurer.width(of: " ", font: font) : 0
      let right = x(of: upper, at: index) + beyond
      return right > left
        ? Rect(x: left, y: frame.minY, width: right - left, height: frame.height) : nil
    }
  }
}
