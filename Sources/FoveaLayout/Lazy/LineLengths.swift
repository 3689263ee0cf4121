/// The lengths of many lines of which only some have been measured; the others count as the mean.
///
/// Lines are summed up in blocks, and a block in which nothing has been measured holds nothing: a
/// position is found by walking blocks, then one block.
public struct LineLengths {
  private static let blockSize = 256

  private struct Block {
    var known = 0
    var sum = 0.0
    /// Negative where a line has not been measured; empty where none has.
    var lengths: [Double] = []
  }

  private var blocks: [Block] = []
  private var known = 0
  private var sum = 0.0
  /// How many lines there are, measured or not.
  public private(set) var count = 0
  /// Points between two lines.
  public var spacing: Double

  /// So many lines of which none has been measured, with `spacing` points between them.
  public init(count: Int = 0, spacing: Double) {
    self.spacing = spacing
    resize(to: count)
  }

  /// The length of a line that nobody has measured, in points.
  public var mean: Double { known > 0 ? Self.rounded(sum / Double(known)) : 44 }

  // Lines that are equally long must not make the whole longer by the error of a sum: their container
  // would be laid out anew.
  private static func rounded(_ length: Double) -> Double { (length * 64).rounded() / 64 }

  /// - Complexity: O(*n* / 256), for *n* lines that come or go.
  public mutating func resize(to count: Int) {
    if count < self.count {
      let block = count / Self.blockSize
      for line in count..<min(self.count, (block + 1) * Self.blockSize) { forget(line) }
      for gone in blocks.dropFirst(block + 1) {
        known -= gone.known
        sum -= gone.sum
      }
    }
    self.count = count
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    if blockCount > blocks.count {
      blocks.append(contentsOf: repeatElement(Block(), count: blockCount - blocks.count))
    } else {
      blocks.removeLast(blocks.count - blockCount)
    }
  }

  private func measured(_ line: Int) -> Double? {
    let block = blocks[line / Self.blockSize]
    if block.known == 0 { return nil }
    let length = block.lengths[line % Self.blockSize]
    return length < 0 ? nil : length
  }

  /// The measured length of a line in points, or the mean where it has not been measured.
  public func length(of line: Int) -> Double { measured(line) ?? mean }

  /// Remembers how long a line is, in points; the mean changes with it.
  ///
  /// - Complexity: O(1), but for a block's first measured line.
  public mutating func set(_ length: Double, of line: Int) {
    guard measured(line) != length else { return }
    forget(line)
    let block = line / Self.blockSize
    if blocks[block].lengths.isEmpty {
      blocks[block].lengths = Array(repeating: -1, count: Self.blockSize)
    }
    blocks[block].lengths[line % Self.blockSize] = length
    blocks[block].known += 1
    blocks[block].sum += length
    known += 1
    sum += length
  }

  private mutating func forget(_ line: Int) {
    guard let before = measured(line) else { return }
    let block = line / Self.blockSize
    blocks[block].lengths[line % Self.blockSize] = -1
    blocks[block].known -= 1
    blocks[block].sum -= before
    known -= 1
    sum -= before
  }

  /// The length of all lines and what lies between them.
  public var total: Double {
    guard count > 0 else { return 0 }
    return Self.rounded(sum + Double(count - known) * mean) + Double(count - 1) * spacing
  }

  /// Where a line begins.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* lines.
  public func offset(of line: Int) -> Double {
    let block = line / Self.blockSize
    let mean = mean
    var result = 0.0
    for before in blocks[..<block] {
      result += before.sum + Double(Self.blockSize - before.known) * mean
    }
    if line > block * Self.blockSize { result += length(of: block, before: line, mean) }
    return result + Double(line) * spacing
  }

  /// How long the lines of a block are before one of them.
  private func length(of block: Int, before line: Int, _ mean: Double) -> Double {
    let inside = line - block * Self.blockSize
    if blocks[block].known == 0 { return Double(inside) * mean }
    return blocks[block].lengths[..<inside].reduce(0) { $0 + ($1 < 0 ? mean : $1) }
  }

  /// The line at a position; the first or the last one beyond the ends.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* lines.
  public func line(at position: Double) -> Int {
    guard count > 0 else { return 0 }
    let mean = mean
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
