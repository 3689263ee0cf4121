import Dispatch
import Foundation

/// Whether the code that asks runs on the main actor.
///
/// A program's main actor is its main thread; under Swift Testing it is the main queue, on whatever
/// thread that is served. Both are asked.
func isOnMainActor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
}

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
