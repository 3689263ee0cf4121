import FoveaFocus
import FoveaGeometry

/// Arrow presses from 64 targets all over the screen, in turn and in every direction: what a move
/// costs where the user is, with the map around it in the cache.
final class Moves: Task {
  let sampleCount = 4096
  let size = 1
  private var screen: BenchScreen
  private var memory = FocusMemory()
  private let starts: [FocusMap.ID]
  private var index = 0

  init(_ screen: BenchScreen) {
    self.screen = screen
    starts = (0..<64).map {
      screen.targets[Int(spread($0, 0.6180339887498949) * Double(screen.targets.count))]
    }
  }

  func perform() {
    let heading = Heading.allCases[index / starts.count % 4]
    _ = screen.map.move(from: starts[index % starts.count], heading, memory: &memory)
    index += 1
  }
}

/// One target that moves, and the arrow press that has to know it.
final class Updates: Task {
  let sampleCount = 4000
  let size = 1
  private var screen: BenchScreen
  private var memory = FocusMemory()
  private var index = 0

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() {
    index += 1
    let place = spread(index, 0.6180339887498949) * Double(screen.targets.count)
    let target = screen.targets[Int(place)]
    let frame = screen.map.frame(of: target)
    let shift = Point(x: index % 2 == 0 ? 1 : -1, y: 0)
    screen.map.setFrame(frame.offset(by: shift), of: target)
    _ = screen.map.move(from: target, .down, memory: &memory)
  }
}

/// A row at the top that grows, so that all others are shifted, and the arrow press that follows.
final class Shifts: Task {
  let sampleCount = 40
  let size = 1
  private var screen: BenchScreen
  private let rows: [FocusMap.ID]
  private var memory = FocusMemory()
  private var isTall = false

  init(_ screen: BenchScreen) {
    self.screen = screen
    let list = screen.targets.first.flatMap { screen.map.ancestors(of: $0).dropFirst().first }
    rows = list.map { screen.map.children(of: $0) } ?? []
  }

  func perform() {
    isTall.toggle()
    for (index, row) in rows.enumerated().dropFirst() {
      let y = Double(index) * 50 + (isTall ? 22 : 0)
      screen.map.setOrigin(Point(x: 0, y: y), of: row)
    }
    _ = screen.map.move(from: screen.targets[0], .down, memory: &memory)
  }
}

/// Tab through everything, when nothing moves.
final class Tabs: Task {
  let sampleCount = 4000
  let size = 1
  private var screen: BenchScreen
  private var focused: FocusMap.ID?

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() { focused = screen.map.next(after: focused) }
}

/// The first Tab after a frame changed.
final class Orders: Task {
  let sampleCount = 20
  let size = 1
  private var screen: BenchScreen
  private var isWide = false

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() {
    isWide.toggle()
    let width = isWide ? 301.0 : 300
    screen.map.setFrame(Rect(x: 0, y: 0, width: width, height: 44), of: screen.targets[0])
    _ = screen.map.next(after: screen.targets[0])
  }
}

/// A layout pass that places every target anew, the time for each of them.
final class Placements: Task {
  let sampleCount = 20
  var size: Int { screen.targets.count }
  private var screen: BenchScreen
  private var memory = FocusMemory()
  private var isWide = false

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() {
    isWide.toggle()
    let width = isWide ? 301.0 : 300
    for target in screen.targets {
      screen.map.setFrame(Rect(x: 0, y: 0, width: width, height: 44), of: target)
    }
  }
}
