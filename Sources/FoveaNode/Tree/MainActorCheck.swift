import Dispatch
import Foundation

/// Whether the code that asks runs on the main actor.
///
/// A program's main actor is its main thread; under Swift Testing it is the main queue, on whatever
/// thread that is served. Both are asked.
func isOnMainActor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
}

/// Runs `work` on the main actor, and waits for it where that is elsewhere.
func onMainActor<Result>(_ work: () -> Result) -> Result {
  isOnMainActor() ? work() : DispatchQueue.main.sync(execute: work)
}

/// Runs `work` on the main actor when that has time.
func soonOnMainActor(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue.main.async(execute: work)
}

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
