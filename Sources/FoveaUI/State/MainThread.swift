import Dispatch
import Foundation

/// Whether code runs where the main actor does.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// The main thread, or the main queue on another one: a process that ends in `dispatchMain` runs
  /// its main actor on the queue's threads.
  static var isCurrent: Bool {
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
