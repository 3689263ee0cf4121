import FoveaGraph

/// The parts of one state that bodies read by themselves, through bindings to them.
///
/// When the state changes each of them is compared with what was read: a body that reads
/// `$texts[5]` is evaluated again when that element changes, not when another one does.
final class Trunk {
  let graph: Graph
  private var parts: [Reference] = []

  private struct Reference {
    unowned let part: ReadPart
  }

  init(in graph: Graph) { self.graph = graph }

  fileprivate func add(_ part: ReadPart) {
    part.index = parts.count
    parts.append(Reference(part: part))
  }

  fileprivate func remove(_ part: ReadPart) {
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

/// A part that a body has read.
class ReadPart {
  fileprivate let source: Source
  fileprivate let trunk: Trunk
  fileprivate var index = 0

  fileprivate init(of trunk: Trunk) {
    self.trunk = trunk
    source = Source(in: trunk.graph)
    trunk.add(self)
  }

  fileprivate func check() {}

  deinit { trunk.remove(self) }
}

/// A part and the value that was read.
final class TypedReadPart<Value>: ReadPart {
  private unowned let location: Location<Value>
  private var value: Value

  init(_ value: Value, at location: Location<Value>, of trunk: Trunk) {
    self.value = value
    self.location = location
    super.init(of: trunk)
  }

  func read(_ value: Value) {
    self.value = value
    source.read()
  }

  fileprivate override func check() {
    guard source.isObserved else { return }
    nonisolated(unsafe) let now = location.peek()
    nonisolated(unsafe) let before = value
    // A state is changed on the main actor only.
    let isSame = MainActor.assumeIsolated { areProvablyEqual(before, now) }
    if !isSame { source.changed() }
  }
}
