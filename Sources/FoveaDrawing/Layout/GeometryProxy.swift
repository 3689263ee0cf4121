import Foundation
import FoveaGeometry
import FoveaNode

/// The size of a view and its place in other views' coordinates.
///
/// Sendable: the node is only looked at on the main actor.
nonisolated public struct GeometryProxy: @unchecked Sendable {
  weak var node: ViewNode?

  /// Width and height, in points.
  public var size: CGSize { ask(.size, or: .zero) { $0.firstBox?.size.cgSize } }

  /// The frame in a space; the local one where no view around has the space's name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    ask(.frame(coordinateSpace), or: .zero) { node in
      guard let box = node.firstBox else { return nil }
      let origin = node.origin(of: coordinateSpace, for: box) ?? box.absoluteFrame.origin
      return box.absoluteFrame.offset(by: FoveaGeometry.Point.zero - origin).cgRect
    }
  }

  /// The frame in a space that is named with a dot; the local one where no view around has its
  /// name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named view around, in this view's coordinates; `nil` where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    ask(.bounds(coordinateSpace.name), or: nil) { node in
      guard case .named(let name) = coordinateSpace.name, let space = node.spaceBox(named: name),
        let box = node.firstBox
      else { return nil }
      let origin = FoveaGeometry.Point.zero - box.absoluteFrame.origin
      return .some(space.absoluteFrame.offset(by: origin).cgRect)
    }
  }

  /// How far the view could reach beyond the safe area on each side.
  public var safeAreaInsets: EdgeInsets {
    ask(.safeArea, or: EdgeInsets()) { node in
      guard let box = node.firstBox else { return nil }
      let reach = node.tree.layout.safeAreaReach(of: box)
      return EdgeInsets(
        top: reach.top, leading: box.isRightToLeft ? reach.right : reach.left,
        bottom: reach.bottom, trailing: box.isRightToLeft ? reach.left : reach.right)
    }
  }

  /// The value of an anchor in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    ask(.anchor(anchor), or: anchor.fallback) { node in
      guard let box = node.firstBox, let rect = anchor.rect else { return nil }
      let origin = FoveaGeometry.Point.zero - box.absoluteFrame.origin
      return anchor.value(rect.offset(by: origin).cgRect)
    }
  }

  /// Asks something of the layout; bodies that did are evaluated again when the answer is another.
  private func ask<Value>(
    _ question: GeometryQuestion, or fallback: Value,
    _ answer: @escaping @MainActor (ViewNode) -> Value?
  ) -> Value {
    nonisolated(unsafe) var result = fallback
    nonisolated(unsafe) let question = question
    MainActor.assumeIsolated {
      guard let node, !node.isDetached, let value = answer(node) else { return }
      result = value
      node.tree.geometry.read(question, of: node) { answer($0).map { AnyGeometry($0) } }
    }
    return result
  }
}
