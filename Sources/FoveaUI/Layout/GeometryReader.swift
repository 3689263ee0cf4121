import FoveaGeometry
import FoveaGraph
import FoveaLayout
import Foundation

/// Makes its content from the size it is given; it takes all the space offered.
///
/// The content is made inside the layout pass, and again when the size changes.
///
/// Source: SwiftUI `GeometryReader`.
@frozen nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content

  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    GeometryReaderNode(view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: GeometryReaderNode<Content>.self).update(view.content)
  }
}

/// The size of a view and its place in other views' coordinates.
///
/// Sendable: the node is only looked at on the main actor.
nonisolated public struct GeometryProxy: @unchecked Sendable {
  weak var node: ViewNode?

  /// Width and height, in points.
  public var size: CGSize { read(.zero) { $0.firstBox?.size.cgSize } }

  /// The frame in a space; the local one where no view around has the space's name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read(.zero) { node in
      guard let box = node.firstBox else { return nil }
      let origin = node.origin(of: coordinateSpace, for: box) ?? box.absoluteFrame.origin
      return box.absoluteFrame.offset(by: FoveaGeometry.Point.zero - origin).cgRect
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named view around, in this view's coordinates; `nil` where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read(nil) { node in
      guard case .named(let name) = coordinateSpace.name, let space = node.spaceBox(named: name),
        let box = node.firstBox
      else { return nil }
      let origin = FoveaGeometry.Point.zero - box.absoluteFrame.origin
      return .some(space.absoluteFrame.offset(by: origin).cgRect)
    }
  }

  /// How far the view could reach beyond the safe area on each side.
  public var safeAreaInsets: EdgeInsets {
    read(EdgeInsets()) { node in
      guard let box = node.firstBox else { return nil }
      let reach = node.tree.layout.safeAreaReach(of: box)
      return EdgeInsets(
        top: reach.top, leading: box.isRightToLeft ? reach.right : reach.left,
        bottom: reach.bottom, trailing: box.isRightToLeft ? reach.left : reach.right)
    }
  }

  /// The value of an anchor in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    read(anchor.fallback) { node in
      guard let box = node.firstBox, let rect = anchor.rect else { return nil }
      let origin = FoveaGeometry.Point.zero - box.absoluteFrame.origin
      return anchor.value(rect.offset(by: origin).cgRect)
    }
  }

  /// Reads something of the layout; bodies that did are evaluated again when it has changed.
  private func read<Value>(_ fallback: Value, _ work: @escaping @MainActor (ViewNode) -> Value?)
    -> Value
  {
    nonisolated(unsafe) var result = fallback
    MainActor.assumeIsolated {
      guard let node, !node.isDetached, let value = work(node) else { return }
      result = value
      node.tree.geometry.read(node) { work($0).map { AnyGeometry($0) } }
    }
    return result
  }
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

/// Who depends on where views stand, and what they were told.
///
/// After a layout in which something moved each of them is looked at: the cost follows their
/// number, not the size of the tree.
@MainActor
package final class GeometryWatch {
  /// What one node has read, and the source of the bodies that read it.
  @MainActor private final class Reading {
    weak var node: ViewNode?
    let source: Source
    var entries: [(resolve: @MainActor (ViewNode) -> AnyGeometry?, last: AnyGeometry?)] = []

    init(_ node: ViewNode) {
      self.node = node
      source = Source(in: node.tree.graph)
    }
  }

  private var readings: [ObjectIdentifier: Reading] = [:]
  private var actions: [ObjectIdentifier: () -> Void] = [:]
  private var seen = 0

  /// Notes that the body under evaluation read something of a node's geometry.
  func read(_ node: ViewNode, _ resolve: @escaping @MainActor (ViewNode) -> AnyGeometry?) {
    guard node.tree.graph.isEvaluating else { return }
    let key = ObjectIdentifier(node)
    let reading = readings[key] ?? Reading(node)
    readings[key] = reading
    reading.source.read()
    reading.entries.append((resolve, resolve(node)))
  }

  /// Forgets what was read before the body of a node is evaluated again.
  func begin(_ node: ViewNode) { readings[ObjectIdentifier(node)]?.entries = [] }

  /// Calls `work` after each layout in which something moved.
  func watch(_ node: ViewNode, _ work: @escaping () -> Void) {
    actions[ObjectIdentifier(node)] = work
  }

  func leave(_ node: ViewNode) {
    readings[ObjectIdentifier(node)] = nil
    actions[ObjectIdentifier(node)] = nil
  }

  /// The layout is done.
  func check(_ layout: LayoutContext) {
    guard layout.movedCount != seen else { return }
    seen = layout.movedCount
    for (key, reading) in readings {
      guard let node = reading.node, !node.isDetached, reading.source.isObserved else {
        readings[key] = nil
        continue
      }
      let isSame = reading.entries.allSatisfy { entry in
        guard let now = entry.resolve(node) else { return entry.last == nil }
        return now.equals(entry.last)
      }
      if !isSame {
        reading.entries = []
        reading.source.changed()
      }
    }
    for work in actions.values { work() }
  }
}

package final class GeometryReaderNode<Content: View>: ViewNode {
  private var content: (GeometryProxy) -> Content
  private var known: FoveaGeometry.Size?

  init(_ content: @escaping (GeometryProxy) -> Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    let reader = SizeReaderBox(in: tree.layout)
    setBox(reader, draws: false)
    followLayoutDirection()
    reader.onSize = { [unowned self] size in MainActor.assumeIsolated { sized(size) } }
  }

  /// The layout has come to a size: the content is made, or made anew.
  private func sized(_ size: FoveaGeometry.Size) {
    if size == known { return }
    known = size
    runBody()
    tree.settleBoxes()
  }

  func update(_ content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    if known != nil { runBody() }
  }

  package override func graphChanged() {
    if known != nil { runBody() }
  }

  private func runBody() {
    tree.geometry.begin(self)
    tree.bodiesRun += 1
    let view = observing {
      mirror(values.layoutDirection == .rightToLeft)
      return content(GeometryProxy(node: self))
    }
    if let child = children.first {
      Content._updateNode(view, child)
    } else {
      adopt([Content._makeNode(view, in: childContext)])
      refreshBoxes()
    }
  }

  package override func willDetach() { tree.geometry.leave(self) }
}

extension View {
  /// Runs an action when something of the view's geometry has changed, and with its first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { _, newer in action(newer) })
  }

  /// Runs an action when something of the view's geometry has changed, and with its first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

nonisolated struct GeometryChange<Value: Equatable>: NodeModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor private final class Told {
    var value: Value?
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    let told = Told()
    node.memory = told
    node.tree.geometry.watch(node) { [weak node] in
      MainActor.assumeIsolated {
        guard let node, !node.isDetached else { return }
        let value = node.modifier.transform(GeometryProxy(node: node))
        guard value != told.value else { return }
        let before = told.value ?? value
        told.value = value
        node.tree.actions.add { [weak node] in node?.modifier.action(before, value) }
      }
    }
  }

  @MainActor func detach(from node: ModifierNode<Self>) { node.tree.geometry.leave(node) }
}

extension ViewTree {
  private static let geometryKey = TreeKey { tree in
    let watch = GeometryWatch()
    tree.moments.standing.append { [unowned tree] in watch.check(tree.layout) }
    return watch
  }

  /// Who depends on where views stand.
  package var geometry: GeometryWatch { self[Self.geometryKey] }
}
