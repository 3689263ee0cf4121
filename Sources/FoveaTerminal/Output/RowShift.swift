import FoveaScene

/// By how many rows the content of a region has moved, if moving it saves much.
struct RowShift {
  /// Positive when the content moved upward.
  let count: Int

  /// So many rows must be saved.
  private static let least = 3

  init?(from old: CellBuffer, to new: CellBuffer, rows: Range<Int>) {
    let unmoved = rows.count { new.row($0, equals: old) }
    if rows.count - unmoved < Self.least { return nil }
    let before = rows.map { old.rowHash($0) }
    let after = rows.map { new.rowHash($0) }
    let blank = CellBuffer(columns: new.columns, rows: 1).rowHash(0)
    var best = (saved: unmoved + Self.least - 1, count: 0)
    for count in 1..<rows.count {
      for shift in [count, -count] {
        var saved = 0
        for row in max(0, -shift)..<min(rows.count, rows.count - shift)
        where after[row] == before[row + shift] && after[row] != blank {
          saved += 1
        }
        if saved > best.saved { best = (saved, shift) }
      }
    }
    if best.count == 0 { return nil }
    count = best.count
  }
}

extension CellBuffer {
  fileprivate func row(_ row: Int, equals other: CellBuffer) -> Bool {
    for index in (row * columns)..<((row + 1) * columns) where cells[index] != other.cells[index] {
      return false
    }
    return true
  }

  /// A number that rows of equal cells share.
  fileprivate func rowHash(_ row: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in (row * columns)..<((row + 1) * columns) {
      let cell = cells[index]
      let look = UInt64(cell.attributes.rawValue) << 8 | UInt64(cell.width)
      hash = (hash ^ UInt64(cell.glyph.rawValue) ^ look << 32) &* 0x100_0000_01B3
      hash =
        (hash ^ UInt64(cell.foreground.rawValue) ^ UInt64(cell.background.rawValue) << 32)
        &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}
