import FoveaGraph

/// The parts of one state that bodies read by themselves, through bindings to them.
///
/// When the state changes each of them is compared with what was read: a body that reads
/// `$texts[5]` is evaluated again when that element changes, not when another one does.
final class Trunk {
  let graph: Graph
  private var parts: [Reference] = []

  private struct Reference {
    unowned let part: AnyReadPart
  }

  init(in graph: Graph) { self.graph = graph }

  fileprivate func add(_ part: AnyReadPart) {
    part.index = parts.count
    parts.append(Reference(part: part))
  }

  fileprivate func remove(_ part: AnyReadPart) {
    // By place, not by identity: a part that is about to end can no longer be looked at.
    let last = parts.removeLast()
    guard part.index < parts.count else { return }
    last.part.index = part.index
    parts[part.index] = last
  }

  /// - Complexity: O(*p*) comparisons, where *p* is the number of parts that bodies read.
  func changed() {
    for reference in parts { reference.part.check() }
  }
}

/// A part that a body has read, whatever its type.
///
/// Bodies that read it keep it: the binding through which they did may be gone by then.
class AnyReadPart: Source {
  fileprivate let trunk: Trunk
  fileprivate var index = 0

  fileprivate init(of trunk: Trunk) {
    self.trunk = trunk
    super.init(in: trunk.graph, isKeptByReaders: true)
    trunk.add(self)
  }

  fileprivate func check() {}

  deinit { trunk.remove(self) }
}

/// A part and the value that was read.
final class ReadPart<Value>: AnyReadPart {
  private let location: DerivedLocation<Value>
  private var value: Value?

  init(at location: DerivedLocation<Value>, of trunk: Trunk) {
    self.location = location
    super.init(of: trunk)
  }

  func read(_ value: Value) {
    self.value = value
    read()
  }

  fileprivate override func check() {
    guard let found = location.glance(), let known = value else { return changed() }
    nonisolated(unsafe) let now = found
    nonisolated(unsafe) let before = known
    // A state is changed on the main actor only.
    let isSame = MainActor.assumeIsolated { areProvablyEqual(before, now) }
    if !isSame { changed() }
  }

  deinit { location.partIsGone() }
}
