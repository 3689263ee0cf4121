/// Something that bodies read: a state, an environment value, a place of focus.
///
/// Reading a source makes the current subscriber depend on it; a change marks its readers and
/// nobody else.
public final class Source {
  public let graph: Graph
  fileprivate(set) var dependents: [Dependency] = []

  public init(in graph: Graph) { self.graph = graph }

  /// Whether somebody depends on this source.
  public var isObserved: Bool { !dependents.isEmpty }

  /// Makes the subscriber that is being evaluated depend on this source.
  ///
  /// - Complexity: O(*k*), where *k* is the number of sources that the subscriber reads.
  @inline(__always)
  public func read() {
    if let reader = Graph.currentReader { reader.depend(on: self) }
  }

  /// Marks every reader dirty.
  public func changed() {
    for dependency in dependents {
      let reader = dependency.subscriber
      (reader.graph ?? graph).invalidate(reader)
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
  fileprivate weak var graph: Graph?
  private var dependencies: [Dependency] = []
  private var evaluation = 0

  public init(depth: Int) { self.depth = depth }

  /// Runs `work` and remembers the sources that it reads in place of those of the last run.
  public func evaluate<Result>(in graph: Graph, _ work: () -> Result) -> Result {
    let outer = Graph.currentReader
    Graph.currentReader = self
    if self.graph == nil { self.graph = graph }
    evaluation += 1
    isDirty = false
    defer {
      Graph.currentReader = outer
      dropStale()
    }
    return work()
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
