import FoveaFocus
import FoveaGeometry

/// A screen that a drawing describes, and someone who presses keys in front of it.
///
///     [name·····]  ┌──────────┐     A bracket is a target, a frame a section. A character is 10
///     [save]       │ [photos] │     points wide, a line 20 high, so lines touch.
///                  └──────────┘
struct Screen {
  var map: FocusMap
  var memory = FocusMemory()
  var options = MoveOptions()
  var hooks: MoveHooks?
  private(set) var focus: String?
  private(set) var ids: [String: FocusMap.ID] = [:]
  private(set) var sections: [FocusMap.ID] = []
  private var names: [FocusMap.ID: String] = [:]

  init(drawing: String, sections kind: FocusMap.SectionOptions = .init()) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    map = FocusMap()
    for frame in Self.frames(in: lines) {
      let parent = holder(of: frame)
      let id = map.insert(.section(kind), under: parent)
      map.setFrame(frame.offset(by: .zero - map.frame(of: parent).origin), of: id)
      sections.append(id)
    }
    for (name, frame) in Self.targets(in: lines) {
      let parent = holder(of: frame)
      let id = map.insert(.target, under: parent)
      map.setFrame(frame.offset(by: .zero - map.frame(of: parent).origin), of: id)
      ids[name] = id
      names[id] = name
    }
  }

  subscript(name: String) -> FocusMap.ID { ids[name] ?? map.root }

  func name(of id: FocusMap.ID?) -> String? { id.flatMap { names[$0] } }

  /// Gives focus to a target without a key.
  func focusing(_ name: String) -> Screen {
    var screen = self
    screen.focus = name
    screen.memory.forgetMoves()
    return screen
  }

  func pressing(_ headings: Heading...) -> Screen {
    var screen = self
    for heading in headings {
      let result = screen.map.move(
        from: screen.focus.map { screen[$0] }, heading, options: options, memory: &screen.memory,
        hooks: hooks)
      screen.focus = screen.name(of: result.target) ?? screen.focus
    }
    return screen
  }

  func pressingTab(backwards: Bool = false) -> Screen {
    var screen = self
    screen.focus = screen.name(
      of: screen.map.next(after: screen.focus.map { screen[$0] }, backwards: backwards))
    return screen
  }

  func disabling(_ names: String...) -> Screen {
    var screen = self
    for name in names { screen.map.setTraits([], of: screen[name]) }
    return screen
  }

  /// All names in the order of Tab.
  var chain: [String] {
    var map = map
    return map.order(in: map.root).compactMap { names[$0] }
  }

  private func holder(of frame: Rect) -> FocusMap.ID {
    sections.last { map.frame(of: $0).contains(frame) } ?? map.root
  }

  private static func cells(_ row: Int, _ first: Int, _ lastRow: Int, _ last: Int) -> Rect {
    Rect(
      x: Double(first) * 10, y: Double(row) * 20, width: Double(last - first + 1) * 10,
      height: Double(lastRow - row + 1) * 20)
  }

  private static func targets(in lines: [[Character]]) -> [(name: String, frame: Rect)] {
    var targets: [(name: String, frame: Rect)] = []
    for (row, line) in lines.enumerated() {
      var start: Int?
      for (column, character) in line.enumerated() {
        if character == "[" { start = column }
        guard character == "]", let first = start else { continue }
        let name = String(line[(first + 1)..<column].filter { $0 != "·" && $0 != " " })
        targets.append((name, cells(row, first, row, column)))
        start = nil
      }
    }
    return targets
  }

  /// The frames, outer ones before those inside.
  private static func frames(in lines: [[Character]]) -> [Rect] {
    var frames: [Rect] = []
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() where character == "┌" {
        guard let last = line[column...].firstIndex(of: "┐"),
          let bottom = (row..<lines.count).first(where: {
            lines[$0].count > column && lines[$0][column] == "└"
          })
        else { continue }
        frames.append(cells(row, column, bottom, last))
      }
    }
    return frames
  }
}

/// A press and where it leads.
struct Move: CustomStringConvertible, Sendable {
  var start: String
  var heading: Heading
  var end: String

  init(from start: String, _ heading: Heading, to end: String) {
    (self.start, self.heading, self.end) = (start, heading, end)
  }

  var description: String { "\(heading.rawValue) from \(start) to \(end)" }
}
