/// The lengths of many lines of which only some have been measured; the others count as the mean.
///
/// Lines are summed up in blocks: a position is found by walking blocks, then one block.
public struct LineLengths {
  private static let blockSize = 256

  private struct Block {
    var known = 0
    var sum = 0.0
  }

  /// Negative where a line has not been measured.
  private var lengths: [Double] = []
  private var blocks: [Block] = []
  private var known = 0
  private var sum = 0.0
  /// Points between two lines.
  public var spacing: Double

  public init(count: Int = 0, spacing: Double) {
    self.spacing = spacing
    resize(to: count)
  }

  public var count: Int { lengths.count }

  /// The length of a line that nobody has measured, in points.
  public var mean: Double { known > 0 ? sum / Double(known) : 44 }

  public mutating func resize(to count: Int) {
    let before = lengths.count
    if count > before {
      lengths.append(contentsOf: repeatElement(-1, count: count - before))
    } else {
      for line in count..<before { forget(line) }
      lengths.removeLast(before - count)
    }
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    if blockCount > blocks.count {
      blocks.append(contentsOf: repeatElement(Block(), count: blockCount - blocks.count))
    } else {
      blocks.removeLast(blocks.count - blockCount)
    }
  }

  public func isKnown(_ line: Int) -> Bool { lengths[line] >= 0 }

  public func length(of line: Int) -> Double { lengths[line] < 0 ? mean : lengths[line] }

  public mutating func set(_ length: Double, of line: Int) {
    let before = lengths[line]
    guard before != length else { return }
    forget(line)
    lengths[line] = length
    blocks[line / Self.blockSize].known += 1
    blocks[line / Self.blockSize].sum += length
    known += 1
    sum += length
  }

  private mutating func forget(_ line: Int) {
    let before = lengths[line]
    guard before >= 0 else { return }
    lengths[line] = -1
    blocks[line / Self.blockSize].known -= 1
    blocks[line / Self.blockSize].sum -= before
    known -= 1
    sum -= before
  }

  /// The length of all lines and what lies between them.
  public var total: Double {
    guard count > 0 else { return 0 }
    return sum + Double(count - known) * mean + Double(count - 1) * spacing
  }

  /// Where a line begins.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* lines.
  public func offset(of line: Int) -> Double {
    let block = line / Self.blockSize
    var result = 0.0
    for index in 0..<block {
      result += blocks[index].sum + Double(Self.blockSize - blocks[index].known) * mean
    }
    for index in (block * Self.blockSize)..<line { result += length(of: index) }
    return result + Double(line) * spacing
  }

  /// The line at a position; the first or the last one beyond the ends.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* lines.
  public func line(at position: Double) -> Int {
    guard count > 0 else { return 0 }
    var start = 0.0
    var line = 0
    for block in blocks {
      let size = min(Self.blockSize, count - line)
      let length = block.sum + Double(size - block.known) * mean + Double(size) * spacing
      if start + length > position { break }
      start += length
      line += size
    }
    while line < count {
      let end = start + length(of: line) + spacing
      if end > position { return line }
      start = end
      line += 1
    }
    return count - 1
  }
}
