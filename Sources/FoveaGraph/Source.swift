/// Something that bodies read: a state, an environment value, a place of focus.
///
/// Reading a source makes the current subscriber depend on it; a change marks its readers and
/// nobody else.
open class Source {
  /// The graph on whose behalf the source was made; its readers may belong to others.
  public final let graph: Graph
  // The edges belong to the subscribers, which take them out of this list before they go; the
  // source takes itself out of the edges when it ends: neither side dangles.
  //
  // Sources, edges and subscribers are used on the main actor only, each property in whole, so that
  // no two accesses can overlap: the check at run time would only cost.
  @exclusivity(unchecked) fileprivate final unowned(unsafe) var first: Dependency?
  @exclusivity(unchecked) fileprivate final unowned(unsafe) var last: Dependency?

  /// Whether those who read the source keep it, so that it lasts as long as one of them depends on
  /// it, whoever made it.
  fileprivate final let isKeptByReaders: Bool

  /// A source that nobody has read.
  public init(in graph: Graph, isKeptByReaders: Bool = false) {
    self.graph = graph
    self.isKeptByReaders = isKeptByReaders
  }

  /// Whether somebody depends on this source.
  public final var isObserved: Bool { first != nil }

  /// Makes the subscriber that is being evaluated depend on this source.
  ///
  /// - Complexity: O(*k*), where *k* is the number of sources that the subscriber reads.
  @inline(__always)
  public final func read() {
    if Reading.current.isWatched { Reading.current.reader()?.depend(on: self) }
  }

  /// Marks every reader dirty.
  public final func changed() {
    var edge = first
    while let dependency = edge {
      let reader = dependency.subscriber
      reader.graph.invalidate(reader)
      edge = dependency.nextOfSource
    }
  }

  deinit {
    var edge = first
    while let dependency = edge {
      dependency.source = nil
      edge = dependency.nextOfSource
    }
  }
}

/// The edge between a source and a subscriber that read it; a link of the lists of both.
final class Dependency {
  // The subscriber owns the edge and cuts it before it ends.
  fileprivate unowned(unsafe) let subscriber: Subscriber
  /// `nil` once the source is gone.
  @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var source: Source?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previousOfSource: Dependency?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var nextOfSource: Dependency?
  @exclusivity(unchecked) fileprivate var nextOfSubscriber: Dependency?
  /// The evaluation in which the source was read last.
  @exclusivity(unchecked) fileprivate var evaluation: Int

  fileprivate init(_ subscriber: Subscriber, on source: Source, evaluation: Int) {
    self.subscriber = subscriber
    self.source = source
    self.evaluation = evaluation
    previousOfSource = source.last
    if let last = source.last { last.nextOfSource = self } else { source.first = self }
    source.last = self
    if source.isKeptByReaders { _ = Unmanaged.passRetained(source) }
  }

  /// Leaves the source's list.
  fileprivate func cut() {
    guard let source else { return }
    if let previousOfSource {
      previousOfSource.nextOfSource = nextOfSource
    } else {
      source.first = nextOfSource
    }
    if let nextOfSource {
      nextOfSource.previousOfSource = previousOfSource
    } else {
      source.last = previousOfSource
    }
    // The edge gives back what it kept; this function holds the source to its end.
    if source.isKeptByReaders { Unmanaged.passUnretained(source).release() }
  }
}

/// Something that is evaluated again when what it read has changed: a body, an environment entry.
open class Subscriber {
  /// How deep in the tree it stands: lower ones are evaluated first.
  public final let depth: Int
  /// Whether something it read has changed since it was evaluated last.
  @exclusivity(unchecked) public final fileprivate(set) var isDirty = false
  /// The graph in which it is evaluated; what it reads may be another's.
  fileprivate final unowned let graph: Graph
  @exclusivity(unchecked) private final var dependencies: Dependency?
  @exclusivity(unchecked) private final var evaluation = 0

  /// Somebody who has read nothing so far and is clean; `depth` is how far down the tree it stands.
  public init(depth: Int, in graph: Graph) {
    self.depth = depth
    self.graph = graph
  }

  /// Runs `work` and remembers the sources that it reads in place of those of the last run.
  ///
  /// - Returns: the result, and whether settings were read.
  public final func evaluate<Result>(
    _ work: () -> Result
  ) -> (result: Result, hasReadSettings: Bool) {
    evaluation += 1
    isDirty = false
    defer { drop { $0.evaluation != evaluation } }
    return extend(work)
  }

  /// Runs `work` and remembers the sources that it reads besides those of the last run.
  ///
  /// - Returns: the result, and whether settings were read.
  public final func extend<Result>(
    _ work: () -> Result
  ) -> (result: Result, hasReadSettings: Bool) {
    let outer = Reading.current
    Reading.current = Reading(by: self)
    defer { Reading.current = outer }
    let result = work()
    return (result, Reading.current.hasReadSettings)
  }

  fileprivate final func depend(on source: Source) {
    var edge = dependencies
    var last: Dependency?
    while let dependency = edge {
      if dependency.source === source {
        dependency.evaluation = evaluation
        return
      }
      last = dependency
      edge = dependency.nextOfSubscriber
    }
    let made = Dependency(self, on: source, evaluation: evaluation)
    if let last { last.nextOfSubscriber = made } else { dependencies = made }
  }

  /// Cuts the edges that satisfy a condition, and those whose source is gone; one after the other,
  /// so that a long list ends without recursion.
  private final func drop(where isStale: (Dependency) -> Bool) {
    var kept: Dependency?
    var edge = dependencies
    while let dependency = edge {
      edge = dependency.nextOfSubscriber
      if dependency.source != nil && !isStale(dependency) {
        kept = dependency
        continue
      }
      dependency.cut()
      dependency.nextOfSubscriber = nil
      if let kept { kept.nextOfSubscriber = edge } else { dependencies = edge }
    }
  }

  /// Stops depending on anything, before its owner leaves the tree.
  public final func cancel() {
    drop { _ in true }
    isDirty = false
  }

  deinit { drop { _ in true } }
}

extension Graph {
  /// Puts a subscriber into the dirty queue, once.
  public func invalidate(_ subscriber: Subscriber) {
    guard !subscriber.isDirty else { return }
    subscriber.isDirty = true
    if isEvaluating { postpone(subscriber) } else { enqueue(subscriber) }
  }

  /// Takes all dirty subscribers without evaluating them: they stay as they are until the next change.
  public func forgetDirty() {
    beginRound()
    while let subscriber = popDirty() { subscriber.isDirty = false }
  }
}
