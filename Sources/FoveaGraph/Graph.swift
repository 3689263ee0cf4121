/// The mechanism of change of one session: who is being evaluated, who is dirty, what time it is.
///
/// It knows no views.
public final class Graph {
  /// Called when the first thing becomes dirty after everything was clean.
  public var onDirty: (() -> Void)?
  /// Animations and what the clock says.
  public let clock = AnimationClock()
  private var buckets: [[Subscriber]] = []
  private var lowest = Int.max
  private var count = 0
  /// Became dirty while somebody was evaluated.
  private var postponed: [Subscriber] = []

  /// A graph in which nothing is dirty, with a clock of its own.
  public init() {}

  /// Whether nothing waits to be evaluated.
  public var isClean: Bool { count == 0 && postponed.isEmpty }

  /// Lets those wait for the next round that became dirty while somebody was evaluated: bodies that
  /// write what they read would keep a round from ending.
  func postpone(_ subscriber: Subscriber) {
    let wasClean = isClean
    postponed.append(subscriber)
    if wasClean { onDirty?() }
  }

  /// Begins a round: those that were postponed wait like all others.
  public func beginRound() {
    let waiting = postponed
    postponed.removeAll()
    for subscriber in waiting where subscriber.isDirty { enqueue(subscriber) }
  }

  func enqueue(_ subscriber: Subscriber) {
    let depth = subscriber.depth
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(subscriber)
    count += 1
    lowest = min(lowest, depth)
    if count == 1 && postponed.isEmpty { onDirty?() }
  }

  /// Takes the dirty subscriber that stands highest in the tree; `nil` when all is clean.
  ///
  /// - Complexity: O(1) amortised, plus the depth of the tree once a round.
  public func popDirty() -> Subscriber? {
    while count > 0 {
      while lowest < buckets.count && buckets[lowest].isEmpty { lowest += 1 }
      guard lowest < buckets.count else { break }
      let subscriber = buckets[lowest].removeLast()
      count -= 1
      if subscriber.isDirty { return subscriber }
    }
    lowest = .max
    count = 0
    return nil
  }

  /// Whether somebody's reads are being watched.
  public var isEvaluating: Bool { Reading.current.isWatched }

  /// Runs `work` without making the current subscriber depend on what it reads.
  public func untracked<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Reading.current
    Reading.current = Reading()
    defer { Reading.current = outer }
    return try work()
  }
}
