/// The evaluation under way, in whichever graph: what it reads becomes its dependency, also where
/// that is kept for another window.
public struct Reading {
  private var subscriber: Subscriber?
  private var maker: (any SubscriberMaking)?
  /// Whether settings were read: values that hardly ever change, so that their readers keep no
  /// dependency but are found by a walk when one does.
  public var hasReadSettings = false

  // Shared and yet safe: graphs are used on the main actor only.
  /// The innermost evaluation under way; one that watches nobody where none is.
  @exclusivity(unchecked) nonisolated(unsafe) public internal(set) static var current = Reading()

  init() {}

  init(by subscriber: Subscriber) { self.subscriber = subscriber }

  init(by maker: any SubscriberMaking) { self.maker = maker }

  /// Whether somebody's reads are being watched.
  var isWatched: Bool { subscriber != nil || maker != nil }

  /// Who reads; made now if nobody has read anything before.
  mutating func reader() -> Subscriber? {
    if let subscriber { return subscriber }
    guard let maker else { return nil }
    self.maker = nil
    let made = maker.makeSubscriber()
    subscriber = made
    return made
  }

  /// Who is being evaluated; `nil` where nobody is.
  public var evaluated: AnyObject? { subscriber ?? maker }

  /// Notes that a setting was read.
  public static func noteSetting() { current.hasReadSettings = true }

  /// Runs `work` for somebody who may turn out to read nothing: the subscriber is made with the
  /// first read.
  ///
  /// - Returns: the result, and whether settings were read.
  public static func evaluate<Result>(
    for maker: any SubscriberMaking, _ work: () throws -> Result
  ) rethrows -> (result: Result, hasReadSettings: Bool) {
    let outer = current
    current = Reading(by: maker)
    defer { current = outer }
    let result = try work()
    return (result, current.hasReadSettings)
  }
}

/// Somebody who has a subscriber made when there is something to subscribe to.
public protocol SubscriberMaking: AnyObject {
  func makeSubscriber() -> Subscriber
}
