import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTerminal
import FoveaUI

/// A program as a terminal sees it: the picture of its active window.
@MainActor
final class TerminalProgram: TerminalSession {
  let options: Options
  /// Started when the terminal is known.
  private(set) var program: Program?
  /// Whether the last window was closed.
  private(set) var isOver = false
  private let start: @MainActor (TerminalTraits) -> Program
  private let begin = EventLoop.now
  private var waker: WakeUp?
  private let empty = FoveaScene.Scene()
  /// The time of the next step of an animation.
  private var nextStep = 0.0

  /// Frames of an animation in a second: more than terminals draw.
  private static let frameRate = 30.0

  init<Main: App>(_ app: Main.Type, options: Options) {
    self.options = options
    start = { traits in
      var options = options
      options.colorScheme = options.colorScheme ?? (traits.isDark ? .dark : .light)
      return Program(
        Main(), device: options.adjustedDevice, size: traits.size, measurer: traits.measurer
      ) { options.apply(to: &$0) }
    }
  }

  func connect(_ loop: EventLoop) { waker = loop.waker }

  private var active: Session? { program?.active?.session }

  var scene: FoveaScene.Scene { active?.scene ?? empty }

  var focusedRect: Rect? {
    guard let session = active, let target = session.focus.focused else { return nil }
    return target.node.facet?.render.absoluteFrame
  }

  var terminalTheme: CellTheme {
    guard let tree = active?.tree else { return .light }
    let theme = tree.colorScheme == .dark ? CellTheme.dark : .light
    return tree.phase == .active ? theme : theme.inactive
  }

  func adapt(to traits: TerminalTraits) {
    if let program {
      if traits.isOtherCell { program.measureTextAgain() }
      return
    }
    let program = start(traits)
    program.onLastClosed = { [weak self] in self?.isOver = true }
    if let waker { program.onNotice { waker.raise() } }
    // With the rest of what is printed, so that they are there whatever ends the program.
    for issue in program.issues.issues { Output.complain("\(issue)") }
    program.issues.onIssue = { Output.complain("\($0)") }
    self.program = program
  }

  func send(_ event: InputEvent) {
    var event = event
    if case .pointer(var pointer) = event, options.adjustedDevice.traits.isTouch {
      // What one points with is the finger.
      pointer.isTouch = true
      event = .pointer(pointer)
    }
    program?.tick(to: EventLoop.now - begin)
    program?.send(event)
  }

  /// When the next frame is due though nothing has come.
  var deadline: Double? {
    guard let program else { return nil }
    if program.isAnimating { return nextStep }
    return program.isDirty ? 0 : nil
  }

  func frame(now: Double) {
    nextStep = now + 1 / Self.frameRate
    program?.frame(at: now - begin)
  }
}
