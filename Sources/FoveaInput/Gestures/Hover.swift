import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

extension View {
  /// Tells when a pointer comes over the view and when it goes. Fingers do not hover, and a
  /// terminal's pointer only where it reports its movements.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(Hover { phase in action(phase != .ended) })
  }

  /// Tells where over the view a pointer is.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(Hover(space: coordinateSpace, isContinuous: true, action: action))
  }
}

/// Where a pointer is over a view, or that it has gone.
@frozen nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated struct Hover: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let space: CoordinateSpace
  let isContinuous: Bool
  let action: (HoverPhase) -> Void

  init(
    space: CoordinateSpace = .local, isContinuous: Bool = false,
    action: @escaping (HoverPhase) -> Void
  ) {
    self.space = space
    self.isContinuous = isContinuous
    self.action = action
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.facet?.render.hitArea = .bounds
    node.memory = HoverArea(node) { [weak node] phase, isNew in
      guard let hover = node?.modifier, isNew || hover.isContinuous else { return }
      hover.action(phase)
    }
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    if let area = node.memory as? HoverArea { node.tree.hover.forget(area) }
  }
}

/// A view that is told of the pointer over it.
@MainActor
package final class HoverArea {
  unowned let node: ViewNode
  private let tell: (HoverPhase, Bool) -> Void
  fileprivate var isOver = false

  init(_ node: ViewNode, tell: @escaping (HoverPhase, Bool) -> Void) {
    self.node = node
    self.tell = tell
  }

  fileprivate func enter(at point: Point) {
    let isNew = !isOver
    isOver = true
    let space = (node as? ModifierNode<Hover>)?.modifier.space ?? .local
    tell(.active(node.convert(point, to: space).cgPoint), isNew)
  }

  fileprivate func leave() {
    guard isOver else { return }
    isOver = false
    tell(.ended, true)
  }
}

/// The views that the pointer is over, from the inside out.
@MainActor
package final class HoverSystem {
  private var areas: [HoverArea] = []

  /// The pointer is at a point over a view, or over none.
  package func move(to point: Point, over node: ViewNode?) {
    var now: [HoverArea] = []
    var current = node
    while let candidate = current {
      if let area = candidate.hoverArea, candidate.takesGestures { now.append(area) }
      current = candidate.parent
    }
    let before = areas
    areas = now
    for area in before where !now.contains(where: { $0 === area }) { area.leave() }
    for area in now { area.enter(at: point) }
  }

  func forget(_ area: HoverArea) {
    areas.removeAll { $0 === area }
    area.leave()
  }
}

extension ViewNode {
  /// What is told of a pointer over the view inside.
  var hoverArea: HoverArea? { kept as? HoverArea }
}

extension ViewTree {
  private static let hoverKey = TreeKey { _ in HoverSystem() }

  /// The views that a pointer is over.
  package var hover: HoverSystem { self[Self.hoverKey] }
}
