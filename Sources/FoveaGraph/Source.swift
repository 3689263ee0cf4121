/// Something that bodies read: a state, an environment value, a place of focus.
///
/// Reading a source makes the current subscriber depend on it; a change marks its readers and
/// nobody else.
open class Source {
  public final let graph: Graph
  final fileprivate(set) var dependents: [Dependency] = []

  public init(in graph: Graph) { self.graph = graph }

  /// Whether somebody depends on this source.
  public var isObserved: Bool { !dependents.isEmpty }

  /// Makes the subscriber that is being evaluated depend on this source.
  ///
  /// - Complexity: O(*k*), where *k* is the number of sources that the subscriber reads.
  @inline(__always)
  public final func read() {
    if Reading.current.isWatched { Reading.current.reader()?.depend(on: self) }
  }

  /// Marks every reader dirty.
  public final func changed() {
    for dependency in dependents {
      let reader = dependency.subscriber
      reader.graph.invalidate(reader)
    }
  }

  deinit {
    for dependency in dependents { dependency.sourceIsGone = true }
  }
}

/// The edge between a source and a subscriber that read it.
final class Dependency {
  unowned let subscriber: Subscriber
  unowned let source: Source
  /// Where the edge stands in the source's list.
  var index: Int
  /// The evaluation in which the source was read last.
  var evaluation: Int
  var sourceIsGone = false

  init(_ subscriber: Subscriber, on source: Source, index: Int, evaluation: Int) {
    self.subscriber = subscriber
    self.source = source
    self.index = index
    self.evaluation = evaluation
  }
}

/// Something that is evaluated again when what it read has changed: a body, an environment entry.
open class Subscriber {
  /// How deep in the tree it stands: lower ones are evaluated first.
  public let depth: Int
  public fileprivate(set) var isDirty = false
  /// The graph in which it is evaluated; what it reads may be another's.
  fileprivate unowned let graph: Graph
  private var dependencies: [Dependency] = []
  private var evaluation = 0

  public init(depth: Int, in graph: Graph) {
    self.depth = depth
    self.graph = graph
  }

  /// Runs `work` and remembers the sources that it reads in place of those of the last run.
  ///
  /// - Returns: the result, and whether settings were read.
  public func evaluate<Result>(_ work: () -> Result) -> (result: Result, hasReadSettings: Bool) {
    let outer = Reading.current
    Reading.current = Reading(by: self)
    evaluation += 1
    isDirty = false
    defer {
      Reading.current = outer
      dropStale()
    }
    let result = work()
    return (result, Reading.current.hasReadSettings)
  }

  fileprivate func depend(on source: Source) {
    for dependency in dependencies where !dependency.sourceIsGone && dependency.source === source {
      dependency.evaluation = evaluation
      return
    }
    let dependency = Dependency(
      self, on: source, index: source.dependents.count, evaluation: evaluation)
    source.dependents.append(dependency)
    dependencies.append(dependency)
  }

  private func dropStale() {
    var index = 0
    while index < dependencies.count {
      let dependency = dependencies[index]
      if dependency.sourceIsGone || dependency.evaluation != evaluation {
        cut(dependency)
        dependencies.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  private func cut(_ dependency: Dependency) {
    guard !dependency.sourceIsGone else { return }
    let source = dependency.source
    let last = source.dependents.removeLast()
    if last !== dependency {
      last.index = dependency.index
      source.dependents[dependency.index] = last
    }
  }

  /// Stops depending on anything, before its owner leaves the tree.
  public func cancel() {
    for dependency in dependencies { cut(dependency) }
    dependencies.removeAll()
    isDirty = false
  }

  deinit { for dependency in dependencies { cut(dependency) } }
}

extension Graph {
  /// Puts a subscriber into the dirty queue, once.
  public func invalidate(_ subscriber: Subscriber) {
    guard !subscriber.isDirty else { return }
    subscriber.isDirty = true
    enqueue(subscriber)
  }
}
