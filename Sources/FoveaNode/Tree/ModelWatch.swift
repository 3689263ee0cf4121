import Observation
import Synchronization

/// What the evaluations of one node have read of `@Observable` objects.
///
/// Observation tells a reader once and forgets it then, but has no way to stop listening before.
/// So the watch is observable itself and is read along with the objects: its own change ends the
/// reading. Otherwise readers would pile up at objects that hardly ever change, and those of nodes
/// that are gone would stay.
///
/// Sendable: objects may change on any thread; what comes of it waits at the notice board, and the
/// node is looked at on the main actor.
final class ModelWatch: Observable, @unchecked Sendable {
  private weak var node: ViewNode?
  private let board: NoticeBoard
  private let registrar = ObservationRegistrar()
  /// Which reading counts; what earlier ones still tell goes nowhere.
  private let reading = Atomic(0)
  /// What is read along; it never has another value.
  private var pulse: Int { 0 }

  @MainActor init(_ node: ViewNode) {
    self.node = node
    board = node.tree.notices
    Self.kinds.insert(ObjectIdentifier(type(of: node)))
  }

  /// Joins the reading under way, so that `end()` ends it.
  func join() { registrar.access(self, keyPath: \.pulse) }

  /// Ends the reading: nothing that was read before is listened to any more.
  func end() {
    reading.add(1, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.pulse)
  }

  /// What is called when an object that is being read now is about to change.
  var teller: @Sendable () -> Void {
    let present = reading.load(ordering: .relaxed)
    return { [self] in
      if isPresent(present) { board.post(ModelNotice(self, reading: present)) }
    }
  }

  private func isPresent(_ number: Int) -> Bool { reading.load(ordering: .relaxed) == number }

  /// The word of a change has reached the main actor.
  @MainActor fileprivate func arrive(from number: Int) {
    guard isPresent(number), let node else { return }
    Quarrel.current?.note(objectsReadBy: node)
    node.markDirty()
  }

  /// The kinds of nodes of which one has read an object. Others of the kind are likely to, and
  /// join their readings from the first one on; for all others a watch would only cost.
  @MainActor private static var kinds: Set<ObjectIdentifier> = []

  @MainActor static func ifLikely(for node: ViewNode) -> ModelWatch? {
    if kinds.isEmpty || !kinds.contains(ObjectIdentifier(type(of: node))) { return nil }
    return ModelWatch(node)
  }
}

/// Word that an object has changed which a node has read.
private final class ModelNotice: Notice, @unchecked Sendable {
  private let watch: ModelWatch
  private let reading: Int

  init(_ watch: ModelWatch, reading: Int) {
    self.watch = watch
    self.reading = reading
  }

  @MainActor override func arrive() { watch.arrive(from: reading) }
}
