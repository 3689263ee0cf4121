import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTerminal
import FoveaUI

/// Runs a program in the terminal until it ends.
@MainActor
final class TerminalRun {
  private let session: TerminalProgram
  private let device: Device

  init<Main: App>(_ app: Main.Type, options: Options) {
    device = options.adjustedDevice
    session = TerminalProgram(app, options: options)
  }

  /// - Returns: the status with which the process ends.
  func run() -> Int32 {
    do {
      let pictures = PictureStore()
      let surface = TerminalSurface(
        session, in: try TerminalDevice(), fit: fit, imageSource: pictures.pixels)
      let printed = try PrintedOutput(log: session.options.log)
      defer { printed.end() }
      let source = SurfaceSource(surface, session: session)
      let loop = EventLoop(source)
      session.connect(loop)
      source.onEnd = { loop.stop() }
      try surface.start()
      defer { surface.stop() }
      // The first frame, and what was typed before it.
      try source.serve(now: EventLoop.now)
      try loop.run()
    } catch TerminalError.gone {
      // Whoever closed the terminal wants the program to end.
    } catch let error as TerminalError {
      Output.complain("\(error)")
      if case .noLog = error { return ExitStatus.cannotWrite }
      return ExitStatus.unavailable
    } catch {
      Output.complain("\(error)")
      return ExitStatus.unavailable
    }
    return ExitStatus.success
  }

  private var fit: TerminalFit {
    switch device.idiom {
    case .desktop: session.options.size.map { .keeps($0) } ?? .fills
    case .tv: .scales(session.options.size ?? device.size)
    case .phone, .pad, .watch: .keeps(session.options.size ?? device.size)
    }
  }
}

/// Lets a loop wait for a terminal and serve it.
@MainActor
private final class SurfaceSource: EventLoop.Source {
  private let surface: TerminalSurface
  private let session: TerminalProgram
  /// Called when the person or the program wants to end.
  var onEnd: (() -> Void)?

  init(_ surface: TerminalSurface, session: TerminalProgram) {
    self.surface = surface
    self.session = session
  }

  var descriptors: [pollfd] { surface.descriptors }

  var deadline: Double? {
    [surface.deadline, session.deadline].compactMap { $0 }.min()
  }

  func serve(now: Double) throws {
    try surface.receive(now: now)
    if surface.isInterrupted || session.isOver {
      onEnd?()
      return
    }
    try surface.present(now: now)
  }
}
