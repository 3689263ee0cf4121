import FoveaScene

@testable import FoveaTerminal

/// A terminal that understands what the encoder writes, and traps on anything else.
struct TinyTerminal {
  struct Place: Equatable {
    var text = " "
    var pen = Pen()
    /// Whether it is the right half of a wide character.
    var isRight = false
  }

  let columns: Int
  let rows: Int
  private(set) var places: [Place]
  private(set) var cursor = CellPoint(column: 0, row: 0)
  private(set) var isCursorShown = true
  private var pen = Pen()
  private var region: Range<Int>
  /// The columns that it gives clusters of several scalars; `nil` is what everybody does.
  let clusterColumns: Int?
  let depth: ColorDepth

  init(columns: Int, rows: Int, depth: ColorDepth = .truecolor, clusterColumns: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.depth = depth
    self.clusterColumns = clusterColumns
    region = 0..<rows
    places = Array(repeating: Place(text: "?"), count: columns * rows)
  }

  mutating func take(_ bytes: [UInt8]) {
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 {
        text.append(byte)
        index += 1
        continue
      }
      write(String(decoding: text, as: UTF8.self))
      text = []
      index += 1
      switch byte {
      case 0x0D: cursor.column = 0
      case 0x0A: cursor.row += 1
      case 0x1B:
        precondition(bytes[index] == 0x5B, "Only control sequences follow ESC.")
        let end = bytes[(index + 1)...].firstIndex { (0x40...0x7E).contains($0) }!
        obey(ControlSequence(parameters: Array(bytes[(index + 1)..<end]), final: bytes[end]))
        index = end + 1
      default: preconditionFailure("No other control character is written.")
      }
    }
    write(String(decoding: text, as: UTF8.self))
    precondition(cursor.row < rows && cursor.column < columns, "The cursor stays on the screen.")
  }

  private mutating func write(_ text: String) {
    for character in text {
      var width = ColumnWidth.of(character)
      if character.unicodeScalars.count > 1, let clusterColumns { width = clusterColumns }
      for offset in 0..<width where cursor.column + offset < columns {
        let content = offset == 0 ? String(character) : offset == 1 ? "" : " "
        set(Place(text: content, pen: pen, isRight: offset == 1), column: cursor.column + offset)
      }
      cursor.column = min(columns - 1, cursor.column + width)
    }
  }

  private mutating func set(_ place: Place, column: Int) {
    let index = cursor.row * columns + column
    if places[index].isRight && !place.isRight { places[index - 1].text = " " }
    if column + 1 < columns && places[index + 1].isRight { makeSpace(index + 1) }
    places[index] = place
  }

  private mutating func makeSpace(_ index: Int) {
    places[index].text = " "
    places[index].isRight = false
  }

  private mutating func obey(_ sequence: ControlSequence) {
    let number = sequence[0] ?? 1
    switch sequence.final {
    case UInt8(ascii: "H"):
      cursor = CellPoint(column: (sequence[1] ?? 1) - 1, row: number - 1)
    case UInt8(ascii: "A"): cursor.row -= number
    case UInt8(ascii: "B"): cursor.row += number
    case UInt8(ascii: "C"): cursor.column += number
    case UInt8(ascii: "D"): cursor.column -= number
    case UInt8(ascii: "K"): erase(cursor.row * columns + cursor.column..<(cursor.row + 1) * columns)
    case UInt8(ascii: "J"): erase(0..<places.count)
    case UInt8(ascii: "r"):
      region = (sequence[0] ?? 1) - 1..<(sequence[1] ?? rows)
      cursor = CellPoint(column: 0, row: 0)
    case UInt8(ascii: "S"): scroll(number)
    case UInt8(ascii: "T"): scroll(-number)
    case UInt8(ascii: "m"): choose(sequence.fields.map { $0[0] ?? 0 })
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      if sequence.prefix == UInt8(ascii: "?") && sequence[0] == 25 {
        isCursorShown = sequence.final == UInt8(ascii: "h")
      }
    case UInt8(ascii: "u"), UInt8(ascii: "q"): break
    default: preconditionFailure("No other control sequence is written.")
    }
  }

  private mutating func erase(_ range: Range<Int>) {
    var blank = Place()
    blank.pen.background = pen.background
    if range.lowerBound < places.count && places[range.lowerBound].isRight {
      makeSpace(range.lowerBound - 1)
    }
    for index in range { places[index] = blank }
  }

  private mutating func scroll(_ count: Int) {
    let old = places
    for row in region {
      for column in 0..<columns {
        let from = row + count
        places[row * columns + column] =
          region.contains(from) ? old[from * columns + column] : Place(pen: Pen())
      }
    }
  }

  private mutating func choose(_ codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = Pen()
      case 1: pen.flags.insert(.bold)
      case 2: pen.flags.insert(.dim)
      case 3: pen.flags.insert(.italic)
      case 4: pen.flags.insert(.underline)
      case 7: pen.flags.insert(.reverse)
      case 9: pen.flags.insert(.strike)
      case 22: pen.flags.subtract([.bold, .dim])
      case 23: pen.flags.remove(.italic)
      case 24: pen.flags.remove(.underline)
      case 27: pen.flags.remove(.reverse)
      case 29: pen.flags.remove(.strike)
      case 30...37: pen.foreground = TerminalColor(index: code - 30)
      case 40...47: pen.background = TerminalColor(index: code - 40)
      case 90...97: pen.foreground = TerminalColor(index: code - 82)
      case 100...107: pen.background = TerminalColor(index: code - 92)
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      case 38: pen.foreground = color(&rest)
      case 48: pen.background = color(&rest)
      default: preconditionFailure("No other rendition is chosen.")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> TerminalColor {
    if rest.popFirst() == 5 { return TerminalColor(index: rest.popFirst()!) }
    let parts = (0..<3).map { _ in rest.popFirst()! }
    return TerminalColor(
      rawValue: CellColor(red: parts[0], green: parts[1], blue: parts[2]).rawValue)
  }

  /// The places that show something else than a buffer does.
  func differences(from buffer: CellBuffer, besidesClusters: Bool = false) -> [CellPoint] {
    buffer.bounds.allPlaces.filter { place in
      let index = place.row * columns + place.column
      let cell = buffer[place.column, place.row]
      let lead = cell.width == 0 ? buffer[place.column - 1, place.row] : cell
      if besidesClusters && lead.glyph.scalar == nil { return false }
      let expected = Place(
        text: cell.width == 0 ? "" : buffer.clusters.string(cell.glyph),
        pen: Pen(cell, depth: depth), isRight: cell.width == 0)
      return seen(expected) != seen(places[index])
    }
  }

  /// What one sees of a place: of a space no foreground.
  private func seen(_ place: Place) -> Place {
    var place = place
    if place.text == " " && place.pen.flags.isDisjoint(with: .visibleOnSpace) {
      place.pen = Pen().with(background: place.pen.background)
    }
    if place.isRight { place.pen = Pen() }
    return place
  }

  var text: String {
    (0..<rows).map { row in
      places[row * columns..<(row + 1) * columns].map(\.text).joined()
    }.joined(separator: "\n")
  }
}

extension Pen {
  fileprivate func with(background: TerminalColor) -> Pen {
    var pen = self
    pen.background = background
    return pen
  }
}

extension CellRect {
  var allPlaces: [CellPoint] {
    (top..<bottom).flatMap { row in (left..<right).map { CellPoint(column: $0, row: row) } }
  }
}
