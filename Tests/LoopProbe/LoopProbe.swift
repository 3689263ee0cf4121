import FoveaRuntime
import FoveaSystem
import Foundation

/// Runs an event loop as a program does, on the thread on which the process began, and prints how
/// often it came back from waiting. A test bundle cannot: there others serve the main queue.
@main
struct LoopProbe {
  static func main() throws {
    try MainActor.assumeIsolated { try Probe(CommandLine.arguments[1]).run() }
  }
}

@MainActor
final class Probe: EventLoop.Source {
  private let scene: String
  private var loop: EventLoop!
  var descriptors: [pollfd] = []
  var deadline: Double?
  private var served = 0

  init(_ scene: String) {
    self.scene = scene
    loop = EventLoop(self)
  }

  func serve(now: Double) throws {
    served += 1
    if let deadline, now >= deadline { loop.stop() }
  }

  func run() throws {
    switch scene {
    case "task": startTask { self.loop.stop() }
    case "task-then-idle": startTask { self.deadline = EventLoop.now + 0.03 }
    case "sleep":
      Task {
        try? await Task.sleep(for: .milliseconds(5))
        loop.stop()
      }
    case "timer":
      let stop = Done { self.loop.stop() }
      _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in stop.call() }
    case "queue":
      let stop = Done { self.loop.stop() }
      Thread.detachNewThread { DispatchQueue.main.async { stop.call() } }
    case "wake":
      let waker = loop.waker
      deadline = EventLoop.now + 10
      Thread.detachNewThread {
        waker.raise()
        waker.raise()
      }
      try loop.turn()
      loop.stop()
    case "deadline": deadline = EventLoop.now + 0.03
    default: fatalError("no scene \(scene)")
    }
    try loop.run()
    print("turns \(loop.turns) served \(served)")
  }

  /// Work for the main actor that another thread hands over while the loop waits.
  private func startTask(_ work: @escaping @MainActor () -> Void) {
    let done = Done(work)
    Thread.detachNewThread { Task { @MainActor in done.call() } }
  }
}

/// Work that waits for the main actor.
private struct Done: @unchecked Sendable {
  // Called on the main actor only.
  private let work: @MainActor () -> Void
  init(_ work: @escaping @MainActor () -> Void) { self.work = work }
  func call() { MainActor.assumeIsolated { work() } }
}
