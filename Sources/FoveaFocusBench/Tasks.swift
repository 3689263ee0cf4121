import FoveaFocus
import FoveaGeometry

/// Arrow presses from targets all over the screen.
final class Moves: Task {
  let sampleCount = 4000
  let size = 1
  private var screen: BenchScreen
  private var memory = FocusMemory()
  private var random = SplitMix(seed: 1)

  init(_ screen: BenchScreen) { self.screen = screen }

  func perform() {
    let target = screen.targets[Int(truncatingIfNeeded: random.next() >> 33) % screen.targets.count]
    let heading = Heading.allCases[Int(random.next() >> 62)]
    _ = screen.map.move(from: target, heading, memory: &memory)
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
