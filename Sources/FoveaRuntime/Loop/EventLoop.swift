import FoveaSystem

#if canImport(Glibc)
  import Glibc
#endif

/// The run loop of a program: it serves the main actor, Foundation's timers, file descriptors and a
/// deadline, and sleeps when there is nothing to do.
///
/// It must run on the thread on which the process began, from a synchronous `main()`: there
/// libdispatch leaves the main queue, and with it the main actor, to whoever polls its descriptor.
@MainActor
package final class EventLoop {
  /// What a loop waits for besides the main queue.
  @MainActor
  package protocol Source: AnyObject {
    /// Descriptors and what to wait for on them.
    var descriptors: [pollfd] { get }
    /// When to be served though nothing is ready; seconds of `EventLoop.now`, `nil` for never.
    var deadline: Double? { get }
    /// Called when a descriptor is ready, the deadline is over, or the loop was woken.
    func serve(now: Double) throws
  }

  private let source: any Source
  private let wakeUp: WakeUp
  private var isOver = false
  /// How often the loop came back from waiting.
  package private(set) var turns = 0

  package init(_ source: any Source) {
    self.source = source
    wakeUp = WakeUp()
  }

  /// Makes the loop turn once from whichever thread.
  package var waker: WakeUp { wakeUp }

  /// Ends the loop after this turn.
  package func stop() {
    isOver = true
    wakeUp.raise()
  }

  /// Waits and serves until `stop()`.
  ///
  /// - Throws: what the source throws, after which the loop is over.
  package func run() throws {
    while !isOver { try turn() }
  }

  /// Waits for one thing and serves it.
  package func turn() throws {
    var list = [
      pollfd(fd: fovea_main_queue_handle(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    list += source.descriptors
    let timer = FoundationTimers.fireDue()
    let wait = [source.deadline.map { max(0, $0 - Self.now) }, timer].compactMap { $0 }.min()
    // Rounded up, so that the deadline is over when the wait is.
    let nanoseconds = wait.map { Int64(min($0, 86_400) * 1e9) + 1 } ?? -1
    _ = fovea_poll(&list, list.count, nanoseconds)
    turns += 1
    if list[0].revents != 0 { fovea_main_queue_drain() }
    if list[1].revents != 0 { wakeUp.clear() }
    try source.serve(now: Self.now)
  }

  /// Seconds of a clock that never goes back.
  nonisolated package static var now: Double { Double(fovea_now()) / 1e9 }
}

/// Something that any thread can raise to wake a loop.
package final class WakeUp: Sendable {
  let descriptor: Int32

  init() {
    descriptor = fovea_event_make()
    precondition(descriptor >= 0, "the system gives out no event descriptors")
  }

  deinit { close(descriptor) }

  package func raise() { fovea_event_raise(descriptor) }

  func clear() { fovea_event_clear(descriptor) }
}
