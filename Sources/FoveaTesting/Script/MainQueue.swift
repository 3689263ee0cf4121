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
  /// - Parameter settle: shows what the work has changed.
  static func drain(_ settle: () -> Void) {
    var turns = 0
    repeat {
      fovea_main_queue_drain()
      settle()
      turns += 1
    } while isWaiting(nanoseconds: 0) && turns < 1000
  }

  /// Lets real time pass, for timers of the system and tasks that sleep.
  ///
  /// - Parameter seconds: at most ten of them are waited.
  static func wait(_ seconds: Double, _ settle: () -> Void) {
    let end = fovea_now() + Int64(min(max(0, seconds), 10) * 1e9)
    drain(settle)
    while fovea_now() < end {
      let timer = FoundationTimers.fireDue().map { Int64($0 * 1e9) }
      settle()
      let left = end - fovea_now()
      _ = isWaiting(nanoseconds: min(left, timer ?? left))
      drain(settle)
    }
  }

  /// Whether work comes within a time.
  private static func isWaiting(nanoseconds: Int64) -> Bool {
    var descriptor = pollfd(
      fd: fovea_main_queue_handle(), events: Int16(POLLIN), revents: 0)
    return fovea_poll(&descriptor, 1, max(0, nanoseconds)) > 0
  }
}
