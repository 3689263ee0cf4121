import FoveaRuntime
import FoveaSystem
import Foundation

/// The main queue of a program that runs a script: nobody else serves it meanwhile.
///
/// Only for the main thread outside of its queue: a program's `main`, never a test.
@MainActor
enum MainQueue {
  /// Runs the work that waits, and what that work adds, until nothing waits.
  ///
  /// - Parameter screen: shows what the work has changed, and keeps its time.
  static func drain(for screen: Screen) {
    var turns = 0
    repeat {
      screen.onClock { fovea_main_queue_drain() }
      screen.settleStep()
      turns += 1
    } while isWaiting(nanoseconds: 0) && turns < 1000
  }

  /// Runs the work that waits, also what other threads are about to add.
  ///
  /// - Parameter end: until when they are waited for, by the system's clock.
  private static func drain(for screen: Screen, until end: Int64) {
    repeat {
      drain(for: screen)
      while fovea_others_run() != 0, fovea_now() < end {
        _ = isWaiting(nanoseconds: 500_000)
        drain(for: screen)
      }
      // Who has gone to sleep meanwhile may have left something.
    } while isWaiting(nanoseconds: 0) && fovea_now() < end
  }

  /// Lets time pass on a screen, step by step, so that who sleeps may sleep again in between; then
  /// waits for what goes by the system's time: at most ten seconds, and none where nothing does.
  static func advance(_ seconds: Double, on screen: Screen) {
    let end = screen.clock.now + seconds
    let realEnd = fovea_now() + Int64(min(seconds, 10) * 1e9)
    screen.beginStep()
    drain(for: screen, until: realEnd)
    while screen.clock.now < end {
      screen.step(to: screen.nextStop(before: end))
      drain(for: screen, until: realEnd)
    }
    while true {
      let due = screen.onClock(nextDue)
      screen.settleStep()
      guard let due, due < realEnd else { return }
      _ = isWaiting(nanoseconds: due - fovea_now())
      drain(for: screen, until: realEnd)
    }
  }

  /// When something is due by the system's clock, after the timers that are due have fired.
  private static func nextDue() -> Int64? {
    let now = fovea_now()
    let timer = FoundationTimers.fireDue().map { now + Int64($0 * 1e9) }
    let delay = fovea_delays_due()
    return [timer, delay < 0 ? nil : now + delay].compactMap { $0 }.min()
  }

  /// Whether work comes within a time.
  private static func isWaiting(nanoseconds: Int64) -> Bool {
    var descriptor = pollfd(
      fd: fovea_main_queue_handle(), events: Int16(POLLIN), revents: 0)
    return fovea_poll(&descriptor, 1, max(0, nanoseconds)) > 0
  }
}
