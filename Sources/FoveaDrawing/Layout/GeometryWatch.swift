import FoveaGraph
import FoveaLayout
import FoveaNode

/// Who depends on where views stand, and what they were told.
///
/// After a layout in which something moved each of them is looked at: the cost follows their
/// number, not the size of the tree.
@MainActor
package final class GeometryWatch {
  private var readings: [GeometryReading.Key: GeometryReading] = [:]
  /// How many readings there may be before those of nobody are looked for.
  private var capacity = 16
  /// Readings made since the session began.
  private var made = 0
  private var observers: [GeometryObserver] = []
  private var seen = 0

  /// Answers that bodies depend on: a counter.
  package var readingCount: Int { readings.count }

  /// Notes that the body under evaluation asked something about a node's geometry.
  func read(
    _ question: GeometryQuestion, of node: ViewNode,
    _ answer: @escaping @MainActor (ViewNode) -> AnyGeometry?
  ) {
    guard node.tree.graph.isEvaluating else { return }
    let key = GeometryReading.Key(node: ObjectIdentifier(node), question: question)
    // A reading that is there keeps its answer: whoever read it first has not seen a later one.
    let reading = readings[key] ?? GeometryReading(made, of: node, answer)
    if reading.number == made { keep(reading, for: key) }
    reading.source.read()
  }

  private func keep(_ reading: GeometryReading, for key: GeometryReading.Key) {
    if readings.count >= capacity {
      readings = readings.filter { $0.value.isInUse }
      capacity = max(16, 2 * readings.count)
    }
    readings[key] = reading
    made += 1
  }

  /// Has an observer look after each layout in which something moved, until it has left.
  func add(_ observer: GeometryObserver) { observers.append(observer) }

  /// The layout is done.
  func check(_ layout: LayoutContext) {
    guard layout.movedCount != seen else { return }
    seen = layout.movedCount
    checkReadings()
    checkObservers()
  }

  private func checkReadings() {
    let stale = readings.filter { !$0.value.isInUse || !$0.value.isUpToDate }
    for key in stale.keys { readings[key] = nil }
    for reading in stale.values.filter(\.isInUse).sorted(by: { $0.number < $1.number }) {
      Quarrel.current?.note(geometryOf: reading.node)
      reading.source.changed()
    }
  }

  private func checkObservers() {
    observers.removeAll(where: \.isGone)
    for observer in observers { observer.look() }
  }
}

/// What a body asked about a node's geometry, and the answer that it got.
@MainActor
private final class GeometryReading {
  struct Key: Hashable {
    let node: ObjectIdentifier
    let question: GeometryQuestion
  }

  let number: Int
  /// Of the bodies that asked.
  let source: Source
  private weak var watched: ViewNode?
  private let answer: @MainActor (ViewNode) -> AnyGeometry?
  private let last: AnyGeometry?

  init(
    _ number: Int, of node: ViewNode, _ answer: @escaping @MainActor (ViewNode) -> AnyGeometry?
  ) {
    self.number = number
    watched = node
    self.answer = answer
    source = Source(in: node.tree.graph)
    last = answer(node)
  }

  /// Whether the node is there, and somebody depends on the answer.
  var isInUse: Bool { watched?.isDetached == false && source.isObserved }

  /// - Precondition: the reading is in use.
  var node: ViewNode { watched! }

  var isUpToDate: Bool {
    guard let now = answer(node) else { return last == nil }
    return now.equals(last)
  }
}

/// Somebody who looks where a view stands after each layout in which something moved.
@MainActor
final class GeometryObserver {
  private weak var watched: ViewNode?
  let look: @MainActor () -> Void

  init(_ node: ViewNode, _ look: @escaping @MainActor () -> Void) {
    watched = node
    self.look = look
  }

  var isGone: Bool { watched?.isDetached != false }
}

/// What a proxy is asked.
nonisolated enum GeometryQuestion: Hashable {
  case size, safeArea
  case frame(CoordinateSpace)
  case bounds(CoordinateSpace)
  case anchor(AnyHashable)
}

/// A value of the layout, comparable without its type.
struct AnyGeometry {
  let value: Any
  init(_ value: Any) { self.value = value }

  func equals(_ other: AnyGeometry?) -> Bool {
    func same<E: Equatable>(_ lhs: E) -> Bool { lhs == other?.value as? E }
    guard let equatable = value as? any Equatable else { return false }
    return same(equatable)
  }
}
