extension CellBuffer {
  /// The screen as text: one line a row, without spaces at the ends and empty rows below.
  package var text: String {
    picture { clusters.string($0.glyph) }
  }

  /// A second drawing of the same screen: one letter a cell for how it looks.
  ///
  ///     buffer.styles { $0.attributes.contains(.bold) ? "b" : " " }
  package func styles(_ letter: (Cell) -> Character) -> String {
    var lines: [String] = []
    for row in 0..<rows {
      lines.append(trimmed((0..<columns).map { String(letter(self[$0, row])) }.joined()))
    }
    return joined(lines)
  }

  /// The looks of the screen: `.` is a cell that looks like a blank one, every other look has a
  /// letter, in order of appearance, explained below the drawing.
  package var styleDrawing: String {
    var letters: [Cell: Character] = [:]
    var legend: [String] = []
    let drawing = styles { cell in
      guard let look = cell.look else { return "." }
      if let known = letters[look] { return known }
      let code = letters.count < 26 ? 97 + letters.count : min(65 + letters.count - 26, 90)
      let letter = Character(Unicode.Scalar(UInt8(code)))
      letters[look] = letter
      legend.append("\(letter) \(look.lookDescription)")
      return letter
    }
    return ([drawing] + legend).joined(separator: "\n")
  }

  private func picture(_ content: (Cell) -> String) -> String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      var end = columns
      while end > 0 && self[end - 1, row].glyph == .space { end -= 1 }
      for column in 0..<end where self[column, row].width > 0 {
        line += content(self[column, row])
      }
      lines.append(trimmed(line))
    }
    return joined(lines)
  }

  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private func joined(_ lines: [String]) -> String {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension Cell {
  /// The cell without its glyph; `nil` where one sees nothing but the terminal's background.
  fileprivate var look: Cell? {
    var look = self
    look.glyph = .space
    look.width = 1
    let lines: CellAttributes = [.underline, .rule, .strike, .reverse, .highlight]
    if glyph == .space || isLoneHalf, attributes.isDisjoint(with: lines) {
      look.foreground = .standard
      look.attributes = []
    }
    return look == .blank ? nil : look
  }

  fileprivate var lookDescription: String {
    let names: [(CellAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strike, "strike"), (.reverse, "reverse"), (.highlight, "highlight"), (.rule, "rule"),
      (.pixels, "pixels"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .standard { words.append(foreground.description) }
    if background != .standard { words.append("on \(background.description)") }
    return words.joined(separator: " ")
  }
}

extension CellColor: CustomStringConvertible {
  /// `#RRGGBB`, or "standard".
  package var description: String {
    if self == .standard { return "standard" }
    let digits = String(rawValue & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
