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
    var random = SplitMix(seed: 1)
    starts = (0..<64).map { _ in screen.targets.randomElement(using: &random) ?? screen.map.root }
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
  private var random = SplitMix(seed: 2)

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() {
    let target = screen.targets[Int(truncatingIfNeeded: random.next() >> 33) % screen.targets.count]
    let frame = screen.map.frame(of: target)
    let shift = Point(x: random.next() % 2 == 0 ? 1 : -1, y: 0)
    screen.map.setFrame(frame.offset(by: shift), of: target)
    _ = screen.map.move(from: target, .down, memory: &memory)
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
