import FoveaSystem
import Synchronization

/// The time of a screen: it stands still until somebody moves it, and the sleeps of tasks that the
/// screen has started follow it, as do blocks that they delay.
///
/// A task belongs to the clock that was current where it was begun. Detached tasks and the timers of
/// a run loop belong to none: they go by the system's time.
package final class TestClock: Sendable {
  /// The clock of whoever runs now.
  @TaskLocal package static var current: TestClock?

  private let state = Mutex(State())

  private struct State {
    var now = 0.0
    /// What waits, the first due first.
    var delays: [Delay] = []
    var hasEnded = false
  }

  /// Work that waits for its time.
  private struct Delay: @unchecked Sendable {
    let due: Double
    let work: OpaquePointer
  }

  package init() { Self.offerDelays }

  /// Has whatever is delayed in this process asked for its clock, from the first clock on.
  private static let offerDelays: Void = fovea_delays_offer { nanoseconds, delay in
    guard let clock = TestClock.current, let delay else { return 0 }
    return clock.keep(delay, for: Double(nanoseconds) / 1e9) ? 1 : 0
  }

  /// - Returns: whether the clock takes the work.
  private func keep(_ work: OpaquePointer, for seconds: Double) -> Bool {
    state.withLock { state in
      if state.hasEnded { return false }
      let due = state.now + seconds
      let place = state.delays.firstIndex { $0.due > due } ?? state.delays.count
      state.delays.insert(Delay(due: due, work: work), at: place)
      return true
    }
  }

  /// Nobody moves the time any more: what waits goes by the system's clock from now on.
  package func end() {
    let (now, left) = state.withLock { state in
      defer { (state.hasEnded, state.delays) = (true, []) }
      return (state.now, state.delays)
    }
    for delay in left { fovea_delay_give_back(delay.work, Int64(min(delay.due - now, 1e9) * 1e9)) }
  }

  /// Seconds since the clock began.
  package var now: Double { state.withLock { $0.now } }

  /// When the next one wakes; `nil` where nobody sleeps.
  package var nextWaking: Double? { state.withLock { $0.delays.first?.due } }

  /// Moves the time and wakes whoever has slept until then, in the order in which they are due.
  package func advance(to time: Double) {
    let due = state.withLock { state in
      state.now = max(state.now, time)
      let count = state.delays.firstIndex { $0.due > state.now } ?? state.delays.count
      defer { state.delays.removeFirst(count) }
      return Array(state.delays.prefix(count))
    }
    for delay in due { fovea_delay_run(delay.work) }
  }
}
