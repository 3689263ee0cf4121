import Foundation

/// The timers of Foundation's main run loop, which nobody runs beside ours.
@MainActor
package enum FoundationTimers {
  /// Fires those that are due.
  ///
  /// - Returns: in how many seconds the next one is due; `nil` where there is none.
  package static func fireDue() -> Double? {
    guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else {
      return nil
    }
    return max(0, next.timeIntervalSinceNow)
  }
}
