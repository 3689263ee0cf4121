import FoveaFocus
import FoveaGeometry

/// A focus map with the targets that moves start from.
struct BenchScreen {
  var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 1920, height: 1080))
  var targets: [FocusMap.ID] = []

  /// A scroll as large as the viewport.
  mutating func insertScroll(contents: Size) -> FocusMap.ID {
    let scroll = map.insert(.scroll, under: map.root)
    map.setFrame(Rect(x: 0, y: 0, width: 1920, height: 1080), of: scroll)
    map.setContentSize(contents, of: scroll)
    return scroll
  }

  mutating func insertTarget(_ frame: Rect, under parent: FocusMap.ID) {
    let target = map.insert(.target, under: parent)
    map.setFrame(frame, of: target)
    targets.append(target)
  }
}

/// The layouts that moves are measured in.
enum Layout: String, CaseIterable, CustomStringConvertible {
  case grid, shelves, column, scatter

  var description: String { rawValue }

  func screen(of count: Int) -> BenchScreen {
    switch self {
    case .grid: Self.grid(count)
    case .shelves: Self.shelves(count)
    case .column: Self.column(count)
    case .scatter: Self.scatter(count)
    }
  }

  /// A lazy grid: all targets in one group of one scroll.
  private static func grid(_ count: Int) -> BenchScreen {
    var screen = BenchScreen()
    let columns = Int(Double(count).squareRoot())
    let scroll = screen.insertScroll(contents: Size(width: 220 * Double(columns), height: 1e7))
    for index in 0..<count {
      let (x, y) = (Double(index % columns) * 220, Double(index / columns) * 140)
      screen.insertTarget(Rect(x: x, y: y, width: 200, height: 120), under: scroll)
    }
    return screen
  }

  /// A TV's catalogue: each shelf a section that scrolls sideways, all shelves in one scroll.
  private static func shelves(_ count: Int) -> BenchScreen {
    var screen = BenchScreen()
    let page = screen.insertScroll(contents: Size(width: 1920, height: 1e7))
    for shelf in 0..<max(1, count / 20) {
      let section = screen.map.insert(.section(), under: page)
      screen.map.setFrame(
        Rect(x: 0, y: Double(shelf) * 300, width: 1920, height: 280), of: section)
      let row = screen.map.insert(.scroll, under: section)
      screen.map.setFrame(Rect(x: 0, y: 40, width: 1920, height: 240), of: row)
      for card in 0..<20 {
        let x = 60 + Double(card) * 260 + Double(shelf % 7) * 23
        screen.insertTarget(Rect(x: x, y: 0, width: 240, height: 240), under: row)
      }
    }
    return screen
  }

  /// A list: rows of one to three targets, each row a group, the list a section in a scroll.
  private static func column(_ count: Int) -> BenchScreen {
    var screen = BenchScreen()
    let scroll = screen.insertScroll(contents: Size(width: 1920, height: 1e7))
    let list = screen.map.insert(.section(), under: scroll)
    screen.map.setFrame(Rect(x: 0, y: 0, width: 1920, height: Double(count) * 25), of: list)
    var row = 0
    while screen.targets.count < count {
      let group = screen.map.insert(.group, under: list)
      screen.map.setOrigin(Point(x: 0, y: Double(row) * 50), of: group)
      for part in 0...row % 3 {
        screen.insertTarget(
          Rect(x: Double(part) * 310, y: 0, width: 300, height: 44), under: group)
      }
      row += 1
    }
    return screen
  }

  /// A canvas: targets of all sizes anywhere, overlapping.
  private static func scatter(_ count: Int) -> BenchScreen {
    var screen = BenchScreen()
    let side = Double(count).squareRoot() * 150
    let scroll = screen.insertScroll(contents: Size(width: side, height: side))
    for index in 0..<count {
      screen.insertTarget(
        Rect(
          x: spread(index, 0.7548776662466927) * side, y: spread(index, 0.5698402909980532) * side,
          width: 20 + spread(index, 0.6180339887498949) * 140,
          height: 20 + spread(index, 0.4142135623730951) * 100), under: scroll)
    }
    return screen
  }
}

/// Numbers from 0 up to 1 that fill the range evenly, without a pattern that the eye sees.
func spread(_ index: Int, _ step: Double) -> Double {
  (Double(index) * step).truncatingRemainder(dividingBy: 1)
}
